import type { KeptProblem } from "../../db/catalog/trackImports.ts";
import type { CellProblem } from "../../domain/catalog/table/readRow.ts";
import { keptRefusal } from "../../domain/words/kept.ts";

/** What is wrong with a cell, as the report of a file keeps it. */
export function toldProblem({ column, code, params, message }: KeptProblem): CellProblem {
  return { column, ...keptRefusal(code ?? null, params, message ?? "")! };
}
