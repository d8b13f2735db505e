import { listUndatedReleases } from "../../../db/releases/planner/plannedReleases.ts";
import { isDay, localTimeOf } from "../../../domain/releases/localTime.ts";
import { PLAN_HINTS, type PlanHint } from "../../../domain/releases/planner/planHints.ts";
import { Release } from "../../catalog/Release.ts";
import { builder } from "../../graphql/builder.ts";
import { GUARDED_BY_LOADER } from "../../graphql/guarded.ts";
import { Workspace } from "../../workspaces/Workspace.ts";
import { type Plan, type PlanEntry, planOf } from "./planOf.ts";

const MOST_DAYS = 400;
const MOST_UNDATED = 100;

const PlanHintCodeEnum = builder.enumType("PlanHintCode", { values: PLAN_HINTS });

const PlanHintType = builder.objectRef<PlanHint>("PlanHint").implement({
  description: "Something to think of before a release stays on its day. It keeps nobody from anything.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    code: t.field({ type: PlanHintCodeEnum, resolve: ({ code }) => code }),
    days: t.exposeInt("days", {
      description: "Days from today; for `close`, between it and the nearest other.",
    }),
    others: t.field({
      type: [Release],
      description: "For `close`: the releases that are meant, nearest first.",
      resolve: ({ otherIds }) => [...otherIds],
    }),
  }),
});

const PlanEntryType = builder.objectRef<PlanEntry>("PlanEntry").implement({
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    release: t.field({ type: Release, resolve: ({ release }) => release }),
    day: t.exposeString("day", { description: "In the studio's time zone, such as 2027-03-12." }),
    time: t.exposeString("time", { description: "In the studio's time zone, such as 09:30." }),
    hints: t.field({ type: [PlanHintType], resolve: ({ hints }) => hints }),
  }),
});

const ReleasePlan = builder.objectRef<Plan>("ReleasePlan").implement({
  description: "What a studio brings out when.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    entries: t.field({ type: [PlanEntryType], resolve: ({ entries }) => entries }),
    isWhole: t.exposeBoolean("isWhole", { description: "False: there is more in these days." }),
  }),
});

builder.objectFields(Workspace, (t) => ({
  releasePlan: t.field({
    type: ReleasePlan,
    nullable: true,
    description: "Releases by their day, earliest first. Null where the plan does not include it.",
    args: {
      from: t.arg.string({ description: "The first day; what is no day means today." }),
      days: t.arg.int({ description: "From 1 to 400." }),
    },
    authScopes: ({ id }) => ({ gate: { workspaceId: id, gate: "releaseScheduling" } }),
    unauthorizedResolver: () => null,
    resolve: (workspace, { from, days }, { db, now }) =>
      planOf(
        db,
        workspace,
        {
          from: isDay(from) ? from : localTimeOf(now(), workspace.timezone).day,
          days: Math.max(1, Math.min(days, MOST_DAYS)),
        },
        now(),
      ),
  }),
  undatedReleases: t.field({
    type: [Release],
    nullable: true,
    description: "What is still to come and has no day yet, the newest hundred.",
    authScopes: ({ id }) => ({ gate: { workspaceId: id, gate: "releaseScheduling" } }),
    unauthorizedResolver: () => null,
    resolve: ({ id }, _args, { db }) => listUndatedReleases(db, id, MOST_UNDATED),
  }),
}));
