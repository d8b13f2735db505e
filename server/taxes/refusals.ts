import type { TaxProfileRow } from "../../db/taxes/profiles.ts";
import { text } from "../../domain/words/refusal.ts";
import { builder } from "../graphql/builder.ts";
import { UserError, UserErrorInterface } from "../graphql/errors.ts";
import { profileView, TaxProfileType } from "./TaxProfile.ts";

/** Somebody saved the profile first. Nothing was overwritten. */
export class StaleTaxProfile extends UserError {
  readonly current: TaxProfileRow | undefined;
  constructor(current: TaxProfileRow | undefined) {
    super(text("taxes.stale"));
    this.current = current;
  }
}

builder.objectType(StaleTaxProfile, {
  name: "StaleTaxProfile",
  interfaces: [UserErrorInterface],
  fields: (t) => ({
    current: t.field({
      type: TaxProfileType,
      description: "As it stands now: only its owner writes it, who sees it whole.",
      resolve: ({ current }) => profileView(current, true),
    }),
  }),
});
