import path from "node:path";
import sharp from "sharp";
import type { TestServer } from "../testing.ts";

const TUS = { "tus-resumable": "1.0.0" };

interface SentFile {
  name: string;
  bytes: Uint8Array;
  /** What its browser tells of it beside the name: kind, asset, track, release, stem. */
  told: Record<string, string>;
}

/** Sends a file as the browser does: the id of its upload, or what was said before the first byte. */
export async function sendAsset(server: TestServer, cookie: string, { name, bytes, told }: SentFile) {
  const metadata = Object.entries({ filename: name, purpose: "asset", ...told })
    .map(([key, value]) => `${key} ${Buffer.from(value).toString("base64")}`)
    .join(",");
  const announced = await server.app.request("/uploads", {
    method: "POST",
    headers: { ...TUS, cookie, "upload-length": String(bytes.length), "upload-metadata": metadata },
  });
  if (announced.status !== 201)
    return { id: "", status: announced.status, said: JSON.parse(await announced.text()).message as string };
  const location = announced.headers.get("location")!;
  const { status } = await server.app.request(location, {
    method: "PATCH",
    headers: { ...TUS, cookie, "upload-offset": "0", "content-type": "application/offset+octet-stream" },
    body: bytes as never,
  });
  return { id: path.basename(location), status, said: null };
}

export function aJpeg(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: "#c6f135" } })
    .jpeg()
    .toBuffer();
}

/** The smallest PDF with a page; `more` stands inside of it. */
export function aPdf(more = ""): Buffer {
  return Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R${more}>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 72 72]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
    "latin1",
  );
}
