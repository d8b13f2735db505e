import { findMilestones, listLate, listPlans, type MilestoneRow } from "../../db/milestones/milestones.ts";
import { listNotes, type NoteRow } from "../../db/milestones/notes.ts";
import { listProgress, type Progress } from "../../db/milestones/progress.ts";
import { ticksItself } from "../../domain/milestones/facts.ts";
import {
  CHANNELS,
  type Channel,
  type Check,
  MILESTONE_STATUSES,
  NOTE_KINDS,
  statusOf,
} from "../../domain/milestones/milestone.ts";
import type { Words } from "../../domain/milestones/seedTemplate.ts";
import { titleOf } from "../../domain/milestones/seedTemplate.ts";
import type { TeamRole } from "../../domain/workspaces/team.ts";
import { Release } from "../catalog/Release.ts";
import { builder } from "../graphql/builder.ts";
import { GUARDED_BY_LOADER } from "../graphql/guarded.ts";
import { grouped, perRequest } from "../graphql/perRequest.ts";
import { TeamRoleEnum } from "../workspaces/inviteMember.ts";
import { Workspace } from "../workspaces/Workspace.ts";
import { plannersOf } from "./plannersOf.ts";

export const WordsType = builder.objectRef<Words>("Words").implement({
  description: "The title of a step in both languages; both are the same where somebody wrote it.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({ en: t.exposeString("en"), es: t.exposeString("es") }),
});

const NOTES_SHOWN = 50;

const MilestoneStatusEnum = builder.enumType("MilestoneStatus", { values: MILESTONE_STATUSES });
const NoteKindEnum = builder.enumType("MilestoneNoteKind", { values: NOTE_KINDS });
export const ChannelEnum = builder.enumType("MilestoneChannel", {
  description: "Where the work of a step happens.",
  values: CHANNELS,
});

const CheckType = builder.objectRef<Check>("MilestoneCheck").implement({
  description: "A point of a step's checklist.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({ text: t.exposeString("text"), isDone: t.exposeBoolean("isDone") }),
});

const NoteType = builder.objectRef<NoteRow>("MilestoneNote").implement({
  description: "Something that was said of a step, or happened to it.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    id: t.exposeID("id"),
    kind: t.field({ type: NoteKindEnum, resolve: ({ kind }) => kind }),
    text: t.exposeString("text", {
      nullable: true,
      description: "What was said; of a move and of a rest the new day.",
    }),
    byName: t.exposeString("byName", { nullable: true, description: "Null for what happened by itself." }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
  }),
});

const loadNotes = perRequest<NoteRow[]>(async (ids, { db }) =>
  grouped(ids, await listNotes(db, ids, NOTES_SHOWN), ({ milestoneId }) => milestoneId),
);

export const Milestone = builder.loadableNodeRef("Milestone", {
  id: { resolve: (step: MilestoneRow) => step.id },
  load: async (ids: string[], { db, viewer, now }) => {
    const reach = plannersOf(viewer);
    const found = await findMilestones(db, ids, now());
    return found.filter(({ workspaceId, deletedAt }) => !deletedAt && reach.includes(workspaceId));
  },
  sort: (step: MilestoneRow) => step.id,
});

