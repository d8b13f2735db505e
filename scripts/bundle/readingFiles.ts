import type { ReadingFiles } from "../../server/pages/readingAhead.ts";
import { READ } from "./chunkGroups.ts";
import { filesAhead, type Manifest } from "./manifest.ts";

/**
 * Code and styles that pages to be read otherwise ask for one after the other, once the common code knows that nobody is signed in;
 * what every page asks for by itself is left out.
 */
export function readingFiles(manifest: Manifest): ReadingFiles {
  const { frame, profile, release } = READ;
  return {
    profile: filesAhead(manifest, [...frame, profile]),
    release: filesAhead(manifest, [...frame, release]),
  };
}
