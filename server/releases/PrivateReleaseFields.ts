import { listReleaseEvents, type ReleaseEvent } from "../../db/releases/history.ts";
import type { ReleaseFacts } from "../../db/releases/releaseFacts.ts";
import { isExportCover } from "../../domain/catalog/coverRules.ts";
import { completenessOf, type MissingPart, RELEASE_PARTS } from "../../domain/releases/completeness.ts";
import { readinessOf } from "../../domain/releases/readiness.ts";
import {
  AUDIENCES,
  type Audience,
  type ReleaseState,
  transitionProblems,
} from "../../domain/releases/releaseState.ts";
import { Release } from "../catalog/Release.ts";
import { builder } from "../graphql/builder.ts";
import { GUARDED_BY_LOADER } from "../graphql/guarded.ts";
import { perRequest } from "../graphql/perRequest.ts";
import { type StandingFindings, standingFindings } from "./blockers.ts";
import { TransitionProblemType } from "./refusals.ts";
import { releaseFacts } from "./releaseFields.ts";

const EVENTS_SHOWN = 50;

export const AudienceEnum = builder.enumType("ReleaseAudience", { values: AUDIENCES });
const ReleasePartEnum = builder.enumType("ReleasePart", { values: RELEASE_PARTS });

const MissingPartType = builder.objectRef<MissingPart>("MissingPart").implement({
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    part: t.field({ type: ReleasePartEnum, resolve: ({ part }) => part }),
    count: t.exposeInt("count", { description: "Tracks that lack it; 1 for what the release itself lacks." }),
  }),
});

const ReleaseEventType = builder.objectRef<ReleaseEvent>("ReleaseEvent").implement({
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    id: t.exposeID("id"),
    action: t.exposeString("action", { description: "Such as release.live." }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    actorName: t.exposeString("actorName", { nullable: true, description: "Null for what the server did." }),
    reason: t.exposeString("reason", { nullable: true }),
  }),
});

const findings = perRequest<StandingFindings>(async (ids, { db }) => {
  const standing = await standingFindings(db, ids);
  return ids.map((id) => standing.get(id)!);
});

const hasCover = ({ coverKey }: ReleaseFacts) => coverKey !== null;

const PrivateReleaseFields = builder.objectRef<ReleaseFacts>("PrivateReleaseFields").implement({
  description: "What only those who work on a release see of it.",
  authScopes: ({ workspaceId }) => ({ memberOf: workspaceId }),
  fields: (t) => ({
    completeness: t.int({
      description: "Whole percent of what a release should hold.",
      resolve: (facts) => completenessOf({ ...facts, hasCover: hasCover(facts) }).percent,
    }),
    readiness: t.int({
      description:
        "Whole percent: how ready it is, of what it should hold and what the rules have against it.",
      resolve: async (facts, _args, context) => {
        const { counts } = await findings(context).load(facts.id);
        return readinessOf({ ...facts, hasCover: hasCover(facts) }, counts);
      },
    }),
    missing: t.field({
      type: [MissingPartType],
      resolve: (facts) => completenessOf({ ...facts, hasCover: hasCover(facts) }).missing,
    }),
    problems: t.field({
      type: [TransitionProblemType],
      description: "What would keep it from being released now.",
      resolve: async (facts, _args, context) => {
        const { holding: blockers } = await findings(context).load(facts.id);
        const { trackCount, unreadyTracks, date } = facts;
        const state: ReleaseState = "ready";
        const now = context.now();
        const standing = { state, date, trackCount, unreadyTracks, hasCover: hasCover(facts), blockers };
        return transitionProblems(standing, "live", now);
      },
    }),
    typeChosen: t.exposeBoolean("typeChosen", { description: "False: the type follows the tracks." }),
    hasCover: t.boolean({ resolve: hasCover }),
    coverBytes: t.exposeInt("coverBytes", { nullable: true }),
    isExportCover: t.boolean({
      description: "Large enough for shops, in the colours of screens.",
      resolve: ({ coverWidth: width, coverIsRgb: isRgb }) => isExportCover({ width, isRgb }),
    }),
    coverAttested: t.exposeBoolean("coverAttested"),
    releaseDay: t.exposeString("releaseDay", {
      nullable: true,
      description: "As it was written, in `timezone`.",
    }),
    releaseTime: t.exposeString("releaseTime"),
    timezone: t.string({
      resolve: ({ timezone, workspaceTimezone }) => timezone ?? workspaceTimezone ?? "UTC",
    }),
    workspaceTimezone: t.string({ resolve: ({ workspaceTimezone }) => workspaceTimezone ?? "UTC" }),
    preorderFrom: t.expose("preorderFrom", { type: "DateTime", nullable: true }),
    audience: t.field({ type: AudienceEnum, resolve: ({ audience }) => audience as Audience }),
    hideFromSearch: t.exposeBoolean("hideFromSearch"),
    wentLiveAt: t.expose("wentLiveAt", { type: "DateTime", nullable: true }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    history: t.field({
      type: [ReleaseEventType],
      description: "The last things that happened to it, newest first.",
      resolve: ({ id }, _args, { db }) => listReleaseEvents(db, id, EVENTS_SHOWN),
    }),
  }),
});

builder.objectField(Release, "privateFields", (t) =>
  t.field({
    type: PrivateReleaseFields,
    nullable: true,
    description: "Null to all but the members of its workspace.",
    authScopes: ({ workspaceId }) => ({ memberOf: workspaceId }),
    unauthorizedResolver: () => null,
    resolve: ({ id }, _args, context) => releaseFacts(context, id),
  }),
);
