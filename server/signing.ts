import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from "node:crypto";

/** Signs small texts so that only this installation can have made them. */
export interface Signer {
  sign(purpose: string, text: string): string;
  verifies(purpose: string, text: string, signature: string): boolean;
}

const REMEMBERED = 1000;

/**
 * HMAC-SHA-256, one derived key per purpose, 128 bits in base64url. Signatures that were found right are remembered: a player
 * shows one address for dozens of ranges, and working it out anew costs a tenth of answering.
 */
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
  const right = new Map<string, { purpose: string; text: string }>();
  return {
    sign,
    verifies(purpose, text, signature) {
      const known = right.get(signature);
      if (known?.text === text && known.purpose === purpose) return true;
      const expected = Buffer.from(sign(purpose, text));
      const given = Buffer.from(signature);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
      if (right.size >= REMEMBERED) right.delete(right.keys().next().value!);
      right.set(signature, { purpose, text });
      return true;
    },
  };
}
