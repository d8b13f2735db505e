import { builder } from "../graphql/builder.ts";
import { UserError, UserErrorInterface } from "../graphql/errors.ts";

/** The call cannot begin now; its words say why. */
export class CallRefused extends UserError {}

builder.objectType(CallRefused, { name: "CallRefused", interfaces: [UserErrorInterface] });
