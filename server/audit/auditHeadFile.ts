import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from "node:fs";
import path from "node:path";
import type { AuditHead } from "../../db/audit/verifyAudit.ts";
import type { Signer } from "../signing.ts";

const PURPOSE = "audit-head";

/** The head file exists, and this installation did not write what stands in it. */
export class ForgedHead extends Error {}

function fileIn(dataDir: string): string {
  return path.join(dataDir, "audit-head.json");
}

/** The end of the audit log as it was last kept; null before the first time. Throws `ForgedHead`. */
export function readHeadFile(dataDir: string, signer: Signer): AuditHead | null {
  let text: string;
  try {
    text = readFileSync(fileIn(dataDir), "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
  try {
    const { seq, hash, signature } = JSON.parse(text) as AuditHead & { signature: string };
    if (signer.verifies(PURPOSE, `${seq} ${hash}`, signature)) return { seq, hash };
  } catch {
    // Not even our format: refused below.
  }
  throw new ForgedHead("The head of the audit log that was kept outside of the database was changed.");
}

/** Replaces the file whole; it is on the disk when this returns. */
export function writeHeadFile(dataDir: string, signer: Signer, { seq, hash }: AuditHead): void {
  mkdirSync(dataDir, { recursive: true });
  const place = fileIn(dataDir);
  const file = openSync(`${place}.part`, "w", 0o600);
  writeSync(file, JSON.stringify({ seq, hash, signature: signer.sign(PURPOSE, `${seq} ${hash}`) }));
  fsyncSync(file);
  closeSync(file);
  renameSync(`${place}.part`, place);
}

/** The log is trusted as it stands, until its end is kept again. */
export function forgetHeadFile(dataDir: string): void {
  rmSync(fileIn(dataDir), { force: true });
}
