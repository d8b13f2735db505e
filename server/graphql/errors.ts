import { GraphQLError } from "graphql";
import { type Gate, gateRefusal } from "../../domain/billing/gates.ts";
import type { Code } from "../../domain/words/catalogue.ts";
import { type Params, type Problem, type Refusal, refusal } from "../../domain/words/refusal.ts";
import { textIn } from "../../domain/words/textIn.ts";
import { localeOf } from "../accounts/localeOf.ts";
import { builder } from "./builder.ts";
import { failure } from "./failure.ts";

/** A refusal the person can do something about: it becomes a member of the field's result union. */
export class UserError extends Error implements Refusal {
  readonly code: Code;
  readonly params: Params;
  constructor(given: Refusal) {
    // For whoever reads a log: people read the words in their language.
    super(textIn("en", given));
    this.code = given.code;
    this.params = given.params;
  }
}

export const UserErrorInterface = builder.interfaceRef<UserError>("UserError").implement({
  description: "A refusal meant for the person. Every expected failure of a mutation implements it.",
  fields: (t) => ({
    code: t.exposeString("code", { description: "Which refusal it is, such as `releases.titleMissing`." }),
    params: t.expose("params", { type: "Params", description: "What its words name." }),
    message: t.string({
      description: "Its words, in the language that the request asks for.",
      resolve: (error, _args, context) => textIn(localeOf(context), error),
    }),
  }),
});

/** One field of the input is wrong. */
export class InvalidInput extends UserError {
  readonly field: string;
  constructor(problem: Problem) {
    super(problem);
    this.field = problem.field;
  }
}

/** Throws what a rule found; nothing found, nothing happens. */
export function refuse(found: Problem | null): void {
  if (found) throw new InvalidInput(found);
}

builder.objectType(InvalidInput, {
  name: "InvalidInput",
  interfaces: [UserErrorInterface],
  fields: (t) => ({ field: t.exposeString("field") }),
});

/** No such thing, or not for this viewer: the answer is the same. */
export class NotFound extends UserError {
  constructor() {
    super(refusal("general.notFound"));
  }
}

builder.objectType(NotFound, { name: "NotFound", interfaces: [UserErrorInterface] });

/** The same idempotency key was used for something else before; nothing was done. A program is wrong here, not a person. */
export function keyReused(): GraphQLError {
  return new GraphQLError("This key was used for something else.", { extensions: { code: "KEY_REUSED" } });
}

/** As the scope of a field refuses: the gate alone decides, and tells nothing about what lies behind it. */
export function gateClosed(gate: Gate): GraphQLError {
  return failure("UPGRADE_REQUIRED", gateRefusal(gate));
}
