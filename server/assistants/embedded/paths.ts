import { readableWord } from "../../../domain/addresses/readable.ts";
import type { Citation } from "../../providers/assistant.ts";
import { fullTitle } from "../reads/studioThings.ts";

interface Titled {
  id: string;
  title: string;
  versionTitle: string | null;
}

/** The page of a release as a source; `part` is the part of its editor, `?part=`. */
export function releasePage(release: Titled, part?: string): Citation {
  const path = `/releases/${wordOf(release)}`;
  return { label: fullTitle(release), path: part ? `${path}?part=${part}` : path };
}

/** The page of a recording as a source; `part` is the last word of its address. */
export function trackPage(track: Titled, part?: "credits" | "files" | "lyrics" | "plays"): Citation {
  const path = `/catalog/tracks/${wordOf(track)}`;
  return { label: fullTitle(track), path: part ? `${path}/${part}` : path };
}

function wordOf({ id, title }: Titled): string {
  return encodeURIComponent(readableWord(title, uuidOf(id)));
}

/** The part of a global id behind its kind. */
export function uuidOf(id: string): string {
  return atob(id).replace(/^\w+:/, "");
}
