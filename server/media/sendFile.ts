import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { OpenFiles } from "./openFiles.ts";

const CHUNK = 256 * 1024;
const MOST_SPARE = 64;

const openFiles = new OpenFiles();
/** Buffers between two uses: taking a fresh one for every range costs more than reading into it. */
const spare: Buffer[] = [];

/** Sends the bytes from `start` to `end`, both included, as fast as the listener takes them; stops when they have gone. */
export async function sendFile(
  outgoing: ServerResponse,
  file: string,
  start: number,
  end: number,
): Promise<void> {
  try {
    for (let position = start; position <= end && !outgoing.destroyed; position += CHUNK) {
      const length = Math.min(CHUNK, end - position + 1);
      const buffer = spare.pop() ?? Buffer.allocUnsafeSlow(CHUNK);
      const bytes = buffer.subarray(0, length);
      await openFiles.read(file, position, bytes);
      const isTaken = outgoing.write(bytes, (error) => {
        if (!error && spare.length < MOST_SPARE) spare.push(buffer);
      });
      if (!isTaken && position + CHUNK <= end) await oneOf(outgoing, "drain", "close");
    }
    outgoing.end();
  } catch (error) {
    // The head is sent: cutting the connection is the only way left to say that the file did not come whole.
    outgoing.destroy(error as Error);
  }
}

/** Waits for whichever comes first and stops listening for the other: a long file waits hundreds of times. */
async function oneOf(outgoing: ServerResponse, ...events: string[]): Promise<void> {
  const over = new AbortController();
  const { signal } = over;
  await Promise.race(events.map((event) => once(outgoing, event, { signal }))).finally(() => over.abort());
}
