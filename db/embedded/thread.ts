import { Worker } from "node:worker_threads";
import type { EngineCall, EngineOptions, EngineReply } from "./protocol.ts";

/** Whether a thread, whose code is compiled and fast by now, is kept for the next engine: for who opens many, one after the other. */
export const ENGINE_THREADS = { areKept: false };

interface Waiting {
  resolve: (bytes: Uint8Array | undefined) => void;
  reject: (error: Error) => void;
}

/**
 * The embedded engine as seen from the server's thread. A call that takes longer than `limitMs` ends the thread, because
 * PGlite ignores statement_timeout; the next call opens the folder again (no acknowledged row is lost by that).
 */
export class EngineThread {
  readonly #options: EngineOptions;
  readonly #limitMs: number;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #lastId = 0;

  constructor(options: EngineOptions, limitMs: number) {
    this.#options = options;
    this.#limitMs = limitMs;
  }

  /** Resolves once the engine answers; rejects with the reason when it cannot open. */
  async open(): Promise<void> {
    const worker = this.#start();
    try {
      await this.#call("open", { options: this.#options });
    } catch (error) {
      this.#stop(error as Error, worker);
      throw error;
    }
  }

  async exec(bytes: Uint8Array): Promise<Uint8Array> {
    const watch = setTimeout(() => this.#stop(new Error(TOO_SLOW)), this.#limitMs);
    try {
      return (await this.#call("exec", { bytes }))!;
    } finally {
      clearTimeout(watch);
    }
  }

  /** The whole database as an uncompressed tar. */
  async dump(): Promise<Uint8Array> {
    return (await this.#call("dump"))!;
  }

  async close(): Promise<void> {
    if (!this.#worker) return;
    await this.#call("close");
    const worker = this.#worker;
    this.#worker = undefined;
    if (ENGINE_THREADS.areKept && worker) keep(worker);
    else await worker?.terminate();
  }

  async #call(
    kind: EngineCall["kind"],
    what: Pick<EngineCall, "bytes" | "options"> = {},
  ): Promise<Uint8Array | undefined> {
    if (!this.#worker) await this.open();
    const id = ++this.#lastId;
    const answer = this.#expect(id, this.#worker!);
    this.#worker!.postMessage({ id, kind, ...what } satisfies EngineCall);
    return answer;
  }

  #expect(id: number, worker: Worker): Promise<Uint8Array | undefined> {
    worker.ref();
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  #start(): Worker {
    const worker = kept.pop() ?? newWorker();
    worker.removeAllListeners();
    worker.on("message", ({ id, bytes, error }: EngineReply) => {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (error === undefined) waiting?.resolve(bytes);
      else waiting?.reject(new Error(error));
    });
    worker.on("error", (error) => this.#stop(error as Error, worker));
    worker.on("exit", () => this.#stop(new Error("The embedded database closed."), worker));
    this.#worker = worker;
    return worker;
  }

  /** Ends the thread and tells everybody who waits. A stale thread's last words change nothing. */
  #stop(reason: Error, worker = this.#worker): void {
    if (!worker || worker !== this.#worker) return;
    this.#worker = undefined;
    const unanswered = [...this.#waiting.values()];
    this.#waiting.clear();
    void worker.terminate();
    for (const { reject } of unanswered) reject(reason);
  }
}

/** Threads whose engine was closed, for the next of many. */
const kept: Worker[] = [];

function keep(worker: Worker): void {
  worker.removeAllListeners();
  worker.once("exit", () => kept.splice(kept.indexOf(worker), 1));
  worker.unref();
  kept.push(worker);
}

function newWorker(): Worker {
  return new Worker(new URL("./engine.ts", import.meta.url), { execArgv: [] });
}

const TOO_SLOW = "The statement took too long and was stopped.";
