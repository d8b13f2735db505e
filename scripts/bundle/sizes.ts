import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { beginningWith, readManifest } from "./manifest.ts";

/** What a kind of page may load before it stands: code in kB on the wire, its files, and styles in kB. */
export interface PageKind {
  name: string;
  /** Modules that the page begins with, by their names in vite's manifest. Each brings what it imports. */
  begins: readonly string[];
  scriptsKb: number;
  files: number;
  stylesKb: number;
}

const OUTSIDE = ["index.html", "client/locales/es.po?outside"];
const READING = [
  ...OUTSIDE,
  "client/app/visitorRoutes.tsx",
  "client/app/relay.ts",
  "client/locales/es.po?reading",
];
const STUDIO = [
  ...OUTSIDE,
  "client/app/AppShell.tsx",
  "client/app/relay.ts",
  "client/locales/es.po?reading",
  "client/locales/es.po?visitor",
  "client/locales/es.po?daily",
];

/** Spanish, whose texts are the longer ones. */
export const PAGE_KINDS: readonly PageKind[] = [
  kind("landing", [...OUTSIDE, "client/landing/LandingScreen.tsx"], 160, 12),
  kind("for artists", [...OUTSIDE, "client/landing/ArtistLandingScreen.tsx"], 160, 12),
  kind("legal text", [...OUTSIDE, "client/legal/LegalScreen.tsx", "client/legal/texts/terms.es.ts"], 160, 12),
  kind("signing in", [...OUTSIDE, "client/accounts/AuthScreen.tsx"], 160, 12),
  kind("profile", [...READING, "client/profiles/ProfileScreen.tsx"], 230, 15),
  kind("release", [...READING, "client/publicPages/PublicReleaseScreen.tsx"], 230, 15),
  kind("first screen, signed in", [...STUDIO, "client/dashboard/DashboardScreen.tsx"], 300, 20),
  kind("library", [...STUDIO, "client/library/LibraryScreen.tsx"], 300, 20),
  kind("tracks", [...STUDIO, "client/catalog/TracksScreen.tsx"], 320, 20),
  kind("release editor", [...STUDIO, "client/releases/ReleaseScreen.tsx"], 545, 48, 52),
];

/** Status line and headers of a file of ours. */
const HEADER_BYTES = 450;
const KB = 1000;

/** What a page of this kind loads from a built client, in bytes on the wire. */
export function loadedBy({ begins }: PageKind, folder: string) {
  const loaded = beginningWith(readManifest(folder), begins);
  const scripts = new Set(loaded.map(({ file }) => file));
  const styles = new Set(loaded.flatMap(({ css = [] }) => css));
  const wire = (files: Set<string>) =>
    [...files].reduce((sum, file) => sum + wireBytes(path.join(folder, file)) + HEADER_BYTES, 0);
  return { files: scripts.size, scripts: wire(scripts), styles: wire(styles) };
}

function wireBytes(file: string): number {
  return existsSync(`${file}.br`)
    ? statSync(`${file}.br`).size
    : brotliCompressSync(readFileSync(file)).length;
}

/** Whether nothing passes its limit, and a line for each kind of page. */
export function judgeSizes(folder: string, kinds = PAGE_KINDS): { isWithin: boolean; lines: string[] } {
  let isWithin = true;
  const lines = kinds.map((kind) => {
    const { files, scripts, styles } = loadedBy(kind, folder);
    const isOver = files > kind.files || scripts > kind.scriptsKb * KB || styles > kind.stylesKb * KB;
    if (isOver) isWithin = false;
    const figures = `${kb(scripts)} of ${kind.scriptsKb} kB in ${files} of ${kind.files} files, styles ${kb(styles)} of ${kind.stylesKb} kB`;
    return `${isOver ? "OVER " : "     "}${kind.name}: ${figures}`;
  });
  return { isWithin, lines };
}

const kb = (bytes: number) => (bytes / KB).toFixed(1);

function kind(
  name: string,
  begins: readonly string[],
  scriptsKb: number,
  files: number,
  stylesKb = 40,
): PageKind {
  return { name, begins, scriptsKb, files, stylesKb };
}
