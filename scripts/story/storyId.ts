import { createHash } from "node:crypto";

/** The same id in every installation that plays the story, shaped as a UUIDv4: for people. */
export function personId(name: string): string {
  return shaped(createHash("sha256").update(`levare story person ${name}`).digest(), 4);
}

/** The same id in every installation, shaped as a UUIDv7 of the given moment: for everything else. */
export function storyId(name: string, at: Date): string {
  const bytes = createHash("sha256").update(`levare story ${name}`).digest();
  bytes.writeUIntBE(at.getTime(), 0, 6);
  return shaped(bytes, 7);
}

function shaped(bytes: Buffer, version: number): string {
  bytes[6] = (bytes[6]! & 0x0f) | (version << 4);
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    "-",
  );
}
