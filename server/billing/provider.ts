import type Stripe from "stripe";
import type { Code } from "../../domain/words/catalogue.ts";
import { refusal } from "../../domain/words/refusal.ts";
import type { ActContext } from "../acting/ActContext.ts";
import { builder } from "../graphql/builder.ts";
import { UserError, UserErrorInterface } from "../graphql/errors.ts";
import { log } from "../log.ts";

/** Nothing can be paid, opened or changed at the payment provider right now. */
export class CannotPay extends UserError {
  constructor(
    code: Extract<Code, "billing.paymentsOff" | "billing.providerAway" | "billing.nothingToManage">,
  ) {
    super(refusal(code));
  }
}

builder.objectType(CannotPay, { name: "CannotPay", interfaces: [UserErrorInterface] });

/**
 * Asks the payment provider, for acts of people: that payments are off, or that it is away, is a refusal in words. Never inside a
 * transaction: it answers in its own time.
 */
export async function atProvider<Answer>(
  { services, requestId }: Pick<ActContext, "services" | "requestId">,
  ask: (stripe: Stripe) => Promise<Answer>,
): Promise<Answer> {
  const { payments } = services;
  if (payments.mode === "off") throw new CannotPay("billing.paymentsOff");
  try {
    return await ask(await payments.stripe());
  } catch (error) {
    if (!isProvidersFault(error)) throw error;
    log.error("payment provider", { requestId, error });
    throw new CannotPay("billing.providerAway");
  }
}

/** By its name: the SDK is loaded only when it is first used. */
function isProvidersFault(error: unknown): boolean {
  return error instanceof Error && String((error as { type?: unknown }).type).startsWith("Stripe");
}
