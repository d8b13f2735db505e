import { Readable } from "node:stream";
import type { MediaStorage } from "../providers/storage.ts";
import { parseByteRange } from "./byteRange.ts";
import type { OpenFiles } from "./openFiles.ts";

/** A stored file as HTTP shows it. `etag` changes with the content. */
export interface Servable {
  storageKey: string;
  mimeType: string;
  bytes: number;
  etag: string;
  cacheControl: string;
}

/** Answers a GET or HEAD with the whole file or the range asked for: 200, 206, 304 or 416. */
export async function serveBytes(
  request: Request,
  file: Servable,
  storage: MediaStorage,
  openFiles: OpenFiles,
): Promise<Response> {
  const headers: Record<string, string> = {
    "accept-ranges": "bytes",
    "content-type": file.mimeType,
    "cache-control": file.cacheControl,
    etag: file.etag,
    "x-content-type-options": "nosniff",
  };
  if (request.headers.get("if-none-match") === file.etag) return new Response(null, { status: 304, headers });
  const condition = request.headers.get("if-range");
  const range =
    condition && condition !== file.etag ? null : parseByteRange(request.headers.get("range"), file.bytes);
  if (range === "unsatisfiable")
    return new Response(null, {
      status: 416,
      headers: { ...headers, "content-range": `bytes */${file.bytes}` },
    });
  const { start, end } = range ?? { start: 0, end: file.bytes - 1 };
  headers["content-length"] = String(end - start + 1);
  if (range) headers["content-range"] = `bytes ${start}-${end}/${file.bytes}`;
  const status = range ? 206 : 200;
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const path = storage.pathOf(file.storageKey);
  const body = path
    ? await openFiles.read(path, start, end)
    : (Readable.toWeb(await storage.read(file.storageKey, start, end)) as ReadableStream<Uint8Array>);
  return new Response(body, { status, headers });
}
