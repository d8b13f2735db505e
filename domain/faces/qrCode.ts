import { correction } from "./reedSolomon.ts";

/** ISO/IEC 18004, level M: [words of correction per block, words of data of each block], by version from one on. */
const BLOCKS: readonly (readonly [correction: number, data: readonly number[]])[] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
];
const ALIGNMENT: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];
const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_row, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];
/** Level M in the format's own numbering. */
const LEVEL_BITS = 0b00;

/** True where it is dark. */
export type QrGrid = boolean[][];

/** A text as a QR code of level M, without its quiet zone; null when it is longer than 213 bytes. */
export function qrCode(text: string): QrGrid | null {
  const bytes = [...new TextEncoder().encode(text)];
  const version = BLOCKS.findIndex(([, data], at) => dataBits(bytes, at + 1) <= sum(data) * 8) + 1;
  if (version === 0) return null;
  const words = interleaved(wordsOf(bytes, version), version);
  const grids = MASKS.map((_, mask) => draw(words, version, mask));
  return grids.reduce((best, grid) => (penalty(grid) < penalty(best) ? grid : best));
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
const countBits = (version: number) => (version < 10 ? 8 : 16);
const dataBits = (bytes: readonly number[], version: number) => 4 + countBits(version) + bytes.length * 8;

function wordsOf(bytes: readonly number[], version: number): number[] {
  const bits: number[] = [];
  const push = (value: number, length: number) => {
    for (let at = length - 1; at >= 0; at--) bits.push((value >> at) & 1);
  };
  const capacity = sum(BLOCKS[version - 1]![1]) * 8;
  push(0b0100, 4);
  push(bytes.length, countBits(version));
  for (const byte of bytes) push(byte, 8);
  push(0, Math.min(4, capacity - bits.length));
  push(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0xec; bits.length < capacity; pad ^= 0xec ^ 0x11) push(pad, 8);
  return Array.from({ length: capacity / 8 }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((word, bit) => (word << 1) | bit, 0),
  );
}

function interleaved(words: readonly number[], version: number): number[] {
  const [length, sizes] = BLOCKS[version - 1]!;
  let from = 0;
  const blocks = sizes.map((size) => words.slice(from, (from += size)));
  const corrections = blocks.map((block) => correction(block, length));
  const across = (lists: readonly (readonly number[])[]) =>
    Array.from({ length: Math.max(...lists.map((list) => list.length)) }, (_, at) =>
      lists.flatMap((list) => (at < list.length ? [list[at]!] : [])),
    ).flat();
  return [...across(blocks), ...across(corrections)];
}

function draw(words: readonly number[], version: number, mask: number): QrGrid {
  const side = 17 + version * 4;
  const grid: (boolean | null)[][] = Array.from({ length: side }, () => new Array(side).fill(null));
  const set = (row: number, column: number, dark: boolean) => {
    if (row >= 0 && column >= 0 && row < side && column < side) grid[row]![column] = dark;
  };
  for (const [top, left] of [
    [0, 0],
    [0, side - 7],
    [side - 7, 0],
  ] as const)
    for (let row = -1; row <= 7; row++)
      for (let column = -1; column <= 7; column++) {
        const ring = Math.max(Math.abs(row - 3), Math.abs(column - 3));
        set(top + row, left + column, ring !== 2 && ring !== 4);
      }
  const centres = ALIGNMENT[version - 1]!;
  for (const row of centres)
    for (const column of centres) {
      if (grid[row]![column] !== null) continue;
      for (let y = -2; y <= 2; y++)
        for (let x = -2; x <= 2; x++) set(row + y, column + x, Math.max(Math.abs(x), Math.abs(y)) !== 1);
    }
  for (let at = 8; at < side - 8; at++) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  drawFormat(set, side, mask);
  if (version >= 7) drawVersion(set, side, version);
  fill(grid, words, MASKS[mask]!);
  return grid as QrGrid;
}

type Setter = (row: number, column: number, dark: boolean) => void;

/** The remainder of `value` after division by a generator polynomial, as BCH codes are made. */
function remainder(value: number, generator: number): number {
  const top = 31 - Math.clz32(generator);
  let rest = value << top;
  while (rest !== 0 && 31 - Math.clz32(rest) >= top) rest ^= generator << (31 - Math.clz32(rest) - top);
  return rest;
}

function drawFormat(set: Setter, side: number, mask: number): void {
  const data = (LEVEL_BITS << 3) | mask;
  const bits = ((data << 10) | remainder(data, 0x537)) ^ 0x5412;
  for (let at = 0; at < 15; at++) {
    const dark = ((bits >> at) & 1) === 1;
    // Along the column beside the upper left corner, and along the row below it; both leave the timing lines out.
    set(at < 6 ? at : at < 8 ? at + 1 : side - 15 + at, 8, dark);
    set(8, at < 8 ? side - 1 - at : at === 8 ? 7 : 14 - at, dark);
  }
  set(side - 8, 8, true);
}

function drawVersion(set: Setter, side: number, version: number): void {
  const bits = (version << 12) | remainder(version, 0x1f25);
  for (let at = 0; at < 18; at++) {
    const dark = ((bits >> at) & 1) === 1;
    const [long, short] = [Math.floor(at / 3), side - 11 + (at % 3)];
    set(long, short, dark);
    set(short, long, dark);
  }
}

/** Lays the words in pairs of columns from the right, up and down in turns. */
function fill(grid: (boolean | null)[][], words: readonly number[], mask: (typeof MASKS)[number]): void {
  const side = grid.length;
  let at = 0;
  let isUp = true;
  for (let right = side - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < side; step++) {
      const row = isUp ? side - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (grid[row]![column] !== null) continue;
        const bit = at < words.length * 8 && ((words[at >> 3]! >> (7 - (at & 7))) & 1) === 1;
        at++;
        grid[row]![column] = bit !== mask(row, column);
      }
    }
    isUp = !isUp;
  }
}

/** How hard a grid is to read, by the four rules of the standard. */
function penalty(grid: QrGrid): number {
  const side = grid.length;
  const columns = grid.map((_, at) => grid.map((row) => row[at]!));
  const lines = [...grid, ...columns].map((line) => line.map((dark) => (dark ? "1" : "0")).join(""));
  let points = 0;
  for (const line of lines) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) points += run.length - 2;
    points += 40 * (line.match(/(?=00001011101|10111010000)/g)?.length ?? 0);
  }
  for (let row = 0; row < side - 1; row++)
    for (let column = 0; column < side - 1; column++) {
      const dark = grid[row]![column];
      if (
        dark === grid[row]![column + 1] &&
        dark === grid[row + 1]![column] &&
        dark === grid[row + 1]![column + 1]
      )
        points += 3;
    }
  const share = (grid.flat().filter(Boolean).length * 100) / (side * side);
  return points + Math.floor(Math.abs(share - 50) / 5) * 10;
}
