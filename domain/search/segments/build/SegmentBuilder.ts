import { FACETS, type Facet } from "../../facets.ts";
import { KINDS } from "../../kinds.ts";
import type { IndexedDoc } from "../IndexedDoc.ts";
import { type Column, NO_WORD, PRIVATE, type Section, writeLayout } from "../layout.ts";
import { compareIds, ID_NUMBERS, readId, writeId } from "../uuid.ts";
import { NumberLists, Numbers } from "./Numbers.ts";
import { arranged, invert, ordered, ranksOf, rearranged, titleOrder } from "./ordering.ts";
import { wordOrder } from "./wordOrder.ts";

/** A document whose words, workspace and values are numbers of one builder. */
export interface CodedDoc {
  id: Uint32Array;
  flags: number;
  popularity: number;
  workspace: number;
  /** In the order of `FACETS`; 0 for none. */
  codes: readonly number[];
  title: Iterable<number>;
  names: Iterable<number>;
  /** May hold words of the title, and words twice. */
  rest: Iterable<number>;
}

/** Takes documents in any order, each id once, and makes one segment of them. The same documents make the same bytes. */
export class SegmentBuilder {
  readonly #words = new Map<string, number>();
  readonly #workspaces = new Map<string, number>();
  readonly #values = FACETS.map(() => new Map<string | number, number>());
  readonly #ids = new Numbers();
  readonly #flags = new Numbers();
  readonly #popularity = new Numbers();
  readonly #workspace = new Numbers();
  readonly #codes = FACETS.map(() => new Numbers());
  readonly #title = new NumberLists();
  readonly #names = new NumberLists();
  // Of each document the words of its title once each, then the others once each.
  readonly #inTitle = new NumberLists();
  readonly #inRest = new NumberLists();
  /** For each word the number of the last document that has it, plus one. */
  readonly #lastDoc = new Numbers();
  readonly #id = new Uint32Array(ID_NUMBERS);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(doc: IndexedDoc): void {
    writeId(doc.id, this.#id, 0);
    const names = doc.names === "" ? [] : doc.names.split(" ");
    this.push({
      id: this.#id,
      flags: (KINDS.indexOf(doc.kind) + 1) | (doc.isPublic ? 0 : PRIVATE),
      popularity: doc.popularity,
      workspace: this.workspace(doc.workspaceId),
      codes: FACETS.map((facet) => this.code(facet, doc.values[facet])),
      title: this.#wordsIn(doc.title),
      names: names.map((name) => (name === "" ? NO_WORD : this.word(name))),
      rest: this.#wordsIn(doc.body),
    });
  }