Milestone.implement({
  description: "One step of the plan of a release. Days are those of the release's time zone.",
  authScopes: ({ workspaceId }) => ({ memberOf: workspaceId }),
  fields: (t) => ({
    title: t.field({ type: WordsType, resolve: titleOf }),
    stepKey: t.exposeString("stepKey", { nullable: true, description: "Of the template it came from." }),
    isOwnTitle: t.boolean({
      description: "Whether somebody wrote the title; else it is the product's, in both languages.",
      resolve: ({ title }) => title !== null,
    }),
    status: t.field({ type: MilestoneStatusEnum, resolve: (step) => statusOf(step, step.today) }),
    dueDay: t.exposeString("dueDay", { nullable: true, description: "Such as 2027-03-05." }),
    today: t.exposeString("today", { description: "What the calendar says where the release comes out." }),
    offsetDays: t.exposeInt("offsetDays", {
      nullable: true,
      description: "Days after the release, below 0 before it.",
    }),
    isDueByHand: t.exposeBoolean("dueByHand", {
      description: "Whether somebody chose the day; else it moves with the release.",
    }),
    snoozedUntil: t.exposeString("snoozedUntil", { nullable: true }),
    channel: t.field({
      type: ChannelEnum,
      nullable: true,
      resolve: ({ channel }) => channel as Channel | null,
    }),
    ownerRole: t.field({
      type: TeamRoleEnum,
      nullable: true,
      resolve: ({ ownerRole }) => ownerRole as TeamRole | null,
    }),
    assigneeId: t.exposeString("assigneeId", { nullable: true, description: "As Teammate.personId." }),
    assigneeName: t.exposeString("assigneeName", { nullable: true }),
    checklist: t.field({ type: [CheckType], resolve: ({ checklist }) => checklist }),
    remindDaysBefore: t.exposeIntList("remindDaysBefore"),
    dependsOn: t.globalIDList({
      description: "Steps of the same plan that must be done or skipped before this one can be.",
      resolve: ({ dependsOn }) => dependsOn.map((id) => ({ type: "Milestone", id })),
    }),
    ticksItself: t.boolean({
      description: "Whether the product sees for itself that it is done.",
      resolve: (step) => step.ticksItself && ticksItself(step.stepKey),
    }),
    closedAt: t.expose("closedAt", { type: "DateTime", nullable: true }),
    closedByName: t.exposeString("closedByName", { nullable: true }),
    closedByItself: t.exposeBoolean("closedByItself"),
    commentCount: t.exposeInt("commentCount"),
    release: t.field({ type: Release, resolve: ({ releaseId }) => releaseId }),
    version: t.exposeInt("version", { description: "Rises with every save; an edit sends it back." }),
    notes: t.field({
      type: [NoteType],
      description: "What was said of it and what happened to it, newest first.",
      resolve: ({ id }, _args, context) => loadNotes(context).load(id),
    }),
  }),
});

const loadPlan = perRequest<MilestoneRow[]>(async (ids, { db, now }) =>
  grouped(ids, await listPlans(db, ids, now()), ({ releaseId }) => releaseId),
);

const loadProgress = perRequest<Progress | null>(async (ids, { db, now }) => {
  const rows = new Map((await listProgress(db, ids, now())).map((row) => [row.releaseId, row]));
  return ids.map((id) => rows.get(id) ?? null);
});

const ProgressType = builder.objectRef<Progress>("MilestoneProgress").implement({
  description: "How far the plan of a release is.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    done: t.exposeInt("done", { description: "Skipped steps too." }),
    total: t.exposeInt("total"),
    late: t.exposeInt("late", { description: "Open steps whose day is over." }),
  }),
});

builder.objectFields(Release, (t) => ({
  milestones: t.field({
    type: [Milestone],
    nullable: true,
    description: "Its plan by day; null to all but the members of its workspace, on a plan that includes it.",
    authScopes: ({ workspaceId }) => ({
      memberOf: workspaceId,
      gate: { workspaceId, gate: "releaseScheduling" },
    }),
    unauthorizedResolver: () => null,
    resolve: ({ id }, _args, context) => loadPlan(context).load(id),
  }),
  milestoneProgress: t.field({
    type: ProgressType,
    nullable: true,
    description: "Null where there is no plan, and to those who do not see it.",
    authScopes: ({ workspaceId }) => ({
      memberOf: workspaceId,
      gate: { workspaceId, gate: "releaseScheduling" },
    }),
    unauthorizedResolver: () => null,
    resolve: ({ id }, _args, context) => loadProgress(context).load(id),
  }),
}));

const LATE_SHOWN = 10;

builder.objectField(Workspace, "lateMilestones", (t) =>
  t.field({
    type: [Milestone],
    nullable: true,
    description:
      "Open steps whose day is over, the longest ago first; null on a plan that does not include them.",
    authScopes: ({ id }) => ({ gate: { workspaceId: id, gate: "releaseScheduling" } }),
    unauthorizedResolver: () => null,
    resolve: ({ id }, _args, { db, now }) => listLate(db, id, now(), LATE_SHOWN),
  }),
);
