import { builder } from "../graphql/builder.ts";
import { UserError, UserErrorInterface } from "../graphql/errors.ts";

/** An address was never proven, and what was asked for would reach beyond the person who typed it. */
export class EmailUnproven extends UserError {}

builder.objectType(EmailUnproven, { name: "EmailUnproven", interfaces: [UserErrorInterface] });
