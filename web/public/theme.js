// Runs before the first paint, so that a dark page never flashes light.
try {
  const theme = localStorage.getItem("roji.theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // without storage, follow the system
}
