import { Readable } from "node:stream";
import type { Context } from "hono";
import type { Locale } from "../../domain/accounts/locales.ts";
import { BOM } from "../../domain/csv.ts";
import type { ServerEnv } from "../http.ts";
import { type Statement, statementForTables, statementOnPaper } from "./statementFile.ts";

/** Answers with a statement as a file of this name, as the address asks for it: its parameter `file` ends with csv or pdf. */
export function sendStatement(
  c: Context<ServerEnv>,
  locale: Locale,
  { name, ...statement }: Statement & { name: string },
): Response {
  const kind = c.req.param("file")?.endsWith("csv") ? "csv" : "pdf";
  c.header("cache-control", "private, no-store");
  c.header("content-disposition", `attachment; filename="${name}.${kind}"`);
  if (kind === "csv") {
    c.header("content-type", "text/csv; charset=utf-8");
    return c.body(BOM + statementForTables(statement, locale));
  }
  c.header("content-type", "application/pdf");
  const paper = statementOnPaper(statement, locale);
  return c.body(Readable.toWeb(Readable.from(paper)) as ReadableStream);
}
