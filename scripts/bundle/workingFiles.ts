import appShellQuery from "../../client/__generated__/AppShellQuery$parameters.ts";
import fanShelvesQuery from "../../client/__generated__/FanShelvesQuery$parameters.ts";
import libraryScreenQuery from "../../client/__generated__/LibraryScreenQuery$parameters.ts";
import newReleasesQuery from "../../client/__generated__/NewReleasesQuery$parameters.ts";
import tracksScreenQuery from "../../client/__generated__/TracksScreenQuery$parameters.ts";
import type { Document } from "../../client/app/ask.ts";
import { questionAddress } from "../../client/app/questionAddress.ts";
import { tracksAsked } from "../../client/catalog/tracksAsked.ts";
import { NEWEST } from "../../client/dashboard/newest.ts";
import { LATEST } from "../../client/library/latest.ts";
import type { Locale } from "../../domain/accounts/locales.ts";
import { FAN_HOME, type WorkingFiles } from "../../server/pages/workingAhead.ts";
import { DAILY } from "./chunkGroups.ts";
import { filesAhead, type Manifest } from "./manifest.ts";

const TEXTS = ["outside", "reading", "visitor", "daily"];
const FRAME = ["client/app/AppShell.tsx", "client/app/relay.ts"];
/** A studio's, which goes without a fan's shelves. */
const STUDIO_HOME = DAILY.dashboard.slice(0, 1);

interface Place {
  /** The modules that the screen stands with. */
  begins: readonly string[];
  asks: readonly (readonly [Document, variables: object])[];
}

/** The screens of every day by the addresses that they lie at, and what their routes ask there first, where it is always the same. */
const PLACES: Readonly<Record<string, Place>> = {
  "/": { begins: STUDIO_HOME, asks: [[newReleasesQuery, NEWEST]] },
  [FAN_HOME]: {
    begins: DAILY.dashboard,
    asks: [
      [fanShelvesQuery, {}],
      [newReleasesQuery, NEWEST],
    ],
  },
  "/library": { begins: DAILY.library, asks: [[libraryScreenQuery, LATEST]] },
  "/discover": { begins: DAILY.discover, asks: [] },
  "/search": { begins: DAILY.search, asks: [] },
  "/catalog/tracks": {
    // What else is with it comes later.
    begins: DAILY.tracks.slice(0, 1),
    asks: [[tracksScreenQuery, tracksAsked(new URLSearchParams())]],
  },
};

/**
 * What a page of somebody signed in asks for one after the other otherwise: who they are, their frame, and the screen at its address;
 * what every page asks for by itself is left out.
 */
export function workingFiles(manifest: Manifest): WorkingFiles {
  const screens = Object.entries(PLACES).map(([place, { begins, asks }]) => {
    const files = filesAhead(manifest, begins, ["index.html", ...FRAME]);
    return [place, { asks: asks.map(([document, variables]) => addressOf(document, variables)), files }];
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
