// Runs before the first paint, as it is written here (scripts/bundle/beforePaint.ts).
{
  const root = document.documentElement;
  const { dataset } = document.currentScript;

  const add = (name, attributes) => {
    const element = document.createElement(name);
    for (const attribute in attributes) element.setAttribute(attribute, attributes[attribute]);
    document.head.append(element);
  };

  // Nobody sees a flash of the wrong scheme or of the wrong language.
  let scheme = null;
  let locale = null;
  let narrow = null;
  let planHiddenAt = 0;
  try {
    scheme = localStorage.getItem("mantine-color-scheme-value");
    locale = localStorage.getItem("levare.locale");
    narrow = localStorage.getItem("levare.sidebar.narrow");
    planHiddenAt = Number(localStorage.getItem("levare.planBanner.dismissedAt") ?? 0);
  } catch {
    // A browser that blocks storage gets the defaults.
  }
  const isLight =
    scheme === "light" || (scheme !== "dark" && matchMedia("(prefers-color-scheme: light)").matches);
  root.setAttribute("data-mantine-color-scheme", isLight ? "light" : "dark");
  // A door that the server drew says in which language it did (server/pages/prerendered.ts).
  root.lang = locale ?? root.dataset.prerendered ?? (/^es\b/.test(navigator.language) ? "es" : "en");

  // How wide the side bar is that the server writes (client/ui/ownView.css).
  if (narrow) root.dataset.narrow = narrow;
  // For a week, what is told of a trial (client/shell/PlanBanner.tsx).
  const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
  if (Date.now() - planHiddenAt < WEEK_MS) root.dataset.planHidden = "";

  // Who brings a session is asked for before any other code is there (server/pages/workingAhead.ts, client/app/askedAhead.ts).
  const askAhead = () => {
    const headers = { "x-levare": "1", accept: "application/json", "accept-language": root.lang };
    window.levareAsked = {};
    for (const address of dataset.asks.split(" "))
      window.levareAsked[address] = fetch(address, { headers }).catch(() => null);
    for (const href of (dataset[root.lang] ?? dataset.en).split(" "))
      add("link", { rel: "modulepreload", crossorigin: "", href });
  };
  // What the server wrote of the screen is painted first.
  if (dataset.asks && !dataset.client) askAhead();

  // What is pressed on a door that the server drew is done once the page itself stands (client/ui/endFirstView.ts).
  document.addEventListener("click", ({ target }) => {
    const firstView = document.getElementById("first-view");
    const button = target instanceof Element ? target.closest("button") : null;
    if (firstView?.contains(button))
      firstView.dataset.pressed = [...firstView.querySelectorAll("button")].indexOf(button);
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

  // A page of which something reads already names the client here instead of starting it (server/pages/afterFirstPaint.ts).
  if (dataset.client) {
    const PICTURE_MS = 300;
    const LONGEST_MS = 2_000;
    const after = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
    const painted = () =>
      new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: "paint", buffered: true }));
    // A frame's own work comes before it is painted, a timer set by it after.
    const paintedAgain = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const arrived = (picture) =>
      new Promise((resolve) => {
        if (!picture || picture.complete) return resolve();
        picture.addEventListener("load", resolve);
        picture.addEventListener("error", resolve);
      });
    const seen = async () => {
      await painted();
      const picture = document.querySelector("#first-view img[fetchpriority=high]");
      await Promise.race([arrived(picture), after(PICTURE_MS)]);
      await paintedAgain();
    };
    // In a tab that nobody looks at nothing is painted.
    void Promise.race([seen(), after(document.hidden ? 0 : LONGEST_MS)]).then(() => {
      if (dataset.asks) askAhead();
      for (const href of dataset.ahead.split(" ")) {
        const kind = href.endsWith(".css") ? { rel: "preload", as: "style" } : { rel: "modulepreload" };
        add("link", { ...kind, crossorigin: "", href });
      }
      add("script", { type: "module", crossorigin: "", src: dataset.client });
    });
  }
}
