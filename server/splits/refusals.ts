import { refusal } from "../../domain/words/refusal.ts";
import { builder } from "../graphql/builder.ts";
import { UserError, UserErrorInterface } from "../graphql/errors.ts";
import { SplitSheet } from "./SplitSheet.ts";

/** What is asked for cannot be done with this split as it stands; its words say why. */
export class SplitRefused extends UserError {}

builder.objectType(SplitRefused, { name: "SplitRefused", interfaces: [UserErrorInterface] });

/** Somebody saved first. Nothing was overwritten; `sheetId` shows what stands now. */
export class StaleSplitSheet extends UserError {
  readonly sheetId: string;
  constructor(sheetId: string) {
    super(refusal("splits.stale"));
    this.sheetId = sheetId;
  }
}

builder.objectType(StaleSplitSheet, {
  name: "StaleSplitSheet",
  interfaces: [UserErrorInterface],
  fields: (t) => ({ current: t.field({ type: SplitSheet, resolve: ({ sheetId }) => sheetId }) }),
});
