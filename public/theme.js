// Runs before the first paint, so that nobody sees a flash of the wrong scheme or the wrong language.
{
  const root = document.documentElement;
  let scheme = null;
  let locale = null;
  try {
    scheme = localStorage.getItem("mantine-color-scheme-value");
    locale = localStorage.getItem("levare.locale");
  } catch {
    // A browser that blocks storage gets the defaults.
  }
  const isLight =
    scheme === "light" || (scheme !== "dark" && matchMedia("(prefers-color-scheme: light)").matches);
  root.setAttribute("data-mantine-color-scheme", isLight ? "light" : "dark");
  root.lang = locale ?? (/^es\b/.test(navigator.language) ? "es" : "en");
}
