/** The Japanese signs of our two typefaces, in slices: the browser fetches those that a page shows. */
import "@fontsource/zen-kaku-gothic-new/400.css";
import "@fontsource/zen-kaku-gothic-new/700.css";
import "@fontsource/zen-old-mincho/700.css";
