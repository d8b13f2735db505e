import { createHash } from "node:crypto";
import { MANIFEST, MANIFEST_HASH, type Manifest } from "./Manifest.ts";
import { type Packed, readTar } from "./tarFile.ts";

/** Reads a backup to its end. Throws a sentence when anything in it is not what was packed. */
export async function verifiedManifest(file: string): Promise<Manifest> {
  const found = new Map<string, Packed>();
  let text = "";
  let told = "";
  for await (const { name, bytes, content } of readTar(file)) {
    const hash = createHash("sha256");
    const kept: Buffer[] = [];
    for await (const chunk of content) {
      hash.update(chunk);
      if (name === MANIFEST || name === MANIFEST_HASH) kept.push(chunk);
    }
    const whole = Buffer.concat(kept).toString("utf8");
    if (name === MANIFEST) text = whole;
    if (name === MANIFEST_HASH) told = whole;
    found.set(name, { name, bytes, sha256: hash.digest("hex") });
  }
  if (!text || !told) throw new Error("The file is cut off, or it is no backup.");
  if (found.get(MANIFEST)!.sha256 !== told) throw new Error("The list of contents was changed.");
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.format !== "levare-backup-1") throw new Error("This version cannot read the backup.");
  for (const packed of [
    ...manifest.tables,
    ...manifest.media,
    ...(manifest.payments ? [manifest.payments] : []),
  ]) {
    const entry = found.get(packed.name);
    if (entry?.sha256 !== packed.sha256 || entry.bytes !== packed.bytes)
      throw new Error(`${packed.name} is not what was packed.`);
  }
  return manifest;
}
