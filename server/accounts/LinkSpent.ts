import { builder } from "../graphql/builder.ts";
import { UserError, UserErrorInterface } from "../graphql/errors.ts";

/** The link of a letter was used, replaced, has expired, or never was one: the answer is the same. */
export class LinkSpent extends UserError {}

builder.objectType(LinkSpent, { name: "LinkSpent", interfaces: [UserErrorInterface] });