  push(doc: CodedDoc): void {
    this.#size++;
    for (const part of doc.id) this.#ids.push(part);
    this.#flags.push(doc.flags);
    this.#popularity.push(doc.popularity);
    this.#workspace.push(doc.workspace);
    doc.codes.forEach((code, facet) => {
      this.#codes[facet]!.push(code);
    });
    for (const word of doc.title) this.#title.items.push(word);
    for (const word of doc.names) this.#names.items.push(word);
    for (const word of doc.title) this.#note(word, this.#inTitle);
    for (const word of doc.names) if (word !== NO_WORD) this.#note(word, this.#inRest);
    for (const word of doc.rest) this.#note(word, this.#inRest);
    for (const lists of [this.#title, this.#names, this.#inTitle, this.#inRest]) lists.endList();
  }

  word(word: string): number {
    return numberOf(word, this.#words);
  }

  workspace(id: string): number {
    return numberOf(id, this.#workspaces);
  }

  code(facet: Facet, value: string | number | null): number {
    return value === null ? 0 : numberOf(value, this.#values[FACETS.indexOf(facet)]!) + 1;
  }

  build(): SharedArrayBuffer {
    const size = this.#size;
    const ids = this.#ids.all;
    const popularity = this.#popularity.all;
    const order = ordered(
      size,
      (a, b) => popularity[b]! - popularity[a]! || compareIds(ids, b * ID_NUMBERS, ids, a * ID_NUMBERS),
    );
    const words = wordOrder([...this.#words.keys()]);
    const wordRank = ranksOf(words.order);
    const workspaces = workspaceOrder([...this.#workspaces.keys()]);
    const sortedIds = new Uint32Array(size * ID_NUMBERS);
    order.forEach((doc, place) => {
      sortedIds.set(ids.subarray(doc * ID_NUMBERS, (doc + 1) * ID_NUMBERS), place * ID_NUMBERS);
    });
    const title = rearranged(this.#title, order, wordRank);
    const names = rearranged(this.#names, order, wordRank);
    const titlePosts = invert(this.#inTitle, order, wordRank);
    const restPosts = invert(this.#inRest, order, wordRank);
    const facets = FACETS.map((facet, index) => this.#facetColumn(facet, index, order));
    const values = Object.fromEntries(facets.map(({ facet, values }) => [facet, values]));
    return writeLayout({
      flags: arranged(this.#flags.all, order, new Uint8Array(size)),
      popularity: arranged(popularity, order, new Uint32Array(size)),
      ids: sortedIds,
      byId: ordered(size, (a, b) => compareIds(sortedIds, a * ID_NUMBERS, sortedIds, b * ID_NUMBERS)),
      byTitle: titleOrder(size, title),
      workspace: arranged(this.#workspace.all, order, new Uint32Array(size), workspaces.rank),
      workspaces: workspaces.ids,
      ...(Object.fromEntries(facets.map(({ facet, codes }) => [`facet:${facet}`, codes])) as Record<
        `facet:${Facet}`,
        Column
      >),
      facetValues: new TextEncoder().encode(JSON.stringify(values)),
      wordBytes: words.bytes,
      wordOffsets: words.offsets,
      titlePosts: titlePosts.items,
      titlePostOffsets: titlePosts.offsets,
      restPosts: restPosts.items,
      restPostOffsets: restPosts.offsets,
      titleWords: title.items,
      titleWordOffsets: title.offsets,
      nameWords: names.items,
      nameWordOffsets: names.offsets,
    } satisfies Record<Section, Column>);
  }

  #wordsIn(text: string): number[] {
    return text === "" ? [] : text.split(" ").map((word) => this.word(word));
  }

  /** Adds a word to a list unless this document has it already. */
  #note(word: number, lists: NumberLists): void {
    while (this.#lastDoc.length <= word) this.#lastDoc.push(0);
    if (this.#lastDoc.at(word) === this.#size) return;
    this.#lastDoc.set(word, this.#size);
    lists.items.push(word);
  }

  #facetColumn(facet: Facet, index: number, order: Uint32Array) {
    const found = [...this.#values[index]!.keys()];
    const places = ordered(found.length, (a, b) => (found[a]! < found[b]! ? -1 : 1));
    const codes = new Uint32Array(found.length + 1);
    ranksOf(places).forEach((rank, value) => {
      codes[value + 1] = rank + 1;
    });
    const Narrowest = found.length < 0xff ? Uint8Array : found.length < 0xffff ? Uint16Array : Uint32Array;
    return {
      facet,
      values: Array.from(places, (place) => found[place]!),
      codes: arranged(this.#codes[index]!.all, order, new Narrowest(order.length), codes),
    };
  }
}

function numberOf<Key>(key: Key, numbers: Map<Key, number>): number {
  const known = numbers.get(key);
  if (known !== undefined) return known;
  numbers.set(key, numbers.size);
  return numbers.size - 1;
}

function workspaceOrder(found: readonly string[]) {
  const order = ordered(found.length, (a, b) => (found[a]! < found[b]! ? -1 : 1));
  const ids = new Uint32Array(found.length * ID_NUMBERS);
  order.forEach((place, at) => {
    writeId(found[place]!, ids, at * ID_NUMBERS);
  });
  return { ids, rank: ranksOf(order) };
}

/** The ids of a column as text, for what is numbered by them. */
export function idsIn(column: Uint32Array): string[] {
  return Array.from({ length: column.length / ID_NUMBERS }, (_, at) => readId(column, at * ID_NUMBERS));
}
