import { hasSecondFactor } from "../../db/accounts/secondFactors.ts";
import { problem, text } from "../../domain/words/refusal.ts";
import { judgeCode, type RightCode } from "../accounts/secondFactor/judgeCode.ts";
import type { ActContext } from "../acting/ActContext.ts";
import { atScreen } from "../acting/actor.ts";
import { InvalidInput } from "../graphql/errors.ts";
import { PayoutRefused } from "./refusals.ts";

/**
 * That the owner themselves is on the way to the payout account: whoever took over a session would send the money to another bank. Who
 * has two-step sign-in gives a code of it; who has none may open a first account, and sets it up before an account whose bank is known
 * is changed. InvalidInput on `code`, PayoutRefused otherwise; the code is spent with the act that it allows.
 */
export async function judgeOwner(
  from: ActContext,
  { code, isChange }: { code: string; isChange: boolean },
): Promise<RightCode> {
  const person = atScreen(from.actor);
  if (!(await hasSecondFactor(from.db, person.userId))) {
    if (isChange) throw new PayoutRefused(text("payouts.secondFactorFirst"));
    return { spent: null };
  }
  if (code.trim() === "") throw new InvalidInput(problem("code", "accounts.codeNeeded"));
  return judgeCode(from, person, code);
}
