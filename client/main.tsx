import "./ui/fonts.css";
import "./ui/styles.css";
import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { App } from "./app/App.tsx";
import { isSomebodyExpected } from "./app/askedAhead.ts";
import { openData } from "./app/data.ts";
import { keepInstallOffer } from "./app/installOffer.ts";
import { openStudio } from "./app/openStudio.tsx";
import { reloadForNewVersion } from "./app/reloadForNewVersion.ts";
import { Session } from "./app/Session.ts";
import { openVisit } from "./app/visit.ts";
import { activateLocale, platformLocale, preferredLocale, storedLocale } from "./i18n/i18n.ts";

reloadForNewVersion();
keepInstallOffer();

const texts = activateLocale(preferredLocale(storedLocale(), navigator.languages, platformLocale()));

const session = new Session((self, path) => {
  if (path !== null) window.history.pushState(null, "", path);
  return openVisit(
    openData(() => self.restart()),
    ({ routes, grow }) => createBrowserRouter(routes, grow && { patchRoutesOnNavigation: grow }),
  );
});

// Beside the question who that is; what does not come is told once it is drawn.
if (isSomebodyExpected()) void openStudio(session.visit()).catch(() => {});

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element #root");
await texts;
// In short steps, between which a press is heard: what the server wrote of the page is in sight already.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App session={session} />
    </StrictMode>,
  ),
);
