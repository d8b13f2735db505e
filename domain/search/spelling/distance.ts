/**
 * How many letters must be added, left out, changed or swapped with their neighbour to make one word of the other (optimal
 * string alignment). With `isBeginning` the other word may go on: what counts is its nearest beginning. Beyond `max` the answer
 * is `max + 1`.
 */
export function distance(typed: string, word: string, max: number, isBeginning = false): number {
  // What lies further right costs more than `max` in any case.
  const width = Math.min(word.length, typed.length + max);
  if (width < typed.length - max || (!isBeginning && word.length > width)) return max + 1;
  let [before, above, row] = [ROWS[0]!, ROWS[1]!, ROWS[2]!];
  for (let at = 0; at <= width; at++) above[at] = at;
  for (let from = 1; from <= typed.length; from++) {
    row[0] = from;
    let least = from;
    for (let to = 1; to <= width; to++) {
      const isSame = typed[from - 1] === word[to - 1];
      let cost = Math.min(above[to]! + 1, row[to - 1]! + 1, above[to - 1]! + (isSame ? 0 : 1));
      if (from > 1 && to > 1 && typed[from - 1] === word[to - 2] && typed[from - 2] === word[to - 1])
        cost = Math.min(cost, before[to - 2]! + 1);
      row[to] = cost;
      if (cost < least) least = cost;
    }
    if (least > max) return max + 1;
    [before, above, row] = [above, row, before];
  }
  if (!isBeginning) return Math.min(above[width]!, max + 1);
  let nearest = max + 1;
  for (let to = 0; to <= width; to++) nearest = Math.min(nearest, above[to]!);
  return nearest;
}

const LONGEST = 128;
/** Three rows of the table are all that is ever looked at; nothing waits in between, so that all calls share them. */
const ROWS = [new Uint8Array(LONGEST), new Uint8Array(LONGEST), new Uint8Array(LONGEST)];
