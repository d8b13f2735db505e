import { Duplex } from "node:stream";
import type { EngineThread } from "./thread.ts";

// PostgreSQL's answers to a start-up packet: authentication ok; ready for query, idle.
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);
const TERMINATE = 0x58;

/** A simple query as the protocol writes it: 'Q', length, text, NUL. */
function simpleQuery(text: string): Buffer {
  const body = Buffer.from(`${text}\0`);
  const head = Buffer.alloc(5);
  head.write("Q");
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/**
 * What `pg` takes for a socket: bytes of the PostgreSQL protocol in, bytes out. The engine has one backend session that
 * outlives a replaced client, so each new connection first ends whatever its predecessor left open.
 */
export class EngineSocket extends Duplex {
  readonly #engine: EngineThread;
  #hasStarted = false;

  constructor(engine: EngineThread) {
    super();
    this.#engine = engine;
  }

  connect(): this {
    process.nextTick(() => this.emit("connect"));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#send(chunk).then(() => done(), done);
  }

  // pg corks the five messages of one statement: they reach the engine as one call.
  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk))).then(() => done(), done);
  }

  async #send(bytes: Buffer): Promise<void> {
    if (!this.#hasStarted) {
      this.#hasStarted = true;
      await this.#engine.exec(simpleQuery("rollback; deallocate all; unlisten *; reset all"));
      this.push(WELCOME);
      return;
    }
    if (bytes[0] === TERMINATE) {
      this.push(null);
      return;
    }
    this.push(Buffer.from(await this.#engine.exec(bytes)));
  }
}
