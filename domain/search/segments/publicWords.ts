import { wordAt } from "./dictionary.ts";
import { PRIVATE } from "./layout.ts";
import type { Part } from "./Part.ts";

/**
 * Every word that something public has, with how many such documents there are; a word may come once for each part. Nothing that
 * only private things say is among them.
 */
export function* publicWords(parts: readonly Part[]): Generator<[word: string, count: number]> {
  for (const part of parts)
    for (let word = 0; word < part.segment.wordCount; word++) {
      const count = publicCount(part, word);
      if (count > 0) yield [wordAt(part.segment, word), count];
    }
}

function publicCount({ segment, dead }: Part, word: number): number {
  const { flags, titlePosts, titlePostOffsets, restPosts, restPostOffsets } = segment;
  let count = 0;
  const add = (posts: Uint32Array, offsets: Uint32Array) => {
    for (let post = offsets[word]!; post < offsets[word + 1]!; post++)
      if ((flags[posts[post]!]! & PRIVATE) === 0 && !dead.has(posts[post]!)) count++;
  };
  add(titlePosts, titlePostOffsets);
  add(restPosts, restPostOffsets);
  return count;
}
