import { REGISTRATION_FAILED, UNEXPECTED_ERROR } from "../../domain/accounts/registration.ts";
import { MAGIC_LINK_SENT } from "../../domain/accounts/signIn.ts";

/** Said after a registration with a password; the word "successful" makes it good news (SPEC.md section 4, Form). */
export const ACCOUNT_CREATED = "Registration successful!";

/** Registers and puts the answer into the specification's words (SPEC.md section 8). */
export async function registrationMessage(
  password: string | null,
  register: () => Promise<{ readonly success: boolean; readonly error: string | null | undefined }>,
): Promise<string> {
  try {
    const { success, error } = await register();
    if (!success) return error || REGISTRATION_FAILED;
    return password === null ? MAGIC_LINK_SENT : ACCOUNT_CREATED;
  } catch {
    return UNEXPECTED_ERROR;
  }
}
