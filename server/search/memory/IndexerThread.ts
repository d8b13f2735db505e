import { Worker } from "node:worker_threads";
import { log } from "../../log.ts";
import { programFile } from "../../programFile.ts";
import type { IndexerCall, IndexerReply } from "./indexerProtocol.ts";
import type { SnapshotMark } from "./snapshotFile.ts";

const PROGRAM = new URL("./indexer.ts", import.meta.url);

/** A thread for one segment. It takes memory for all documents while it works, and gives it back when it ends. */
export class IndexerThread {
  readonly #worker: Worker;
  readonly #died: Promise<never>;

  constructor() {
    this.#worker = new Worker(programFile(PROGRAM, "search/indexer.js"), { execArgv: [] });
    this.#worker.unref();
    this.#died = new Promise((_, reject) => {
      this.#worker.once("error", reject);
      this.#worker.once("exit", () => reject(new Error("The indexing thread ended.")));
    });
    this.#died.catch(() => {});
  }

  /** Resolves when it has been taken in, so that whoever reads faster waits. */
  async take(call: Exclude<IndexerCall, { kind: "finish" }>): Promise<void> {
    await this.#ask(call);
  }

  /** The segment of all that was taken, which is now also the snapshot in `folder`. */
  async finish(folder: string, mark: SnapshotMark): Promise<SharedArrayBuffer> {
    const reply = await this.#ask({ kind: "finish", folder, mark });
    if (reply.kind !== "built") throw new Error("The indexing thread answered out of turn.");
    if (reply.problem) log.warn("search-snapshot-not-written", { problem: reply.problem });
    return reply.buffer;
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #ask(call: IndexerCall): Promise<IndexerReply> {
    const answer = new Promise<IndexerReply>((resolve) => this.#worker.once("message", resolve));
    this.#worker.postMessage(call);
    return Promise.race([answer, this.#died]);
  }
}
