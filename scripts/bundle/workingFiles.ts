import appShellQuery from "../../client/__generated__/AppShellQuery$parameters.ts";
import { questionAddress } from "../../client/app/questionAddress.ts";
import type { Locale } from "../../domain/accounts/locales.ts";
import type { WorkingFiles } from "../../server/workingAhead.ts";
import { DAILY } from "./chunkGroups.ts";
import { beginningWith, type Chunk, type Manifest } from "./manifest.ts";

const TEXTS = ["outside", "reading", "visitor", "daily"];
const FRAME = ["client/app/AppShell.tsx", "client/app/relay.ts"];
/** The screens of every day by the addresses that they lie at. */
const PLACES: Readonly<Record<string, keyof typeof DAILY>> = {
  "/": "dashboard",
  "/library": "library",
  "/discover": "discover",
  "/search": "search",
  "/catalog/tracks": "tracks",
};

/**
 * What a page of somebody signed in asks for one after the other otherwise: who they are, their frame, and the screen at its address;
 * what every page asks for by itself is left out.
 */
export function workingFiles(manifest: Manifest): WorkingFiles {
  const filesOf = ({ file, css = [] }: Chunk) => [file, ...css];
  const reached = (modules: readonly string[]) => beginningWith(manifest, modules).flatMap(filesOf);
  const without = (files: readonly string[], known: readonly string[]) =>
    [...new Set(files)].filter((file) => !known.includes(file)).map((file) => `/${file}`);
  const begun = reached(["index.html"]);
  const frame = reached(FRAME);
  const screens = Object.entries(PLACES).map(([place, name]) => {
    // The screen stands first; what else is with it comes later, or on a desk alone.
    const [screen] = DAILY[name];
    return [place, without(reached([screen]), [...begun, ...frame])];
  });
  const textsIn = (locale: Locale) => TEXTS.map((part) => `client/locales/${locale}.po?${part}`);
  return {
    texts: { en: without(reached(textsIn("en")), begun), es: without(reached(textsIn("es")), begun) },
    asks: questionAddress(String(appShellQuery.params.id), "{}"),
    frame: without(frame, begun),
    screens: Object.fromEntries(screens),
  };
}
