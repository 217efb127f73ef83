/** The Japanese characters of our two typefaces, in slices: the browser loads those that a page needs. */
import "@fontsource/zen-kaku-gothic-new/400.css";
import "@fontsource/zen-kaku-gothic-new/700.css";
import "@fontsource/zen-old-mincho/700.css";
