// PGlite takes no lock on its folder: a second process would silently lose acknowledged rows (measured: 463 of 1,911).
import { createHash } from "node:crypto";
import { readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { makeFolder } from "./makeFolder.ts";

const WAIT_MS = 1500;
const RETRY_MS = 100;

/** Another process holds the data folder. */
export class FolderInUse extends Error {}

/**
 * Holds the folder for this process. The kernel frees the hold when the process dies, even after kill -9; a live holder
 * is never robbed, however unresponsive. Throws `FolderInUse` with the holder's pid within two seconds.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  makeFolder(folder);
  const pidFile = path.join(folder, "holder.pid");
  const address = lockAddress(realpathSync(folder));
  const until = Date.now() + WAIT_MS;
  for (;;) {
    const holder = await listen(address);
    if (holder) {
      writeFileSync(pidFile, String(process.pid));
      return () => holder.close();
    }
    if (Date.now() > until) throw new FolderInUse(inUse(folder, pidFile));
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}

/** Linux and Windows have names that die with their process; elsewhere a socket file whose owner is asked. */
function lockAddress(folder: string): string {
  const name = `levare-${createHash("sha256").update(folder).digest("hex").slice(0, 24)}`;
  if (process.platform === "linux") return `\0${name}`;
  if (process.platform === "win32") return `\\\\.\\pipe\\${name}`;
  return path.join(os.tmpdir(), `${name}.sock`);
}

/** The listening server that is the lock, or null when somebody else has it. */
async function listen(address: string): Promise<net.Server | null> {
  const server = net.createServer((socket) => socket.destroy());
  const error = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
    server.once("error", resolve);
    server.listen(address, () => resolve(undefined));
  });
  if (!error) {
    server.unref();
    return server;
  }
  if (error.code !== "EADDRINUSE") throw error;
  if (path.isAbsolute(address) && process.platform !== "win32" && (await isAbandoned(address))) {
    rmSync(address, { force: true });
    return listen(address);
  }
  return null;
}

function isAbandoned(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(address, () => {
      socket.destroy();
      resolve(false);
    });
    socket.once("error", (error: NodeJS.ErrnoException) => resolve(error.code === "ECONNREFUSED"));
  });
}

function inUse(folder: string, pidFile: string): string {
  let pid = "unknown";
  try {
    pid = readFileSync(pidFile, "utf8").trim();
  } catch {
    // The holder has not written its pid yet.
  }
  return `The data folder ${folder} is in use by process ${pid}. Stop it first, choose another DATA_DIR, or set DATABASE_URL to use PostgreSQL.`;
}
