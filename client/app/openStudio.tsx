import { needTexts, readNumbers } from "../i18n/i18n.ts";
import type { Visit } from "./visit.ts";

const opened = new WeakMap<Visit, ReturnType<typeof open>>();

/** Sends for everything that somebody signed in needs before their first screen, once a visit; what failed is tried anew. */
export function openStudio(visit: Visit) {
  const known = opened.get(visit);
  if (known) return known;
  const opening = open(visit);
  opened.set(visit, opening);
  opening.catch(() => opened.delete(visit));
  return opening;
}

async function open(visit: Visit) {
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
