/** A page that is measured, and what it may take. */
export interface Page {
  name: string;
  path: string;
  /** Seen by somebody who is signed in. */
  isInside: boolean;
  goals: Figures;
}

/** What is measured of a page: kB on the wire, files, milliseconds; the score of Lighthouse from 0 to 100. */
export interface Figures {
  scriptKb: number;
  scripts: number;
  styleKb: number;
  fontKb: number;
  pictureKb: number;
  lcp: number;
  cls: number;
  inp: number;
  score: number;
}

const ANY = { styleKb: 40, fontKb: 60, pictureKb: 250, cls: 0.02, inp: 100 };
const DOOR: Figures = { ...ANY, scriptKb: 160, scripts: 12, lcp: 2000, score: 95 };
const READING: Figures = { ...ANY, scriptKb: 230, scripts: 15, lcp: 2000, score: 95 };
const INSIDE: Figures = { ...ANY, scriptKb: 320, scripts: 20, lcp: 2500, score: 90 };

/** A visit by somebody who was here before, beside their first one. */
export const REPEAT_GOAL = 0.45;

/** Nine pages: doors, pages to read and to hear, and three of whoever is signed in. Addresses of the demo's story. */
export function pagesOf(profile: string, release: string): Page[] {
  return [
    { name: "landing", path: "/", isInside: false, goals: DOOR },
    { name: "for artists", path: "/artist-landing", isInside: false, goals: DOOR },
    { name: "terms", path: "/terms-of-service", isInside: false, goals: DOOR },
    { name: "signing in", path: "/auth", isInside: false, goals: DOOR },
    { name: "profile", path: profile, isInside: false, goals: READING },
    { name: "release", path: release, isInside: false, goals: READING },
    { name: "dashboard", path: "/", isInside: true, goals: INSIDE },
    { name: "library", path: "/library", isInside: true, goals: INSIDE },
    { name: "tracks", path: "/catalog/tracks", isInside: true, goals: INSIDE },
  ];
}
