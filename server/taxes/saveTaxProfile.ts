import { findTaxProfile, saveTaxProfile as writeTaxProfile } from "../../db/taxes/profiles.ts";
import {
  NO_PROFILE,
  profileProblem,
  type TaxField,
  type TaxProfile,
  tidyProfile,
} from "../../domain/taxes/profile.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound, refuse } from "../graphql/errors.ts";
import { lockOwnStudio } from "../payouts/lockOwnStudio.ts";
import { PayoutRefused } from "../payouts/refusals.ts";
import { Workspace } from "../workspaces/Workspace.ts";
import { StaleTaxProfile } from "./refusals.ts";
import { TaxpayerKindEnum, UsTaxFormEnum } from "./TaxProfile.ts";

interface Wish extends TaxProfile {
  workspaceId: string;
  version: number;
}

/** The log learns which fields were changed, not what stands in them: whoever reads it has no business with a tax number. */
const saveTaxProfile = verb("saveTaxProfile", {
  audit: "taxProfile.save",
  gate: "taxManagement",
  async run(act, { workspaceId, version, ...wish }: Wish) {
    await lockOwnStudio(act, workspaceId);
    const profile = tidyProfile(wish);
    refuse(profileProblem(profile, act.now.toISOString().slice(0, 10)));
    const before = await findTaxProfile(act.trx, workspaceId);
    if ((before?.version ?? 0) !== version) throw new StaleTaxProfile(before);
    const old = before ?? NO_PROFILE;
    const changed = (Object.keys(NO_PROFILE) as TaxField[]).filter((field) => profile[field] !== old[field]);
    if (changed.length === 0) return act.unchanged({ workspaceId });
    await writeTaxProfile(act.trx, workspaceId, { ...profile, version: version + 1 }, act.now);
    return act.done({ workspaceId }, { id: workspaceId, workspaceId, after: { changed } });
  },
});

builder.relayMutationField(
  "saveTaxProfile",
  {
    inputFields: (t) => ({
      workspaceId: t.globalID({ for: Workspace }),
      version: t.int({ description: "That was read; zero before anything was saved." }),
      kind: t.field({ type: TaxpayerKindEnum }),
      legalName: t.string(),
      country: t.string({ description: "ISO 3166; empty where it is not known." }),
      address: t.string(),
      birthDate: t.string({ required: false, description: "As 1990-05-17; of persons." }),
      taxId: t.string({ description: "In any spelling." }),
      vatRegistered: t.boolean(),
      vatId: t.string({ description: "With the letters of its country, in any spelling." }),
      usForm: t.field({ type: UsTaxFormEnum }),
    }),
  },
  {
    description: "Keeps who answers for the taxes of a studio. For its owner.",
    verb: saveTaxProfile,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, NotFound, PayoutRefused, StaleTaxProfile] },
    resolve: async (_root, { input: { workspaceId, birthDate, ...wish } }, context, info) => {
      const asked = { ...wish, workspaceId: workspaceId.id, birthDate: birthDate || null };
      return (await perform(context, info, saveTaxProfile, asked)).workspaceId;
    },
  },
  { outputFields: (t) => ({ workspace: t.field({ type: Workspace, resolve: (id) => id }) }) },
);
