// Runs in a worker thread: one PGlite, fed with wire-protocol bytes. A heavy query blocks this thread, never the server's.
import { readFileSync } from "node:fs";
import { parentPort } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import type { EngineCall, EngineOptions, EngineReply } from "./protocol.ts";

/** A dump in a file. The bytes of a usual Blob are copied several times on their way, in small pieces, which takes longer than to open them. */
class Dump extends Blob {
  readonly #file: string;

  constructor(file: string) {
    super();
    this.#file = file;
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return readFileSync(this.#file).buffer;
  }
}

/**
 * Of memory that PostgreSQL keeps pages in. Its own 128 MB are filled with zeros at every start, a third of all that opening takes; a page
 * that is not there comes from the system's memory.
 */
const BUFFERS = ["-c", "shared_buffers=48MB"];

const port = parentPort!;
/** What comes before it is open waits for it. */
let opened: Promise<PGlite>;

port.on("message", async (call: EngineCall) => {
  const { id } = call;
  try {
    reply({ id, bytes: await perform(call) });
  } catch (error) {
    reply({ id, error: error instanceof Error ? error.message : String(error) });
  }
});

async function perform({ kind, bytes, options }: EngineCall): Promise<Uint8Array | undefined> {
  if (kind === "open") opened = open(options!);
  const engine = await opened;
  if (kind === "exec") return engine.execProtocolRaw(bytes!);
  if (kind === "dump") return new Uint8Array(await (await engine.dumpDataDir("none")).arrayBuffer());
  if (kind === "close") await engine.close();
}

function open({ dataDir, template, initDb }: EngineOptions): Promise<PGlite> {
  return PGlite.create({
    extensions: { pg_trgm, unaccent },
    ...(dataDir ? { dataDir, startParams: [...PGlite.defaultStartParams, ...BUFFERS] } : {}),
    ...(template ? { loadDataDir: new Dump(template) } : {}),
    ...(initDb ? { initDbStartParams: [...initDb] } : {}),
  });
}

function reply(message: EngineReply): void {
  port.postMessage(message);
}
