import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import type { Auth } from "../auth.ts";

/** The installation's secret, with which the library reads again what is sealed here. */
export async function sealingKey(auth: Auth): Promise<string> {
  const { secretConfig } = await auth.$context;
  return secretConfig as string;
}

export function seal(key: string, text: string): Promise<string> {
  return symmetricEncrypt({ key, data: text });
}

/** Null for what was sealed with another secret. */
export async function unseal(key: string, sealed: string): Promise<string | null> {
  return symmetricDecrypt({ key, data: sealed }).catch(() => null);
}

export async function unsealCodes(key: string, sealed: string): Promise<string[]> {
  return JSON.parse((await unseal(key, sealed)) ?? "[]") as string[];
}
