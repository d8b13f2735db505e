import type { ServerResponse } from "node:http";
import type { OpenFile } from "./openFile.ts";
import { OpenFiles } from "./openFiles.ts";
import { PART, RecentParts } from "./recentParts.ts";

/** Bytes that may wait for a listener who takes them slowly, beside what the system holds. */
const MOST_WAITING = PART;

const recentParts = new RecentParts();
export const openFiles = new OpenFiles((file) => recentParts.forget(file));

/** Sends the bytes from `start` to `end`, both included, as fast as the listener takes them; stops when they have gone. */
export async function sendFile(
  outgoing: ServerResponse,
  file: OpenFile,
  start: number,
  end: number,
): Promise<void> {
  try {
    for (let position = start; position <= end && !isGone(outgoing); ) {
      const number = Math.floor(position / PART);
      const part = await recentParts.take(file, number);
      const bytes = part.bytes.subarray(position - number * PART, end + 1 - number * PART);
      if (bytes.length === 0) throw new Error(`${file.path} ended early.`);
      outgoing.write(bytes, (error) => {
        // After an error it is not sure that nothing reads from them any more.
        if (!error) recentParts.release(part);
      });
      position += bytes.length;
      if (position <= end && outgoing.writableLength >= MOST_WAITING) await taken(outgoing);
    }
    outgoing.end();
  } catch (error) {
    // The head is sent: cutting the connection is the only way left to say that the file did not come whole.
    outgoing.destroy(error as Error);
  }
}

/** The connection is asked too: an answer that waits behind another one on it is not told that it has gone. */
function isGone(outgoing: ServerResponse): boolean {
  return outgoing.destroyed || outgoing.req.socket.destroyed;
}

/** Waits until the listener has taken what was written, or has gone. */
function taken(outgoing: ServerResponse): Promise<void> {
  const { socket } = outgoing.req;
  return new Promise((resolve) => {
    const go = () => {
      outgoing.off("drain", go);
      socket.off("close", go);
      resolve();
    };
    outgoing.on("drain", go);
    socket.on("close", go);
  });
}
