import { Readable } from "node:stream";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Context } from "hono";
import type { ServerEnv } from "../http.ts";
import { FileMissing } from "../providers/FileMissing.ts";
import type { MediaStorage } from "../providers/storage.ts";
import { parseByteRange } from "./byteRange.ts";
import { openFiles, sendFile } from "./sendFile.ts";

/** A stored file as HTTP shows it. `etag` changes with the content. */
export interface Servable {
  storageKey: string;
  mimeType: string;
  bytes: number;
  etag: string;
  cacheControl: string;
  /** Under which a browser saves it, rather than showing it. */
  fileName?: string;
  /** What a page made of it might do, if it were shown after all: a content security policy. */
  policy?: string;
}

/** Answers a GET or HEAD with the whole file or the range asked for: 200, 206, 304 or 416; 404 when there is no such file. */
export async function serveBytes(
  c: Context<ServerEnv>,
  file: Servable,
  storage: MediaStorage,
): Promise<Response> {
  const headers: Record<string, string> = {
    "accept-ranges": "bytes",
    "content-type": file.mimeType,
    "cache-control": file.cacheControl,
    "cross-origin-resource-policy": "same-origin",
    etag: file.etag,
    "x-content-type-options": "nosniff",
    ...(file.policy ? { "content-security-policy": file.policy } : {}),
    ...(file.fileName ? { "content-disposition": savedAs(file.fileName) } : {}),
  };
  if (c.req.header("if-none-match") === file.etag) return new Response(null, { status: 304, headers });
  const condition = c.req.header("if-range");
  const range =
    condition && condition !== file.etag ? null : parseByteRange(c.req.header("range"), file.bytes);
  if (range === "unsatisfiable")
    return new Response(null, {
      status: 416,
      headers: { ...headers, "content-range": `bytes */${file.bytes}` },
    });
  const { start, end } = range ?? { start: 0, end: file.bytes - 1 };
  headers["content-length"] = String(end - start + 1);
  if (range) headers["content-range"] = `bytes ${start}-${end}/${file.bytes}`;
  const status = range ? 206 : 200;
  if (c.req.method === "HEAD") return new Response(null, { status, headers });
  const { outgoing } = c.env ?? {};
  const path = storage.pathOf(file.storageKey);
  if (!outgoing || !path) {
    const bytes = await storage.read(file.storageKey, start, end).catch((error) => {
      if (error instanceof FileMissing) return null;
      throw error;
    });
    if (!bytes) return c.notFound();
    return new Response(Readable.toWeb(bytes) as ReadableStream<Uint8Array>, { status, headers });
  }
  const opened = await openFiles.take(path);
  if (!opened) return c.notFound();
  // Straight to the socket: a web stream in between costs several times the CPU of the reading.
  outgoing.writeHead(status, headers);
  await sendFile(outgoing, opened, start, end).finally(() => opened.release());
  return RESPONSE_ALREADY_SENT;
}

/** The header that makes a browser save a file under a name in any script (RFC 6266). */
export function savedAs(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const whole = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
