import { FACETS } from "../../facets.ts";
import { wordAt } from "../dictionary.ts";
import { NO_WORD } from "../layout.ts";
import type { Part } from "../Part.ts";
import type { Segment } from "../Segment.ts";
import { ID_NUMBERS } from "../uuid.ts";
import { idsIn, SegmentBuilder } from "./SegmentBuilder.ts";

const UNKNOWN = 0xffffffff;

/** One segment of all that is still true, made from the segments alone. The parts share no document. */
export function mergeSegments(parts: readonly Part[]): SharedArrayBuffer {
  const builder = new SegmentBuilder();
  for (const part of parts) pour(part, builder);
  return builder.build();
}

/** Adds what of a segment is still true to a builder. */
export function pour({ segment, dead }: Part, builder: SegmentBuilder): void {
  // Numbered by the builder when a living document has them, so that nothing is kept that only the dead had.
  const words = new Uint32Array(segment.wordCount).fill(UNKNOWN);
  const wordOf = (word: number) => {
    if (word === NO_WORD) return NO_WORD;
    if (words[word] === UNKNOWN) words[word] = builder.word(wordAt(segment, word));
    return words[word]!;
  };
  const workspaces = idsIn(segment.workspaces);
  const rest = restWords(segment);
  for (let doc = 0; doc < segment.size; doc++) {
    if (dead.has(doc)) continue;
    const of = (items: Uint32Array, offsets: Uint32Array) =>
      Array.from(items.subarray(offsets[doc]!, offsets[doc + 1]!), wordOf);
    builder.push({
      id: segment.ids.subarray(doc * ID_NUMBERS, (doc + 1) * ID_NUMBERS),
      flags: segment.flags[doc]!,
      popularity: segment.popularity[doc]!,
      workspace: builder.workspace(workspaces[segment.workspace[doc]!]!),
      codes: FACETS.map((facet, index) => {
        const { codes, values } = segment.facets[index]!;
        return codes[doc] === 0 ? 0 : builder.code(facet, values[codes[doc]! - 1]!);
      }),
      title: of(segment.titleWords, segment.titleWordOffsets),
      names: of(segment.nameWords, segment.nameWordOffsets),
      rest: of(rest.items, rest.offsets),
    });
  }
}

/** Of each document the words outside of its title. */
function restWords({ size, wordCount, restPosts, restPostOffsets }: Segment) {
  const offsets = new Uint32Array(size + 1);
  for (let post = 0; post < restPosts.length; post++) offsets[restPosts[post]! + 1]!++;
  for (let doc = 0; doc < size; doc++) offsets[doc + 1]! += offsets[doc]!;
  const next = offsets.slice();
  const items = new Uint32Array(restPosts.length);
  for (let word = 0; word < wordCount; word++)
    for (let post = restPostOffsets[word]!; post < restPostOffsets[word + 1]!; post++)
      items[next[restPosts[post]!]!++] = word;
  return { items, offsets };
}
