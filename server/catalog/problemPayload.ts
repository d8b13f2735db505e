import type { KeptProblem } from "../../db/catalog/trackImports.ts";
import type { Locale } from "../../domain/accounts/locales.ts";
import type { CellProblem } from "../../domain/catalog/table/readRow.ts";
import { keptRefusal } from "../../domain/words/kept.ts";
import { text } from "../../domain/words/refusal.ts";
import { textIn } from "../../domain/words/textIn.ts";

/** What is wrong with a cell, as the report of a file keeps it. */
export function problemPayload({ column, code, params, message, cell }: KeptProblem): CellProblem {
  const found = keptRefusal(code ?? null, params, message ?? "")!;
  return { column, ...found, ...(cell === undefined ? {} : { cell }) };
}

/** The same in words, behind what stands in the cell. */
export function saidOf(locale: Locale, { cell, ...found }: CellProblem): string {
  const said = textIn(locale, found);
  return cell === undefined ? said : textIn(locale, text("tables.quoted", { cell, said }));
}
