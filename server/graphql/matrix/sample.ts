import { createHash } from "node:crypto";
import { cellOf, mayIn, type WholeRow } from "./cells.ts";
import { PRINCIPALS } from "./principalNames.ts";
import type { Principal } from "./principals.ts";

const NOBODY = "-".repeat(PRINCIPALS.length);

/** One thing to try: who, where, and what the matrix says comes of it. */
export interface Cell {
  principal: Principal;
  place: "own" | "other";
  expected: "granted" | "refused";
}

/** Every cell of a row. */
export function cellsOf(row: WholeRow, principals: readonly Principal[]): Cell[] {
  return principals.flatMap((principal) =>
    (["own", "other"] as const).map((place) => {
      const cells = place === "own" ? row.own : (row.other ?? NOBODY);
      const may = mayIn(cellOf(cells, principal.name), principal);
      return { principal, place, expected: may ? "granted" : "refused" };
    }),
  );
}

/** A tenth of the cells, chosen by the seed; and always one of each kind that the row has. */
export function sampled(key: string, cells: readonly Cell[], seed: string): Cell[] {
  const dice = (cell: Cell) => {
    const name = [seed, key, cell.principal.name, cell.principal.tier, cell.place].join(" ");
    return createHash("sha256").update(name).digest().readUInt32BE();
  };
  const byChance = [...cells].sort((a, b) => dice(a) - dice(b));
  const kinds = new Set<string>();
  return byChance.filter((cell, rank) => {
    const kind = `${cell.place} ${cell.expected}`;
    const isFirst = !kinds.has(kind);
    kinds.add(kind);
    return isFirst || rank < cells.length / 10;
  });
}
