import { createHash } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";

/** Of which feed a snapshot is, and from which watermark on changes are missing in it. */
export interface SnapshotMark {
  identity: string;
  watermark: number;
}

interface Header extends SnapshotMark {
  bytes: number;
  sha256: string;
  madeAt: string;
}

const NAME = "snapshot";
const HEADER_BYTES = 512;
/** Read and summed up at a time, so that nobody waits long for the thread in between. */
const CHUNK_BYTES = 4 * 1024 * 1024;
const ABANDONED_MS = 60 * 60 * 1000;

/** Writes beside and renames: a crash at any moment leaves the former snapshot or the new one, whole. */
export async function writeSnapshot(
  folder: string,
  mark: SnapshotMark,
  buffer: SharedArrayBuffer,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const beside = path.join(folder, `${NAME}.${process.pid}.${Date.now()}.tmp`);
  const file = await open(beside, "w");
  try {
    const hash = createHash("sha256");
    for (const [offset, chunk] of chunksOf(buffer)) {
      hash.update(chunk);
      await file.write(chunk, 0, chunk.length, HEADER_BYTES + offset);
    }
    const header: Header = {
      ...mark,
      bytes: buffer.byteLength,
      sha256: hash.digest("hex"),
      madeAt: new Date().toISOString(),
    };
    await file.write(JSON.stringify(header).padEnd(HEADER_BYTES), 0);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(beside, path.join(folder, NAME));
}

/** The snapshot, into memory that threads share; `null` for none, and for one that is damaged or cut off. */
export async function readSnapshot(
  folder: string,
): Promise<(SnapshotMark & { buffer: SharedArrayBuffer; madeAt: Date }) | null> {
  const file = await open(path.join(folder, NAME)).catch(() => null);
  if (!file) return null;
  try {
    const head = Buffer.alloc(HEADER_BYTES);
    await file.read(head, 0, HEADER_BYTES, 0);
    const header = parseHeader(head.toString());
    if (!header || (await file.stat()).size !== HEADER_BYTES + header.bytes) return null;
    const buffer = new SharedArrayBuffer(header.bytes);
    const hash = createHash("sha256");
    for (const [offset, chunk] of chunksOf(buffer)) {
      await file.read(chunk, 0, chunk.length, HEADER_BYTES + offset);
      hash.update(chunk);
    }
    if (hash.digest("hex") !== header.sha256) return null;
    const { identity, watermark, madeAt } = header;
    return { identity, watermark, buffer, madeAt: new Date(madeAt) };
  } finally {
    await file.close();
  }
}

/** Files that a process left which died while it wrote. */
export async function sweepSnapshots(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((name) => name.endsWith(".tmp"))) {
    const file = path.join(folder, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (Date.now() - mtimeMs > ABANDONED_MS) await rm(file, { force: true });
  }
}

function parseHeader(text: string): Header | null {
  try {
    return JSON.parse(text) as Header;
  } catch {
    return null;
  }
}

function* chunksOf(buffer: SharedArrayBuffer): Generator<[offset: number, chunk: Uint8Array]> {
  for (let offset = 0; offset < buffer.byteLength; offset += CHUNK_BYTES)
    yield [offset, new Uint8Array(buffer, offset, Math.min(CHUNK_BYTES, buffer.byteLength - offset))];
}
