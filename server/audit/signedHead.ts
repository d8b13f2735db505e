import type { FormerHead, SealHead } from "../../db/audit/sealAudit.ts";
import type { Signer } from "../signing.ts";

const PURPOSE = "audit-seal";
const FORMER_PURPOSE = "audit-head";

/** What was kept outside is not what this installation wrote there. */
export class ForgedHead extends Error {}

export function signedHead(signer: Signer, { number, hash }: SealHead): string {
  return JSON.stringify({ number, hash, signature: signer.sign(PURPOSE, `${number} ${hash}`) });
}

/** The head that was kept, by this version or the one before it. Throws `ForgedHead`. */
export function headIn(signer: Signer, text: string | null): SealHead | FormerHead | null {
  if (text === null) return null;
  try {
    const { number, seq, hash, signature } = JSON.parse(text);
    if (number === undefined && signer.verifies(FORMER_PURPOSE, `${seq} ${hash}`, signature))
      return { seq, hash };
    if (signer.verifies(PURPOSE, `${number} ${hash}`, signature)) return { number, hash };
  } catch {
    // Not even our format: refused below.
  }
  throw new ForgedHead("The head of the audit log that was kept outside of the database was changed.");
}
