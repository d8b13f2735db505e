/** Digits that sort as text does: 0 to 9 before a to z. */
const BASE = 36n;
/** So many digits has a key at first; those between two near ones are longer. */
const WIDTH = 10;
/** How far behind the last key a new last one stands: room for a million others between them. */
const STEP = BASE ** 4n;

/**
 * Keys by which `count` new items stand between two neighbours, in order: texts that sort by their characters. No other key
 * changes, so two people who insert at once do not undo each other. `null` is the beginning, or the end.
 * Throws RangeError where there is no place between them: they stand in the wrong order.
 */
export function orderKeys(before: string | null, after: string | null, count: number): string[] {
  if (before !== null && after !== null && before >= after)
    throw new RangeError("There is no place between.");
  for (let width = Math.max(WIDTH, before?.length ?? 0, after?.length ?? 0); ; width++) {
    const low = before === null ? 0n : numberIn(before, width);
    const high = after === null ? BASE ** BigInt(width) : numberIn(after, width);
    const room = (high - low) / BigInt(count + 1);
    if (room === 0n) continue;
    const wanted = STEP * BASE ** BigInt(width - WIDTH);
    const step = room < wanted ? room : wanted;
    const first = firstOf({ before, after, low, high, step, count });
    return Array.from({ length: count }, (_, at) => keyOf(first + BigInt(at) * step, width));
  }
}

interface Gap {
  before: string | null;
  after: string | null;
  low: bigint;
  high: bigint;
  step: bigint;
  count: number;
}

/** At an end the new ones stand near their only neighbour, so that the end is never reached; between two, from the first on. */
function firstOf({ before, after, low, high, step, count }: Gap): bigint {
  if (before === null && after === null) return high / 2n;
  return before === null ? high - step * BigInt(count) : low + step;
}

function numberIn(key: string, width: number): bigint {
  let number = 0n;
  for (const digit of key.padEnd(width, "0")) number = number * BASE + BigInt(Number.parseInt(digit, 36));
  return number;
}

/** Without zeros at its end: two texts never mean the same place. */
function keyOf(number: bigint, width: number): string {
  return number.toString(36).padStart(width, "0").replace(/0+$/, "");
}
