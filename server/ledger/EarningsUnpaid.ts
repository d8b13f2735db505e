import type { Refusal } from "../../domain/words/refusal.ts";
import { builder } from "../graphql/builder.ts";
import { UserError, UserErrorInterface } from "../graphql/errors.ts";
import { type Money, MoneyType } from "./Money.ts";

/** Nobody could be paid any more what was earned. */
export class EarningsUnpaid extends UserError {
  readonly earnings: Money[];
  constructor(told: Refusal, earnings: Money[]) {
    super(told);
    this.earnings = earnings;
  }
}

builder.objectType(EarningsUnpaid, {
  name: "EarningsUnpaid",
  description: "Who is to be deleted, or what goes with them, earned what was not paid out yet.",
  interfaces: [UserErrorInterface],
  fields: (t) => ({
    earnings: t.field({
      type: [MoneyType],
      description: "How much in each currency: held, free to be paid out, and on its way.",
      resolve: ({ earnings }) => earnings,
    }),
  }),
});
