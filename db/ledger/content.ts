import { createHash } from "node:crypto";
import type { Posting } from "../../domain/ledger/posting.ts";

/** A hash of everything that a posting says, whatever the order of its entries. */
export function contentOf({ key, kind, currency, entries, saleId, corrects }: Posting): string {
  const lines = entries.map(([account, minor]) => `${account} ${minor}`).sort();
  const said = JSON.stringify([key, kind, currency, saleId ?? null, corrects ?? null, lines]);
  return createHash("sha256").update(said).digest("base64url");
}
