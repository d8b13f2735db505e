import { PROOF_DAYS } from "../../domain/accounts/identity.ts";
import type { Signer } from "../signing.ts";

interface Mailbox {
  userId: string;
  email: string;
}

const PURPOSE = "email-proof";
const SHAPE = /^([0-9a-z]{1,11})\.([\w-]+)$/;

/** The secret of a letter that asks whether its mailbox is the person's: good for this person and this address only. */
export function proofToken(signer: Signer, mailbox: Mailbox, now: Date): string {
  const until = now.getTime() + PROOF_DAYS * 24 * 60 * 60 * 1000;
  return `${until.toString(36)}.${signer.sign(PURPOSE, signed(mailbox, until))}`;
}

export function isProof(signer: Signer, mailbox: Mailbox, token: string, now: Date): boolean {
  const [, until = "0", signature = ""] = SHAPE.exec(token) ?? [];
  const end = Number.parseInt(until, 36);
  return end > now.getTime() && signer.verifies(PURPOSE, signed(mailbox, end), signature);
}

function signed({ userId, email }: Mailbox, until: number): string {
  return JSON.stringify([userId, email, until]);
}
