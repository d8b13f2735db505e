import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from "node:crypto";

/** Signs small texts so that only this installation can have made them. */
export interface Signer {
  sign(purpose: string, text: string): string;
  verifies(purpose: string, text: string, signature: string): boolean;
}

const REMEMBERED = 1000;

/**
 * HMAC-SHA-256, one derived key per purpose, 128 bits in base64url. Signatures that were made or found right are remembered: a
 * player shows one address for dozens of ranges, people begin their searches alike, and working one out costs a tenth of answering.
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
  const work = (purpose: string, text: string) =>
    createHmac("sha256", keyFor(purpose)).update(text).digest().subarray(0, 16).toString("base64url");

  const known = new Map<string, string>();
  const placeOf = (purpose: string, text: string) => `${purpose}\0${text}`;
  const keep = (place: string, signature: string) => {
    if (known.size >= REMEMBERED) known.delete(known.keys().next().value!);
    known.set(place, signature);
  };

  return {
    sign(purpose, text) {
      const place = placeOf(purpose, text);
      const before = known.get(place);
      if (before) return before;
      const signature = work(purpose, text);
      keep(place, signature);
      return signature;
    },
    verifies(purpose, text, signature) {
      const place = placeOf(purpose, text);
      const before = known.get(place);
      const expected = Buffer.from(before ?? work(purpose, text));
      const given = Buffer.from(signature);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
      if (!before) keep(place, signature);
      return true;
    },
  };
}
