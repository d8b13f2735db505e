import type { Kysely } from "kysely";
import { findParty } from "../../db/ledger/parties.ts";
import type { DB } from "../../db/tables.generated.ts";
import { listAccountantLinks } from "../../db/taxes/accountantLinks.ts";
import { findTaxProfile } from "../../db/taxes/profiles.ts";
import { listBookedYears } from "../../db/taxes/sums.ts";
import { standingIn } from "../../domain/accounts/permissions.ts";
import { DAY_MS } from "../../domain/duration.ts";
import { SHOWN_AFTER_END_DAYS } from "../../domain/taxes/accountantLink.ts";
import { RATES_AS_OF } from "../../domain/taxes/rates.ts";
import { isYear, yearsWith } from "../../domain/taxes/years.ts";
import { refusal } from "../../domain/words/refusal.ts";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { failure } from "../graphql/failure.ts";
import { encodeGlobalID } from "../graphql/globalId.ts";
import { GUARDED_BY_LOADER } from "../graphql/guarded.ts";
import { Workspace } from "../workspaces/Workspace.ts";
import { AccountantLink } from "./AccountantLink.ts";
import { profileView, TaxProfileType } from "./TaxProfile.ts";
import { TAX_RATES, TaxRateType } from "./TaxRate.ts";
import { TaxYear, type YearView } from "./TaxYear.ts";

/** The years of a studio of which there is something, the running one among them. */
export async function taxYearsOf(db: Kysely<DB>, workspaceId: string, now: Date): Promise<number[]> {
  const sellerId = await findParty(db, { workspaceId });
  return yearsWith(sellerId ? await listBookedYears(db, sellerId) : [], now);
}

/** A year of a studio, with addresses of its files. */
export async function taxYearOf(
  db: Kysely<DB>,
  workspaceId: string,
  year: number,
  fileAt: YearView["fileAt"],
): Promise<YearView> {
  const sellerId = await findParty(db, { workspaceId });
  const home = (await findTaxProfile(db, workspaceId))?.country ?? "";
  return { sellerId, year, home, fileAt };
}

const ownsIt = ({ viewer }: Context, workspaceId: string): boolean =>
  viewer !== null && (standingIn(viewer, workspaceId)?.isAccountOwner ?? false);

export const WorkspaceTaxes = builder.objectRef<{ workspaceId: string }>("WorkspaceTaxes").implement({
  description: "Everything that a studio and its accountant need for taxes.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    mayManage: t.boolean({
      description: "Whether the viewer is the owner, who alone may change any of it.",
      resolve: ({ workspaceId }, _args, context) => ownsIt(context, workspaceId),
    }),
    profile: t.field({
      type: TaxProfileType,
      resolve: async ({ workspaceId }, _args, context) =>
        profileView(await findTaxProfile(context.db, workspaceId), ownsIt(context, workspaceId)),
    }),
    ratesAsOf: t.string({ description: "A day, as 2026-01-01.", resolve: () => RATES_AS_OF }),
    rates: t.field({
      type: [TaxRateType],
      description: "Every country of the table, by code.",
      resolve: () => TAX_RATES,
    }),
    years: t.intList({
      description:
        "Years of UTC in which something was sold or went back, and the running one; the last first.",
      resolve: ({ workspaceId }, _args, { db, now }) => taxYearsOf(db, workspaceId, now()),
    }),
    year: t.field({
      type: TaxYear,
      args: { year: t.arg.int() },
      resolve: ({ workspaceId }, { year }, { db }) => {
        if (!isYear(year)) throw failure("NOT_FOUND", refusal("general.notFound"));
        const home = encodeGlobalID("Workspace", workspaceId);
        return taxYearOf(db, workspaceId, year, (name) => `/api/taxes/${home}/${year}/${name}`);
      },
    }),
    accountantLinks: t.field({
      type: [AccountantLink],
      description: "The newest first; those that are over for 90 days more.",
      resolve: ({ workspaceId }, _args, { db, now }) =>
        listAccountantLinks(db, workspaceId, new Date(now().getTime() - SHOWN_AFTER_END_DAYS * DAY_MS)),
    }),
  }),
});

builder.objectField(Workspace, "taxes", (t) =>
  t.field({
    type: WorkspaceTaxes,
    nullable: true,
    description: "Null on a plan that does not include tax management.",
    authScopes: ({ id }) => ({ gate: { workspaceId: id, gate: "taxManagement" } }),
    unauthorizedResolver: () => null,
    resolve: ({ id }) => ({ workspaceId: id }),
  }),
);
