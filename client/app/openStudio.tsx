import { needTexts, readNumbers } from "../i18n/i18n.ts";
import type { Visit } from "./visit.ts";

/** Sends for everything that somebody signed in needs before their first screen; asked again it is there. */
export async function openStudio(visit: Visit) {
  const [{ AppShell, openRoutes }, relay, who] = await Promise.all([
    import("./AppShell.tsx"),
    visit.openRelay(),
    visit.who,
    needTexts("reading", "visitor", "daily"),
    readNumbers(),
  ]);
  await openRoutes(visit, relay, who);
  return { default: () => <AppShell visit={visit} relay={relay} /> };
}
