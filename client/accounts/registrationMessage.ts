import { type Params, refusal, text } from "../../domain/words/refusal.ts";
import { RequestFailed } from "../app/RequestFailed.ts";
import type { RefusalPayload } from "../i18n/useRefusal.ts";

interface RegistrationAnswer {
  readonly success: boolean;
  readonly error?: string | null | undefined;
  readonly code?: string | null | undefined;
  readonly params?: Params | null | undefined;
}

/** Registers and puts the answer into the specification's words (SPEC.md section 8). */
export async function registrationMessage(
  password: string | null,
  register: () => Promise<RegistrationAnswer>,
): Promise<RefusalPayload> {
  try {
    const { success, error, code, params } = await register();
    if (!success && !error) return refusal("accounts.registrationFailed");
    if (!success) return { code: code ?? "", params: params ?? {}, message: error ?? "" };
    return password === null ? text("accounts.magicLinkSent") : text("accounts.registrationDone");
  } catch (error) {
    const isSaid = error instanceof RequestFailed && error.code === "DISK_FULL";
    return isSaid ? error.told : refusal("general.unexpected");
  }
}
