import { GraphQLError } from "graphql";
import { type Gate, gateText } from "../../domain/billing/gates.ts";
import { builder } from "./builder.ts";

/** A refusal the person can do something about: it becomes a member of the field's result union. */
export class UserError extends Error {}

export const UserErrorInterface = builder.interfaceRef<UserError>("UserError").implement({
  description: "A refusal meant for the person. Every expected failure of a mutation implements it.",
  fields: (t) => ({ message: t.exposeString("message") }),
});

/** One field of the input is wrong; `message` says how, in words for the person. */
export class InvalidInput extends UserError {
  readonly field: string;
  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}

builder.objectType(InvalidInput, {
  name: "InvalidInput",
  interfaces: [UserErrorInterface],
  fields: (t) => ({ field: t.exposeString("field") }),
});

/** No such thing, or not for this viewer: the answer is the same. */
export class NotFound extends UserError {
  constructor() {
    super("Not found");
  }
}

builder.objectType(NotFound, { name: "NotFound", interfaces: [UserErrorInterface] });

/** The same idempotency key was used for something else before; nothing was done. A program is wrong here, not a person. */
export function keyReused(): GraphQLError {
  return new GraphQLError("This key was used for something else.", { extensions: { code: "KEY_REUSED" } });
}

/** As the scope of a field refuses: the gate alone decides, and tells nothing about what lies behind it. */
export function gateClosed(gate: Gate): GraphQLError {
  return new GraphQLError(gateText(gate), { extensions: { code: "UPGRADE_REQUIRED" } });
}
