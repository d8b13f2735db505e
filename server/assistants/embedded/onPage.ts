import { idInWord } from "../../../domain/addresses/readable.ts";
import type { Named } from "../../../domain/assistants/grammar/linkNames.ts";
import { uuidOf } from "./paths.ts";

/** The release or recording whose page an address is, if it is one of these. */
export function onPage(path: string, things: readonly Named[]): readonly Named[] {
  const [, word] = /^\/(?:releases|catalog\/tracks)\/([^/?#]+)/.exec(path) ?? [];
  const id = word && idInWord(decodeURIComponent(word));
  return id ? things.filter((thing) => uuidOf(thing.id) === id) : [];
}
