import { FACETS } from "../facets.ts";

/**
 * The parts of a segment in their order. All of it lies in one buffer, which is also what a snapshot holds: to load is to read a
 * file into memory. Documents are numbered by popularity, the most liked first, equals newest first, so that every list of
 * document numbers is in the order of a page already.
 */
export const SECTIONS = [
  "flags", // of each document: its kind, and `PRIVATE`
  "popularity",
  "ids", // four numbers each
  "byId", // documents in the order of their ids
  "byTitle", // documents in the order of their titles, word by word
  "workspace", // of each document, a place among `workspaces`
  "workspaces", // ids, in their order
  ...FACETS.map((facet) => `facet:${facet}` as const), // of each document, 0 or a place among the facet's values plus one
  "facetValues", // JSON: the values of each facet in their order
  "wordBytes", // UTF-8 of all words, in the order of code points
  "wordOffsets", // where each word begins
  "titlePosts", // for each word the documents that have it in their title
  "titlePostOffsets",
  "restPosts", // for each word the documents that have it elsewhere only
  "restPostOffsets",
  "titleWords", // of each document the words of its title in their order
  "titleWordOffsets",
  "nameWords",
  "nameWordOffsets",
] as const;
export type Section = (typeof SECTIONS)[number];

export type Column = Uint8Array | Uint16Array | Uint32Array;

/** Beside the kind's number, in `flags`. */
export const PRIVATE = 0x80;

/** A place in `nameWords` where a name without letters stood. */
export const NO_WORD = 0xffffffff;

/** Rises with every change of `SECTIONS` or of what they mean: a segment of another layout is built anew. */
const LAYOUT = 1;
const MAGIC = 0x4c56_5347; // "LVSG"
const NUMBERS_PER_SECTION = 3;
const HEADER_BYTES = roundUp((2 + SECTIONS.length * NUMBERS_PER_SECTION) * 4);

/** Puts the columns of a segment into one buffer that threads can share. */
export function writeLayout(columns: Readonly<Record<Section, Column>>): SharedArrayBuffer {
  let size = HEADER_BYTES;
  for (const name of SECTIONS) size += roundUp(columns[name].byteLength);
  const buffer = new SharedArrayBuffer(size);
  const header = new Uint32Array(buffer, 0, HEADER_BYTES / 4);
  header.set([MAGIC, LAYOUT]);
  let offset = HEADER_BYTES;
  SECTIONS.forEach((name, index) => {
    const column = columns[name];
    // Offsets count steps of eight bytes, so that four bytes of header reach far enough.
    header.set([offset / 8, column.length, column.BYTES_PER_ELEMENT], 2 + index * NUMBERS_PER_SECTION);
    viewOf(buffer, offset, column.length, column.BYTES_PER_ELEMENT).set(column);
    offset += roundUp(column.byteLength);
  });
  return buffer;
}

/** The columns of a segment without copying them; `null` for a buffer that is none, or of another version. */
export function readLayout(buffer: SharedArrayBuffer): Record<Section, Column> | null {
  if (buffer.byteLength < HEADER_BYTES) return null;
  const header = new Uint32Array(buffer, 0, HEADER_BYTES / 4);
  if (header[0] !== MAGIC || header[1] !== LAYOUT) return null;
  const columns = {} as Record<Section, Column>;
  for (const [index, name] of SECTIONS.entries()) {
    const [offset, length, width] = header.subarray(2 + index * NUMBERS_PER_SECTION);
    if (offset! * 8 + length! * width! > buffer.byteLength) return null;
    columns[name] = viewOf(buffer, offset! * 8, length!, width!);
  }
  return columns;
}

function viewOf(buffer: SharedArrayBuffer, offset: number, length: number, width: number): Column {
  if (width === 1) return new Uint8Array(buffer, offset, length);
  return width === 2 ? new Uint16Array(buffer, offset, length) : new Uint32Array(buffer, offset, length);
}

function roundUp(bytes: number): number {
  return Math.ceil(bytes / 8) * 8;
}
