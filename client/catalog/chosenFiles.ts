import {
  ACCEPTED_AUDIO_EXTENSIONS,
  largerThan,
  MAX_UPLOAD_BYTES,
  MEGABYTE,
} from "../../domain/catalog/audio.ts";
import { type Refusal, refusal } from "../../domain/words/refusal.ts";

/** What a folder or a selection holds: music, in the order of the file names, and how much else was left out. */
export function sortChosen(files: readonly File[]): { music: File[]; leftOut: number } {
  const music = files
    .filter(looksLikeMusic)
    .sort((one, other) => ORDER.compare(placeOf(one), placeOf(other)));
  return { music, leftOut: files.filter((file) => !isHidden(file) && !looksLikeMusic(file)).length };
}

/** What is wrong with a file before its first byte is sent; null when the server should look at it. */
export function sizeProblem(bytes: number): Refusal | null {
  if (bytes === 0) return refusal("audio.empty");
  return bytes > MAX_UPLOAD_BYTES ? largerThan(MAX_UPLOAD_BYTES / MEGABYTE) : null;
}

// "2 Tide" stands before "10 Shore".
const ORDER = new Intl.Collator(undefined, { numeric: true });

function placeOf(file: File): string {
  return file.webkitRelativePath || file.name;
}

// The name decides only what is worth sending; the bytes decide what it is.
function looksLikeMusic(file: File): boolean {
  if (isHidden(file)) return false;
  const name = file.name.toLowerCase();
  return file.type.startsWith("audio/") || ACCEPTED_AUDIO_EXTENSIONS.some((ending) => name.endsWith(ending));
}

function isHidden({ name }: File): boolean {
  return name.startsWith(".");
}
