import {
  findSheets,
  listSheetsOf,
  type RecoupRow,
  type ShareRow,
  type SheetRow,
} from "../../db/splits/sheets.ts";
import { findSplitSubjects } from "../../db/splits/subjects.ts";
import { expenseKey, recoupedOf } from "../../db/splits/uses.ts";
import { standingIn } from "../../domain/accounts/permissions.ts";
import { passesGate } from "../../domain/billing/gates.ts";
import { subjectOf } from "../../domain/sales/subjects.ts";
import {
  SPLIT_ANSWERS,
  SPLIT_INCOMES,
  SPLIT_STATES,
  signedAt,
  statesOf,
} from "../../domain/splits/states.ts";
import { tierOf } from "../acting/actor.ts";
import { Release } from "../catalog/Release.ts";
import { Track } from "../catalog/Track.ts";
import { builder } from "../graphql/builder.ts";
import { type Viewer, workspacesOf } from "../graphql/context.ts";
import { GUARDED_BY_LOADER } from "../graphql/guarded.ts";
import { grouped, perRequest } from "../graphql/perRequest.ts";
import { MoneyType } from "../ledger/Money.ts";

export const SplitStateEnum = builder.enumType("SplitState", {
  description:
    "Written, sent, signed by some but the studio, signed by everybody, refused by somebody, or replaced by a later version.",
  values: SPLIT_STATES,
});
export const SplitIncomeEnum = builder.enumType("SplitIncome", { values: SPLIT_INCOMES });
export const SplitAnswerEnum = builder.enumType("SplitAnswer", { values: SPLIT_ANSWERS });

/** All versions of some subjects, the newest first. */
export const versionsOf = perRequest<SheetRow[]>(async (subjects, { db }) =>
  grouped(subjects, await listSheetsOf(db, subjects), ({ subject }) => subject),
);
const titles = perRequest<string | null>(async (keys, { db }) => {
  const found = await findSplitSubjects(db, keys);
  return keys.map((key) => found.get(key)?.title ?? null);
});
const recouped = perRequest<ReadonlyMap<string, bigint>>(async (subjects, { db }) => {
  const all = await recoupedOf(db, subjects);
  return subjects.map(() => all);
});

/** Whether the viewer may change the splits of a studio: an owner, on a plan that includes them. */
export function managesSplits(viewer: Viewer | null, workspaceId: string): boolean {
  return Boolean(
    viewer && standingIn(viewer, workspaceId)?.isAccountOwner && includesSplits(viewer, workspaceId),
  );
}

function includesSplits(viewer: Viewer | null, workspaceId: string): boolean {
  const tier = tierOf(viewer, workspaceId);
  return tier !== null && passesGate(tier, "payoutAndSplits");
}

type ShareView = ShareRow & { workspaceId: string };

const SplitShare = builder.objectRef<ShareView>("SplitShare").implement({
  description: "What one of those who share in it gets.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    shareId: t.exposeString("id"),
    name: t.exposeString("name"),
    email: t.string({
      nullable: true,
      description: "Null for the studio's own share, and for who is no owner of the studio.",
      resolve: ({ email, workspaceId }, _args, { viewer }) =>
        viewer && standingIn(viewer, workspaceId)?.isAccountOwner ? email : null,
    }),
    isStudio: t.exposeBoolean("isStudio"),
    role: t.exposeString("role", { description: "Words such as Producer; may be empty." }),
    bps: t.exposeInt("bps", {
      description: "In basis points; nothing for somebody who leaves with this version.",
    }),
    answer: t.field({ type: SplitAnswerEnum, resolve: ({ answer }) => answer }),
    answeredAt: t.expose("answeredAt", { type: "DateTime", nullable: true }),
    reason: t.exposeString("reason", { nullable: true, description: "Why it was refused, in their words." }),
    remindedAt: t.expose("remindedAt", { type: "DateTime", nullable: true }),
  }),
});

const SplitRecoup = builder.objectRef<RecoupRow & { subject: string }>("SplitRecoup").implement({
  description: "What was spent, and comes back before anything is split.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    label: t.exposeString("label", { description: "What was spent: Mixing and mastering." }),
    cap: t.field({ type: MoneyType, resolve: ({ capMinor: minor, currency }) => ({ minor, currency }) }),
    recouped: t.field({
      type: MoneyType,
      description: "What came back so far, also by earlier versions under the same words.",
      resolve: async ({ subject, label, currency }, _args, context) => {
        const all = await recouped(context).load(subject);
        return { minor: all.get(expenseKey({ subject, label, currency })) ?? 0n, currency };
      },
    }),
    shareId: t.exposeString("shareId", { description: "Whose share it goes to." }),
  }),
});

export const SplitSheet = builder.loadableNodeRef<SheetRow>("SplitSheet", {
  id: { resolve: ({ id }) => id },
  // On a plan that does not include splits they are not there at all.
  load: (ids: string[], { db, viewer }) =>
    findSheets(
      db,
      ids,
      workspacesOf(viewer).filter((workspaceId) => includesSplits(viewer, workspaceId)),
    ),
  sort: ({ id }) => id,
});

SplitSheet.implement({
  description: "A version of who gets what of a track or a release.",
  // Whose it is not, does not load it.
  authScopes: { signedIn: true },
  fields: (t) => ({
    title: t.string({
      description: "What it is called now.",
      resolve: async ({ subject, title }, _args, context) => (await titles(context).load(subject)) ?? title,
    }),
    track: t.field({
      type: Track,
      nullable: true,
      resolve: ({ subject: key }) => idOf(key, "track"),
    }),
    release: t.field({
      type: Release,
      nullable: true,
      resolve: ({ subject: key }) => idOf(key, "release"),
    }),
    version: t.exposeInt("version", { description: "Counts from 1 for each track or release." }),
    state: t.field({
      type: SplitStateEnum,
      resolve: async ({ id, subject }, _args, context) => {
        const versions = await versionsOf(context).load(subject);
        return statesOf(versions, context.now()).get(id) ?? "superseded";
      },
    }),
    incomeTypes: t.field({ type: [SplitIncomeEnum], resolve: ({ incomeTypes }) => incomeTypes }),
    shares: t.field({
      type: [SplitShare],
      resolve: ({ shares, workspaceId }) => shares.map((share) => ({ ...share, workspaceId })),
    }),
    recoup: t.field({
      type: SplitRecoup,
      nullable: true,
      resolve: ({ recoup, subject }) => recoup && { ...recoup, subject },
    }),
    effectiveFrom: t.exposeString("effectiveFrom", {
      nullable: true,
      description: "A day such as 2027-03-12, in the studio's time zone; null: from when it is sent.",
    }),
    revision: t.exposeInt("revision", { description: "Of the draft: what an edit names." }),
    sentAt: t.expose("sentAt", { type: "DateTime", nullable: true }),
    signedAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "When the last of them signed.",
      resolve: (sheet) => (sheet.sentAt ? signedAt(sheet) : null),
    }),
    mayManage: t.boolean({
      description:
        "Whether the viewer may change, send and remind: an owner, on a plan that includes splits.",
      resolve: ({ workspaceId }, _args, { viewer }) => managesSplits(viewer, workspaceId),
    }),
  }),
});

function idOf(key: SheetRow["subject"], kind: string): string | null {
  const subject = subjectOf(key);
  return subject?.kind === kind ? subject.id : null;
}
