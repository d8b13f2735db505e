import type { Leavable } from "../../domain/mailing/leaving.ts";
import type { Signer } from "../signing.ts";

/** What a link is made with. */
interface Maker {
  signer: Signer;
  publicUrl: string;
}

/** What the link of a letter is for: a yes, or to leave. One cannot be made of the other. */
export type MailingStep = "confirm" | "leave";

const ID = /^[0-9a-f-]{36}$/;

/** Where somebody confirms that they want news, or leaves: whoever reads the mailbox holds it, and nobody else can make it. */
export function mailingLink({ signer, publicUrl }: Maker, step: MailingStep, id: string): string {
  return `${publicUrl}/mailing/${step}/${id}.${signer.sign(`mailing ${step}`, id)}`;
}

/** Where somebody with an account leaves the letters of a topic, without signing in. */
export function leaveLink({ signer, publicUrl }: Maker, topic: Leavable, userId: string): string {
  return `${publicUrl}/mailing/stop/${topic}/${userId}.${signer.sign(purposeOf(topic), userId)}`;
}

const purposeOf = (topic: Leavable): string => `mailing stop ${topic}`;

/** The wish that a link is about; null for one that we never made. */
export function wishOf(signer: Signer, step: MailingStep, token: string): string | null {
  return signedIn(signer, `mailing ${step}`, token);
}

/** The person whose letters of a topic a link ends; null for one that we never made. */
export function readerOf(signer: Signer, topic: Leavable, token: string): string | null {
  return signedIn(signer, purposeOf(topic), token);
}

function signedIn(signer: Signer, purpose: string, token: string): string | null {
  const [id = "", signature = ""] = token.split(".");
  return ID.test(id) && signer.verifies(purpose, id, signature) ? id : null;
}
