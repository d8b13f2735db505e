import type { AccountantLinkRow } from "../../db/taxes/accountantLinks.ts";
import { findTaxProfile } from "../../db/taxes/profiles.ts";
import { RATES_AS_OF } from "../../domain/taxes/rates.ts";
import { builder } from "../graphql/builder.ts";
import { openByLink } from "./openByLink.ts";
import { profileView, TaxProfileType } from "./TaxProfile.ts";
import { TaxYear } from "./TaxYear.ts";
import { taxYearOf } from "./WorkspaceTaxes.ts";

type View = AccountantLinkRow & { studio: string; token: string };

const AccountantView = builder.objectRef<View>("AccountantView").implement({
  description: "The taxes of a studio as its accountant reads them by a link.",
  authScopes: { public: true },
  fields: (t) => ({
    studio: t.exposeString("studio"),
    expiresAt: t.expose("expiresAt", { type: "DateTime" }),
    profile: t.field({
      type: TaxProfileType,
      resolve: async ({ workspaceId }, _args, { db }) =>
        profileView(await findTaxProfile(db, workspaceId), true),
    }),
    years: t.exposeIntList("years", { description: "That the studio shows, the last first." }),
    year: t.field({
      type: TaxYear,
      nullable: true,
      description: "Null for a year that the studio does not show.",
      args: { year: t.arg.int() },
      resolve: ({ workspaceId, years, token }, { year }, { db }) =>
        years.includes(year)
          ? taxYearOf(
              db,
              workspaceId,
              year,
              (name) => `/api/taxes/by-link/${name}?token=${token}&year=${year}`,
            )
          : null,
    }),
    ratesAsOf: t.string({ description: "A day, as 2026-01-01.", resolve: () => RATES_AS_OF }),
  }),
});

builder.queryField("accountantView", (t) =>
  t.field({
    type: AccountantView,
    nullable: true,
    description:
      "What the link of an accountant shows; null for one that opens nothing, or nothing any more.",
    authScopes: { public: true },
    args: { token: t.arg.string() },
    resolve: async (_root, { token }, context) => {
      const link = await openByLink(context, token);
      return link ? { ...link, token } : null;
    },
  }),
);
