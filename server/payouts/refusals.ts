import { FRESH_SIGN_IN_MINUTES } from "../../domain/payouts/rules.ts";
import { text } from "../../domain/words/refusal.ts";
import { builder } from "../graphql/builder.ts";
import { UserError, UserErrorInterface } from "../graphql/errors.ts";

/** Nothing can be paid out right now; its words say why, and what to do. */
export class PayoutRefused extends UserError {}

/** Who has no password has to come by a new link first. */
export class SignInAgain extends UserError {
  constructor() {
    super(text("payouts.signInAgain", { minutes: FRESH_SIGN_IN_MINUTES }));
  }
}

builder.objectType(PayoutRefused, { name: "PayoutRefused", interfaces: [UserErrorInterface] });
builder.objectType(SignInAgain, { name: "SignInAgain", interfaces: [UserErrorInterface] });
