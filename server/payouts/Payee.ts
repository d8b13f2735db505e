import { findPasswordHash } from "../../db/accounts/passwords.ts";
import { hasSecondFactor } from "../../db/accounts/secondFactors.ts";
import { findParty } from "../../db/ledger/parties.ts";
import { findPayoutAccount } from "../../db/payouts/accounts.ts";
import { findPayoutTerms, type PayoutTerms } from "../../db/payouts/terms.ts";
import { standingIn } from "../../domain/accounts/permissions.ts";
import { Viewer } from "../accounts/Viewer.ts";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { BalanceType } from "../ledger/Balance.ts";
import { balancesOf } from "../ledger/balancesOf.ts";
import { Workspace } from "../workspaces/Workspace.ts";
import { PayoutAccountType } from "./PayoutAccount.ts";
import { PayoutScheduleEnum } from "./PayoutSchedule.ts";
import { seesStudiosMoney } from "./seesPayee.ts";

/** Who is paid out, by the id of the studio or of the person. */
interface PayeeFacts {
  id: string;
  isPerson: boolean;
  /** Null: the studio never earned anything. */
  partyId: string | null;
  ownCurrency: string | null;
  terms: PayoutTerms | undefined;
}

/** Null where the viewer has nothing to look for, or nothing was ever shared with them. */
async function readPayee(context: Context, id: string): Promise<PayeeFacts | null> {
  const { db, viewer } = context;
  const isPerson = viewer?.userId === id;
  if (!isPerson && !seesStudiosMoney(context, id)) return null;
  const partyId = (await findParty(db, isPerson ? { userId: id } : { workspaceId: id })) ?? null;
  if (isPerson && !partyId) return null;
  const place = viewer?.memberships.find(({ workspaceId }) => workspaceId === id);
  return {
    ...{ id, isPerson, partyId, ownCurrency: place?.workspace.defaultCurrency ?? null },
    terms: partyId ? await findPayoutTerms(db, partyId) : undefined,
  };
}

const minimumOf = async ({ services }: Context) => (await services.platform.settings()).payoutMinimumMinor;

export const Payee = builder.loadableNodeRef<PayeeFacts>("Payee", {
  id: { resolve: ({ id }) => id },
  load: async (ids: string[], context) =>
    (await Promise.all(ids.map((id) => readPayee(context, id)))).filter((found) => found !== null),
  sort: ({ id }) => id,
});

Payee.implement({
  description:
    "Who is paid out, and how: a studio, or a person for what their shares in the music of studios earned.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    balances: t.field({
      type: [BalanceType],
      description: "What was earned and is not paid yet, one for each currency.",
      resolve: ({ partyId, ownCurrency }, _args, { db }) =>
        partyId ? balancesOf(db, partyId, ownCurrency) : [],
    }),
    account: t.field({
      type: PayoutAccountType,
      nullable: true,
      description: "Null: nobody opened one yet.",
      resolve: async ({ partyId }, _args, { db }) =>
        (partyId && (await findPayoutAccount(db, partyId))) || null,
    }),
    schedule: t.field({ type: PayoutScheduleEnum, resolve: ({ terms }) => terms?.schedule ?? "manual" }),
    thresholdMinor: t.string({
      description: "From how much on it is paid out by itself, in minor units.",
      resolve: async ({ terms }, _args, context) =>
        String(terms?.thresholdMinor ?? (await minimumOf(context))),
    }),
    minimumMinor: t.string({
      description: "The smallest payout, in minor units.",
      resolve: async (_payee, _args, context) => String(await minimumOf(context)),
    }),
    nextAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "When it is paid out by itself; null: only by request.",
      resolve: ({ terms }) => terms?.dueAt ?? null,
    }),
    isFrozen: t.boolean({
      description: "Those who run the platform hold payouts back.",
      resolve: ({ terms }) => Boolean(terms?.frozenAt),
    }),
    mayManage: t.boolean({
      description: "Whether the viewer is the owner, or the person, who alone may change any of it.",
      resolve: ({ id, isPerson }, _args, { viewer }) =>
        viewer !== null && (isPerson || (standingIn(viewer, id)?.isAccountOwner ?? false)),
    }),
    asksPassword: t.boolean({
      description: "Whether the viewer has a password that is asked for again; who has none signs in anew.",
      resolve: async (_payee, _args, { db, viewer }) =>
        viewer !== null && Boolean(await findPasswordHash(db, viewer.userId)),
    }),
    asksCode: t.boolean({
      description:
        "Whether the viewer has two-step sign-in, and gives a code of it on the way to the account.",
      resolve: async (_payee, _args, { db, viewer }) =>
        viewer !== null && (await hasSecondFactor(db, viewer.userId)),
    }),
  }),
});

builder.objectField(Workspace, "payee", (t) =>
  t.field({
    type: Payee,
    nullable: true,
    description: "How it is paid out; null on a plan that does not include payouts.",
    authScopes: ({ id }) => ({ gate: { workspaceId: id, gate: "payoutAndSplits" } }),
    unauthorizedResolver: () => null,
    resolve: ({ id }) => id,
  }),
);

builder.objectField(Viewer, "payee", (t) =>
  t.field({
    type: Payee,
    nullable: true,
    description: "How the viewer is paid out for their shares; null where nothing was ever shared with them.",
    resolve: async ({ userId }, _args, { db }) => ((await findParty(db, { userId })) ? userId : null),
  }),
);
