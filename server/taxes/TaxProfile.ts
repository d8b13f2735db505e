import type { TaxProfileRow } from "../../db/taxes/profiles.ts";
import { maskedIds, missingOf, NO_PROFILE } from "../../domain/taxes/profile.ts";
import { builder } from "../graphql/builder.ts";
import { GUARDED_BY_LOADER } from "../graphql/guarded.ts";

/** A profile as somebody sees it: whole for the owner and for the accountant. */
export interface ProfileView extends TaxProfileRow {
  isWhole: boolean;
}

/** Its numbers, as far as whoever looks may see them. */
const idsOf = (profile: ProfileView) => (profile.isWhole ? profile : maskedIds(profile));

/** What stands, or nothing filled in yet. */
export const profileView = (row: TaxProfileRow | undefined, isWhole: boolean): ProfileView => ({
  ...NO_PROFILE,
  version: 0,
  ...row,
  isWhole,
});

export const TaxpayerKindEnum = builder.enumType("TaxpayerKind", {
  values: { UNSET: { value: "unset" }, PERSON: { value: "person" }, COMPANY: { value: "company" } } as const,
});

export const UsTaxFormEnum = builder.enumType("UsTaxForm", {
  description: "A form of the authority of the United States.",
  values: {
    NONE: { value: "none" },
    W9: { value: "w9" },
    W8BEN: { value: "w8ben" },
    W8BEN_E: { value: "w8benE" },
  } as const,
});

export const TaxProfileType = builder.objectRef<ProfileView>("TaxProfile").implement({
  description: "Who answers for the taxes of a studio. What is not known is empty.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    kind: t.field({ type: TaxpayerKindEnum, resolve: ({ kind }) => kind }),
    legalName: t.exposeString("legalName"),
    country: t.exposeString("country", { description: "ISO 3166." }),
    address: t.exposeString("address"),
    birthDate: t.exposeString("birthDate", {
      nullable: true,
      description: "Of persons, as 1990-05-17: reports of platforms in the Union ask for it.",
    }),
    taxId: t.string({
      description: "Whole for whoever may change it; others see the last three signs.",
      resolve: (profile) => idsOf(profile).taxId,
    }),
    vatRegistered: t.exposeBoolean("vatRegistered"),
    vatId: t.string({
      description: "Where it is the tax number as well, others see its last three signs, too.",
      resolve: (profile) => idsOf(profile).vatId,
    }),
    usForm: t.field({
      type: UsTaxFormEnum,
      description: "What the studio says it handed in to the payment provider.",
      resolve: ({ usForm }) => usForm,
    }),
    version: t.exposeInt("version", { description: "Zero before anything was saved." }),
    missing: t.stringList({
      description: "Names of fields that a whole profile still lacks for its kind and country.",
      resolve: (profile) => missingOf(profile),
    }),
  }),
});
