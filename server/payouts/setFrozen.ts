import { findPayoutTerms, savePayoutTerms } from "../../db/payouts/terms.ts";
import { reasonProblem } from "../../domain/admin/people.ts";
import { nextPayoutAt } from "../../domain/payouts/schedule.ts";
import { onField } from "../../domain/words/refusal.ts";
import type { Act } from "../acting/verb.ts";
import { refuse } from "../graphql/errors.ts";

/** What somebody starts with who never chose. */
const USUAL = { schedule: "manual", thresholdMinor: 1000n, dueAt: null } as const;

/** Refused where nobody says why. */
export const judgeReason = (given: string): void => refuse(onField("reason", reasonProblem(given)));

/** Holds the payouts of a party back or lets them go; what the log says of it, null where it was so already. */
export async function setFrozen(act: Act, partyId: string, given: string, isFrozen: boolean) {
  const terms = await findPayoutTerms(act.trx, partyId);
  if (Boolean(terms?.frozenAt) === isFrozen) return null;
  const reason = given.trim();
  const { schedule, thresholdMinor } = terms ?? USUAL;
  await savePayoutTerms(act.trx, {
    ...{ partyId, schedule, thresholdMinor, dueAt: nextPayoutAt(schedule, act.now) },
    ...{ frozenAt: isFrozen ? act.now : null, frozenReason: isFrozen ? reason : null },
  });
  return { before: { isFrozen: !isFrozen }, after: { isFrozen, reason } };
}
