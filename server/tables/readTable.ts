import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Target } from "../../domain/catalog/table/guessColumns.ts";
import type { FileRow } from "../../domain/catalog/table/importPlan.ts";
import type { CsvLimits } from "../../domain/csv.ts";
import { inTurns } from "../limits/turns.ts";
import type { TableEnd, TableFile, TablePortion } from "./tableProtocol.ts";

/** Ten thousand rows of a hundred columns, and what spreadsheets leave empty below them. */
export const MOST: CsvLimits = { lines: 50_000, cells: 1_000_000 };
const MEGABYTES = 512;
const LONGEST_MS = 30_000;
/** Each takes a core, and its memory. */
const AT_ONCE = 2;

/** A file that was more than the thread may hold, or kept it too long. */
const TOO_MUCH: TableEnd = { headings: [], lineCount: 0, headingRow: 1, openQuote: null, isCut: true };

const inTurn = inTurns(AT_ONCE);

/**
 * Reads a file of tracks that somebody sent, beside the event loop: meanwhile the server answers others. The memory and the
 * time that it may take are bounded: what is beyond is cut.
 */
export function readRows(
  csv: string,
  mapping: readonly (Target | null)[],
): Promise<TableEnd & { rows: FileRow[] }> {
  return inTurn(() => read<FileRow>({ csv, mapping, most: MOST }));
}

/** The same for any other table: its lines, the headings first. */
export function readLines(csv: string): Promise<TableEnd & { rows: string[][] }> {
  return inTurn(() => read<string[]>({ csv, mapping: null, most: MOST }));
}

async function read<Row>(file: TableFile): Promise<TableEnd & { rows: Row[] }> {
  const worker = new Worker(new URL("./tableProgram.ts", import.meta.url), {
    workerData: file,
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
  });
  const rows: Row[] = [];
  let end: TableEnd | undefined;
  worker.on("message", (portion: TablePortion) => {
    if (portion.kind === "end") end = portion;
    else rows.push(...(portion.rows as Row[]));
  });
  const tooLong = setTimeout(() => void worker.terminate(), LONGEST_MS);
  try {
    await once(worker, "exit");
  } catch (error) {
    if ((error as { code?: string }).code !== "ERR_WORKER_OUT_OF_MEMORY") throw error;
  } finally {
    clearTimeout(tooLong);
  }
  return end ? { ...end, rows } : { ...TOO_MUCH, rows: [] };
}
