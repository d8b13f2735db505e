import type { Signer } from "../signing.ts";

/** What the link of a letter is for: a yes, or to leave. One cannot be made of the other. */
export type MailingStep = "confirm" | "leave";

const ID = /^[0-9a-f-]{36}$/;

/** Where somebody confirms that they want news, or leaves: whoever reads the mailbox holds it, and nobody else can make it. */
export function mailingLink(
  { signer, publicUrl }: { signer: Signer; publicUrl: string },
  step: MailingStep,
  id: string,
): string {
  return `${publicUrl}/mailing/${step}/${id}.${signer.sign(`mailing ${step}`, id)}`;
}

/** The wish that a link is about; null for one that we never made. */
export function wishOf(signer: Signer, step: MailingStep, token: string): string | null {
  const [id = "", signature = ""] = token.split(".");
  return ID.test(id) && signer.verifies(`mailing ${step}`, id, signature) ? id : null;
}
