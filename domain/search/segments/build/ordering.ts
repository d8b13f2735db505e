import { type Column, NO_WORD } from "../layout.ts";
import type { NumberLists } from "./Numbers.ts";

/** Lists laid one after the other: list n is what stands from `offsets[n]` to `offsets[n + 1]`. */
export interface Laid {
  items: Uint32Array;
  offsets: Uint32Array;
}

/** The numbers below `size` in an order. */
export function ordered(size: number, compare: (a: number, b: number) => number): Uint32Array {
  const order = new Uint32Array(size);
  for (let index = 0; index < size; index++) order[index] = index;
  return order.sort(compare);
}

/** Where each number stands in an order. */
export function ranksOf(order: Uint32Array): Uint32Array {
  const rank = new Uint32Array(order.length);
  for (let place = 0; place < order.length; place++) rank[order[place]!] = place;
  return rank;
}

/** A column in another order of the documents, each number exchanged for what `exchange` has for it. */
export function arranged<Into extends Column>(
  column: Uint32Array,
  order: Uint32Array,
  into: Into,
  exchange?: Uint32Array,
): Into {
  for (let place = 0; place < order.length; place++) {
    const number = column[order[place]!]!;
    into[place] = exchange ? exchange[number]! : number;
  }
  return into;
}

/** The documents' lists in another order of the documents, with the words' new numbers. */
export function rearranged(lists: NumberLists, order: Uint32Array, wordRank: Uint32Array): Laid {
  const from = lists.offsets();
  const given = lists.items.all;
  const items = new Uint32Array(given.length);
  const offsets = new Uint32Array(order.length + 1);
  let at = 0;
  for (let place = 0; place < order.length; place++) {
    const doc = order[place]!;
    for (let index = from[doc]!; index < from[doc + 1]!; index++)
      items[at++] = given[index] === NO_WORD ? NO_WORD : wordRank[given[index]!]!;
    offsets[place + 1] = at;
  }
  return { items, offsets };
}

/** For each word its documents, in their order. */
export function invert(lists: NumberLists, order: Uint32Array, wordRank: Uint32Array): Laid {
  const from = lists.offsets();
  const given = lists.items.all;
  const offsets = new Uint32Array(wordRank.length + 1);
  for (let index = 0; index < given.length; index++) offsets[wordRank[given[index]!]! + 1]!++;
  for (let word = 0; word < wordRank.length; word++) offsets[word + 1]! += offsets[word]!;
  const next = offsets.slice();
  const items = new Uint32Array(given.length);
  for (let place = 0; place < order.length; place++) {
    const doc = order[place]!;
    for (let index = from[doc]!; index < from[doc + 1]!; index++)
      items[next[wordRank[given[index]!]!]!++] = place;
  }
  return { items, offsets };
}

/** Documents by their titles. Words are numbered in their order, so comparing numbers compares the texts. */
export function titleOrder(size: number, { items, offsets }: Laid): Uint32Array {
  return ordered(size, (a, b) => {
    const lengthA = offsets[a + 1]! - offsets[a]!;
    const lengthB = offsets[b + 1]! - offsets[b]!;
    for (let index = 0; index < lengthA && index < lengthB; index++) {
      const difference = items[offsets[a]! + index]! - items[offsets[b]! + index]!;
      if (difference !== 0) return difference;
    }
    return lengthA - lengthB || a - b;
  });
}
