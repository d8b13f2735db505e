// Runs in a worker thread: one PGlite, fed with wire-protocol bytes. A heavy query blocks this thread, never the server's.
import { readFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
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

const port = parentPort!;
const { dataDir, template } = workerData as EngineOptions;
const engine = await PGlite.create({
  extensions: { pg_trgm, unaccent },
  ...(dataDir ? { dataDir } : {}),
  ...(template ? { loadDataDir: new Dump(template) } : {}),
});

port.on("message", async ({ id, kind, bytes }: EngineCall) => {
  try {
    reply({ id, bytes: await perform(kind, bytes) });
  } catch (error) {
    reply({ id, error: error instanceof Error ? error.message : String(error) });
  }
  if (kind === "close") process.exit();
});
reply({ id: 0 });

async function perform(kind: EngineCall["kind"], bytes: Uint8Array | undefined) {
  if (kind === "exec") return engine.execProtocolRaw(bytes!);
  if (kind === "dump") return new Uint8Array(await (await engine.dumpDataDir("none")).arrayBuffer());
  await engine.close();
}

function reply(message: EngineReply): void {
  port.postMessage(message);
}
