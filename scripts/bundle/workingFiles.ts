import appShellQuery from "../../client/__generated__/AppShellQuery$parameters.ts";
import libraryScreenQuery from "../../client/__generated__/LibraryScreenQuery$parameters.ts";
import newReleasesQuery from "../../client/__generated__/NewReleasesQuery$parameters.ts";
import tracksScreenQuery from "../../client/__generated__/TracksScreenQuery$parameters.ts";
import type { Document } from "../../client/app/ask.ts";
import { questionAddress } from "../../client/app/questionAddress.ts";
import { tracksAsked } from "../../client/catalog/tracksAsked.ts";
import { NEWEST } from "../../client/dashboard/newest.ts";
import { LATEST } from "../../client/library/latest.ts";
import type { Locale } from "../../domain/accounts/locales.ts";
import type { WorkingFiles } from "../../server/pages/workingAhead.ts";
import { DAILY } from "./chunkGroups.ts";
import { filesAhead, type Manifest } from "./manifest.ts";

const TEXTS = ["outside", "reading", "visitor", "daily"];
const FRAME = ["client/app/AppShell.tsx", "client/app/relay.ts"];
/** The screens of every day by the addresses that they lie at, and what their routes ask there first, where it is always the same. */
const PLACES: Readonly<Record<string, { screen: keyof typeof DAILY; asks?: Document; variables?: object }>> =
  {
    "/": { screen: "dashboard", asks: newReleasesQuery, variables: NEWEST },
    "/library": { screen: "library", asks: libraryScreenQuery, variables: LATEST },
    "/discover": { screen: "discover" },
    "/search": { screen: "search" },
    "/catalog/tracks": {
      screen: "tracks",
      asks: tracksScreenQuery,
      variables: tracksAsked(new URLSearchParams()),
    },
  };

/**
 * What a page of somebody signed in asks for one after the other otherwise: who they are, their frame, and the screen at its address;
 * what every page asks for by itself is left out.
 */
export function workingFiles(manifest: Manifest): WorkingFiles {
  const screens = Object.entries(PLACES).map(([place, { screen, asks, variables = {} }]) => {
    // The screen stands first; what else is with it comes later.
    const [begins] = DAILY[screen];
    const files = filesAhead(manifest, [begins], ["index.html", ...FRAME]);
    return [place, { asks: asks ? [addressOf(asks, variables)] : [], files }];
  });
  const textsIn = (locale: Locale) =>
    filesAhead(
      manifest,
      TEXTS.map((part) => `client/locales/${locale}.po?${part}`),
    );
  return {
    texts: { en: textsIn("en"), es: textsIn("es") },
    asks: addressOf(appShellQuery, {}),
    frame: filesAhead(manifest, FRAME),
    screens: Object.fromEntries(screens),
  };
}

const addressOf = ({ params }: Document, variables: object) =>
  questionAddress(String(params.id), JSON.stringify(variables));
