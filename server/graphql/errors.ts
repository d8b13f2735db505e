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
