import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from "node:crypto";

/** Signs small texts so that only this installation can have made them. */
export interface Signer {
  sign(purpose: string, text: string): string;
  verifies(purpose: string, text: string, signature: string): boolean;
}

/** HMAC-SHA-256, one derived key per purpose, 128 bits in base64url. */
export function createSigner(secret: string): Signer {
  const keys = new Map<string, KeyObject>();
  const keyFor = (purpose: string) => {
    let key = keys.get(purpose);
    // As bytes it would be made a key again for each of a page's twenty cursors.
    if (!key)
      keys.set(purpose, (key = createSecretKey(createHmac("sha256", secret).update(purpose).digest())));
    return key;
  };
  const sign = (purpose: string, text: string) =>
    createHmac("sha256", keyFor(purpose)).update(text).digest().subarray(0, 16).toString("base64url");
  return {
    sign,
    verifies(purpose, text, signature) {
      const expected = Buffer.from(sign(purpose, text));
      const given = Buffer.from(signature);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
