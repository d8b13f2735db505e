/** How many 32-bit numbers an id takes. Compared one after the other they order ids as the databases do. */
export const ID_NUMBERS = 4;

/** Writes an id as four numbers, the first the most significant. */
export function writeId(id: string, into: Uint32Array, at: number): void {
  const hex = id.replaceAll("-", "");
  for (let part = 0; part < ID_NUMBERS; part++)
    into[at + part] = Number.parseInt(hex.slice(part * 8, part * 8 + 8), 16);
}

export function readId(from: Uint32Array, at: number): string {
  let hex = "";
  for (let part = 0; part < ID_NUMBERS; part++) hex += from[at + part]!.toString(16).padStart(8, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** Negative, zero or positive, as comparators answer. */
export function compareIds(a: Uint32Array, atA: number, b: Uint32Array, atB: number): number {
  for (let part = 0; part < ID_NUMBERS; part++) {
    const difference = a[atA + part]! - b[atB + part]!;
    if (difference !== 0) return difference;
  }
  return 0;
}
