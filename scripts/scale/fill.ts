import type { Loader } from "./Loader.ts";
import { tablesOf } from "./tables.ts";
import type { World } from "./World.ts";

/** Tells the person who waits how far it is. */
export type Note = (line: string) => void;

/** Tables whose triggers tell somebody of each row, where one word at the end says it all. */
const TOLD_OF = ["releaseArtist", "releaseTrack", "searchDoc"];

/** Writes every table of a world. */
export async function fill(loader: Loader, world: World, note: Note): Promise<void> {
  for (const table of TOLD_OF) await loader.run(`alter table "${table}" disable trigger user`);
  // It tells nobody: it fills a column of the same row.
  await loader.run('alter table "searchDoc" enable trigger "searchDoc_facets"');
  for (const filled of tablesOf(world)) {
    const began = performance.now();
    const rows = await loader.write(filled);
    note(lineOf(filled.table, rows, (performance.now() - began) / 1000));
  }
  for (const table of TOLD_OF) await loader.run(`alter table "${table}" enable trigger user`);
}

function lineOf(table: string, rows: number, seconds: number): string {
  const rate = Math.round(rows / Math.max(seconds, 0.001)).toLocaleString("en");
  return `${table.padEnd(14)} ${rows.toLocaleString("en").padStart(11)} rows ${seconds.toFixed(1).padStart(7)} s ${rate.padStart(9)}/s`;
}
