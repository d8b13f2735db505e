// Runs before the first paint, so that nobody sees a flash of the wrong scheme or the wrong language. What is pressed on a door that the
// server drew is done once the page itself stands (client/ui/endFirstView.ts).
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
  // A door that the server drew says in which language it did (server/faces.ts).
  root.lang = locale ?? root.dataset.face ?? (/^es\b/.test(navigator.language) ? "es" : "en");
  document.addEventListener("click", ({ target }) => {
    const face = document.getElementById("first-view");
    const button = target instanceof Element ? target.closest("button") : null;
    if (face?.contains(button)) face.dataset.pressed = [...face.querySelectorAll("button")].indexOf(button);
  });
  document.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLSelectElement) || !target.closest("#first-view")) return;
    try {
      localStorage.setItem("levare.locale", target.value);
    } catch {
      return;
    }
    location.reload();
  });
}
