import type { Services } from "../services.ts";

const STATUS = "deletion-status";
const KEEP = "deletion-keep";

/** The code under which anybody who has it sees how a deletion goes on. Made anew for each letter, stored as a hash only. */
export function statusCode({ signer }: Services, requestId: string): string {
  return signer.sign(STATUS, requestId);
}

/** Whether the key of a letter's button takes this deletion back. */
export function keeps({ signer }: Services, requestId: string, key: string): boolean {
  return signer.verifies(KEEP, requestId, key);
}

export function statusLink(services: Services, requestId: string): string {
  return `${services.settings.publicUrl}/privacy/deletion-status?code=${statusCode(services, requestId)}`;
}

/** The same page with a button that takes the deletion back, for the mailbox of the account alone. */
export function keepLink(services: Services, requestId: string): string {
  return `${statusLink(services, requestId)}&keep=${services.signer.sign(KEEP, requestId)}`;
}
