import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import { QUARTERS } from "../../domain/taxes/years.ts";
import { taxSummary } from "./taxSummary.ts";
import { dac7Table, ossTable, salesTable, type TaxBook } from "./taxTables.ts";

/** Whose files are asked for, and whether the tax number is shown to whoever asks. */
export interface TaxFileOwner extends TaxBook {
  workspaceId: string;
  studio: string;
  isWhole: boolean;
}

type Writer = (owner: TaxFileOwner) => Promise<Readable>;

const CSV = "text/csv; charset=utf-8";

/** Every file of a year by its name, but the one that holds them all. */
const FILES: Readonly<Record<string, { type: string; write: Writer }>> = {
  "sales.csv": { type: CSV, write: async (owner) => Readable.from(salesTable(owner)) },
  ...Object.fromEntries(
    QUARTERS.map((quarter) => [
      `oss-q${quarter}.csv`,
      {
        type: CSV,
        write: async (owner: TaxFileOwner) => Readable.from([Buffer.from(await ossTable(owner, quarter))]),
      },
    ]),
  ),
  "dac7.csv": { type: CSV, write: async (owner) => Readable.from([Buffer.from(await dac7Table(owner))]) },
  "summary.pdf": {
    type: "application/pdf",
    write: async (owner) => Readable.from(await taxSummary(owner, owner)),
  },
};

const ALL = "all.zip";
export const TAX_FILES: readonly string[] = [...Object.keys(FILES), ALL];

/** A file of a year, written while it is sent. */
export async function taxFile(name: string, owner: TaxFileOwner): Promise<{ type: string; body: Readable }> {
  const file = FILES[name];
  if (file) return { type: file.type, body: await file.write(owner) };
  const files: [inside: string, stream: Readable][] = [];
  for (const [inside, { write }] of Object.entries(FILES)) files.push([inside, await write(owner)]);
  const zip = new ZipFile();
  const body = zip.outputStream as Readable;
  for (const [inside, stream] of files) {
    // The library does not listen: what breaks halfway would end the server, not the file.
    stream.once("error", (error) => body.destroy(error));
    zip.addReadStream(stream, `${owner.year}/${inside}`, { mode: 0o100644 });
  }
  zip.end();
  return { type: "application/zip", body };
}
