import { createOTP } from "@better-auth/utils/otp";
import type { Transaction } from "kysely";
import {
  findSecondFactor,
  replaceRecoveryCodes,
  type SecondFactorRow,
} from "../../../db/accounts/secondFactors.ts";
import type { DB } from "../../../db/tables.generated.ts";
import { CODE_DIGITS, CODE_SECONDS, readCode } from "../../../domain/accounts/secondFactor.ts";
import { problem } from "../../../domain/words/refusal.ts";
import type { ActContext } from "../../acting/ActContext.ts";
import { InvalidInput } from "../../graphql/errors.ts";
import { seal, sealingKey, unseal, unsealCodes } from "./seal.ts";

/** A code that was found right, and what has to be written with what it allows. */
export interface RightCode {
  /** The recovery codes with and without it; null for a code of the app. */
  spent: { from: string; to: string } | null;
}

/**
 * Judges a code that somebody at a screen typed, before the act that it allows. Whoever took over a session guesses no faster than at
 * the door. InvalidInput on `code`: it is wrong, there were too many, or there is no second factor to ask for.
 */
export async function judgeCode(
  from: Pick<ActContext, "db" | "services" | "now">,
  { userId, sessionId }: { userId: string; sessionId: string },
  typed: string,
): Promise<RightCode> {
  const factor = await findSecondFactor(from.db, userId);
  if (!factor?.verified) throw new InvalidInput(problem("code", "accounts.codeNotSetUp"));
  return within(from, sessionId, () => matchCode(from, factor, typed));
}

/** The same for one that is just being set up, by the app's codes alone. Answers the secret that it is about. */
export async function judgeFirstCode(
  from: Pick<ActContext, "db" | "services" | "now">,
  { userId, sessionId }: { userId: string; sessionId: string },
  typed: string,
): Promise<string> {
  const factor = await findSecondFactor(from.db, userId);
  if (!factor || factor.verified) throw new InvalidInput(problem("code", "accounts.codeNotSetUp"));
  await within(from, sessionId, async () =>
    readCode(typed)?.kind === "app" ? matchCode(from, factor, typed) : null,
  );
  return factor.secret;
}

/** A recovery code works once: of two who come with one, the second is refused. */
export async function spendCode(trx: Transaction<DB>, userId: string, { spent }: RightCode): Promise<void> {
  if (spent && !(await replaceRecoveryCodes(trx, { userId, ...spent })))
    throw new InvalidInput(problem("code", "accounts.codeWrong"));
}

async function within<Right>(
  { services, now }: Pick<ActContext, "services" | "now">,
  sessionId: string,
  match: () => Promise<Right | null>,
): Promise<Right> {
  const { retryAfter, giveBack } = await services.limiter.take({ codeFailuresOfSession: sessionId }, now());
  if (retryAfter !== null) throw new InvalidInput(problem("code", "general.tooManyAttempts"));
  const right = await match();
  if (right === null) throw new InvalidInput(problem("code", "accounts.codeWrong"));
  await giveBack();
  return right;
}

async function matchCode(
  { services }: Pick<ActContext, "services">,
  { secret, backupCodes }: SecondFactorRow,
  typed: string,
): Promise<RightCode | null> {
  const read = readCode(typed);
  if (!read) return null;
  const key = await sealingKey(services.auth);
  if (read.kind === "app") {
    const plain = await unseal(key, secret);
    const otp = plain && createOTP(plain, { digits: CODE_DIGITS, period: CODE_SECONDS });
    return otp && (await otp.verify(read.code)) ? { spent: null } : null;
  }
  const codes = await unsealCodes(key, backupCodes);
  if (!codes.includes(read.code)) return null;
  const left = codes.filter((code) => code !== read.code);
  return { spent: { from: backupCodes, to: await seal(key, JSON.stringify(left)) } };
}
