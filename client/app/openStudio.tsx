import { needTexts } from "../i18n/i18n.ts";
import type { Visit, Who } from "./visit.ts";

/** Sends for everything that somebody signed in needs before their first screen; asked again it is there. */
export async function openStudio(visit: Visit) {
  const [{ AppShell }, relay] = await Promise.all([
    import("./AppShell.tsx"),
    visit.openRelay(),
    needTexts("reading", "visitor", "daily"),
  ]);
  return { default: ({ who }: { who: Who }) => <AppShell visit={visit} who={who} relay={relay} /> };
}
