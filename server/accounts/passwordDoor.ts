import type { Kysely } from "kysely";
import { isKnownDevice } from "../../db/accounts/knownDevices.ts";
import type { DB } from "../../db/tables.generated.ts";
import { PASSWORD_CHECKS_AT_ONCE } from "../../domain/accounts/limits.ts";
import type { Limiter, Verdict } from "../limits/limiter.ts";
import { inTurns } from "../limits/turns.ts";
import { hashOfToken } from "./tokens.ts";

/** One attempt to sign in with a password. */
export interface Attempt {
  email: string;
  /** The caller's network. */
  network: string;
  /** What the browser sent as its device cookie. */
  device: string | null;
}

/** Runs `check` if the attempt may be judged at all, and counts it when it fails. */
export type PasswordDoor = (
  attempt: Attempt,
  now: Date,
  check: () => Promise<{ isRight: boolean }>,
) => Promise<{ retryAfter: number | null }>;

/**
 * Bounds wrong passwords by account and by address, whether the account exists or not. Right ones are given back, so a
 * school behind one address comes in; a browser that the account knows is counted apart, so guessers lock nobody out.
 */
export function openPasswordDoor(db: Kysely<DB>, limiter: Limiter): PasswordDoor {
  const inTurn = inTurns(PASSWORD_CHECKS_AT_ONCE);

  async function take({ email, network, device }: Attempt, now: Date): Promise<Verdict> {
    const verdict = await limiter.take(
      { signInFailuresOfAccount: email, signInFailuresOfAddress: network },
      now,
    );
    if (verdict.retryAfter === null || device === null) return verdict;
    const deviceHash = hashOfToken(device);
    if (!(await isKnownDevice(db, email, deviceHash))) return verdict;
    return limiter.take({ signInFailuresOfDevice: `${email} ${deviceHash}` }, now);
  }

  return (attempt, now, check) =>
    // In turn, so that right passwords which are being checked do not stand in the way of the next.
    inTurn(async () => {
      const { retryAfter, giveBack } = await take(attempt, now);
      if (retryAfter !== null) return { retryAfter };
      // Asked second: refused guesses do not use up the neighbours' share of the address.
      const arrival = await limiter.take({ signInsOfAddress: attempt.network }, now);
      if (arrival.retryAfter !== null) {
        await giveBack();
        return arrival;
      }
      const { isRight } = await check();
      if (isRight) await giveBack();
      return { retryAfter: null };
    });
}
