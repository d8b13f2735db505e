import { builder } from "../graphql/builder.ts";
import { UserError, UserErrorInterface } from "../graphql/errors.ts";

/** Nothing can be paid out right now; its words say why, and what to do. */
export class PayoutRefused extends UserError {}

builder.objectType(PayoutRefused, { name: "PayoutRefused", interfaces: [UserErrorInterface] });
