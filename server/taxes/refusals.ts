import { text } from "../../domain/words/refusal.ts";
import { builder } from "../graphql/builder.ts";
import { UserError, UserErrorInterface } from "../graphql/errors.ts";

/** Somebody saved the profile first. Nothing was overwritten. */
export class StaleTaxProfile extends UserError {
  constructor() {
    super(text("taxes.stale"));
  }
}

builder.objectType(StaleTaxProfile, { name: "StaleTaxProfile", interfaces: [UserErrorInterface] });
