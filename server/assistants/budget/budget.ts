import type { Kysely } from "kysely";
import { findSpent, holdBudget, settleBudget } from "../../../db/assistants/budgets.ts";
import type { DB } from "../../../db/tables.generated.ts";
import { budgetMicros } from "../../../domain/assistants/budget.ts";
import { REPLY_MS } from "../../../domain/assistants/chat.ts";
import type { PlatformKeeper } from "../../platform/keepPlatform.ts";
import type { Turn } from "../../providers/assistant.ts";

/** A reply that takes its whole time has settled by then. */
const LEASE_MS = REPLY_MS + 30_000;

/** What the language model may still cost: money is held before each call and settled after it. */
export interface Budget {
  /** Whether the plan has any money for a model, this month or another. */
  limitOf(payer: Turn["payer"]): Promise<number>;
  /** Holds what a call costs at most; null where less than that is left. */
  hold(payer: Turn["payer"], micros: number): Promise<string | null>;
  settle(holdId: string, cost: { micros: number; inputTokens: number; outputTokens: number }): Promise<void>;
  /** What is left of the month, of how much; in micro-dollars. */
  left(payer: Turn["payer"]): Promise<{ leftMicros: number; limitMicros: number }>;
}

export function openBudget(
  db: Kysely<DB>,
  platform: PlatformKeeper,
  now: () => Date = () => new Date(),
): Budget {
  const limitOf = async ({ tier }: Turn["payer"]) => budgetMicros(await platform.settings(), tier);
  return {
    limitOf,
    async hold(payer, micros) {
      const at = now();
      const leaseUntil = new Date(at.getTime() + LEASE_MS);
      const limitMicros = await limitOf(payer);
      return holdBudget(db, { payer: payer.owner, limitMicros, micros, now: at, leaseUntil });
    },
    settle: (holdId, cost) => settleBudget(db, holdId, cost),
    async left(payer) {
      const limitMicros = await limitOf(payer);
      const { usedMicros, heldMicros } = await findSpent(db, payer.owner, now());
      return { limitMicros, leftMicros: Math.max(0, limitMicros - usedMicros - heldMicros) };
    },
  };
}
