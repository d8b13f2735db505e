// Runs in a worker thread: reads one file of a table and hands its rows over in portions, so that whoever takes them can do
// something else in between.
import { parentPort, workerData } from "node:worker_threads";
import { rowsOf } from "../../domain/catalog/table/importPlan.ts";
import { readCsv } from "../../domain/csv.ts";
import type { TableFile, TablePortion } from "./tableProtocol.ts";

const PORTION = 200;

const { csv, mapping, most } = workerData as TableFile;
const file = readCsv(csv, undefined, most);
const rows = mapping ? rowsOf(file, mapping) : file.lines;
for (let at = 0; at < rows.length; at += PORTION) post({ kind: "rows", rows: rows.slice(at, at + PORTION) });
const { lines, headingRow, openQuote, isCut } = file;
post({ kind: "end", headings: lines[0] ?? [], lineCount: lines.length, headingRow, openQuote, isCut });

function post(portion: TablePortion): void {
  parentPort!.postMessage(portion);
}
