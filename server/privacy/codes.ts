import type { Signer } from "../signing.ts";

/** What links of letters are made with: an act has it. */
interface Maker {
  signer: Signer;
  publicUrl: string;
}

const STATUS = "deletion-status";
const KEEP = "deletion-keep";

/** The code under which anybody who has it sees how a deletion goes on. Made anew for each letter, stored as a hash only. */
export function statusCode({ signer }: Pick<Maker, "signer">, requestId: string): string {
  return signer.sign(STATUS, requestId);
}

/** Whether the key of a letter's button takes this deletion back. */
export function keeps({ signer }: Pick<Maker, "signer">, requestId: string, key: string): boolean {
  return signer.verifies(KEEP, requestId, key);
}

export function statusLink(maker: Maker, requestId: string): string {
  return `${maker.publicUrl}/privacy/deletion-status?code=${statusCode(maker, requestId)}`;
}

/** The same page with a button that takes the deletion back, for the mailbox of the account alone. */
export function keepLink(maker: Maker, requestId: string): string {
  return `${statusLink(maker, requestId)}&keep=${maker.signer.sign(KEEP, requestId)}`;
}
