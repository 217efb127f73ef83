// Runs before anything is painted, so that a page kept dark never flashes light.
try {
  const theme = localStorage.getItem("roji.theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // a browser that keeps nothing follows the system
}
