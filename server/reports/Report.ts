import { findReports, listDisputed, listToldReports, type ReportRow } from "../../db/reports/reports.ts";
import { type SaidSong, saidOf } from "../../db/reports/subjects.ts";
import { listVoices } from "../../db/reports/voices.ts";
import {
  appealUntil,
  REPORT_REASONS,
  REPORT_STATES,
  REPORT_SUBJECTS,
  type ReportSubject,
} from "../../domain/reports/report.ts";
import { AiDisclosureType } from "../catalog/Recording.ts";
import { Release } from "../catalog/Release.ts";
import { Track } from "../catalog/Track.ts";
import { builder } from "../graphql/builder.ts";
import { type Context, workspacesOf } from "../graphql/context.ts";
import { grouped, perRequest } from "../graphql/perRequest.ts";
import { seenOf } from "./seen.ts";

export const ReportReasonEnum = builder.enumType("ReportReason", {
  values: REPORT_REASONS,
  description: "`aiUse`: what is told of AI is wrong, or is not told.",
});
const ReportSubjectEnum = builder.enumType("ReportSubject", { values: REPORT_SUBJECTS });
const ReportStateEnum = builder.enumType("ReportState", {
  values: REPORT_STATES,
  description:
    "It is open, was dismissed, or was upheld; its studio appealed, which was turned down (`confirmed`) or granted.",
});

/** Whose reports this viewer may read: all for those who judge them, else what was decided against studios of theirs. */
const reachOf = ({ viewer }: Context) => (viewer?.role === "superadmin" ? "every" : workspacesOf(viewer));

export const Report = builder.loadableNodeRef("Report", {
  id: { resolve: (report: ReportRow) => report.id },
  load: (ids: string[], context: Context) => findReports(context.db, ids, reachOf(context)),
  sort: (report: ReportRow) => report.id,
});

const SaidSongType = builder.objectRef<SaidSong>("SaidSong").implement({
  description: "What a song says of AI, or said.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    title: t.exposeString("title"),
    disclosure: t.field({
      type: AiDisclosureType,
      nullable: true,
      description: "Null: not answered.",
      resolve: ({ disclosure }) => disclosure,
    }),
  }),
});

const VoiceType = builder.objectRef<{ text: string | null; createdAt: Date }>("ReportVoice").implement({
  description: "What somebody said who reported it. Who it was is told to nobody.",
  authScopes: { role: "superadmin" },
  fields: (t) => ({
    text: t.exposeString("text", { nullable: true }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
  }),
});

const voicesOf = perRequest(async (ids, { db }) =>
  grouped(ids, await listVoices(db, ids), ({ reportId }) => reportId),
);

/** What its subject says of AI now; nothing where it is gone. */
export function saidNow({ db }: Pick<Context, "db">, report: ReportRow): Promise<SaidSong[]> {
  const id = report.subjectKind === "track" ? report.trackId : report.releaseId;
  return id ? saidOf(db, report.subjectKind, id) : Promise.resolve([]);
}

Report.implement({
  description: "A report about music, for who judges it; once it was upheld, for the studio as well.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    subjectKind: t.field({ type: ReportSubjectEnum, resolve: ({ subjectKind }) => subjectKind }),
    reason: t.field({ type: ReportReasonEnum, resolve: ({ reason }) => reason }),
    title: t.exposeString("title", { description: "As it was called when it was reported first." }),
    artistNames: t.exposeStringList("artistNames"),
    state: t.field({ type: ReportStateEnum, resolve: ({ state }) => state }),
    said: t.field({
      type: [SaidSongType],
      description: "What it told of AI when it was reported first, song by song.",
      resolve: ({ said }) => said,
    }),
    saidNow: t.field({
      type: [SaidSongType],
      description: "What it tells now; empty where it is gone.",
      resolve: (report, _args, context) => saidNow(context, report),
    }),
    seen: t.string({
      description: "Names the report with what is told now; a verdict sends it back.",
      resolve: async (report, _args, context) => seenOf(report, await saidNow(context, report)),
    }),
    decision: t.exposeString("decision", { nullable: true }),
    decidedAt: t.expose("decidedAt", { type: "DateTime", nullable: true }),
    appeal: t.exposeString("appeal", { nullable: true, description: "What the studio says against it." }),
    appealedAt: t.expose("appealedAt", { type: "DateTime", nullable: true }),
    appealUntil: t.field({
      type: "DateTime",
      nullable: true,
      description: "Until when the studio may appeal; null where it cannot, or has.",
      resolve: ({ state, decidedAt }) => appealUntil(state, decidedAt),
    }),
    appealDecision: t.exposeString("appealDecision", { nullable: true }),
    appealDecidedAt: t.expose("appealDecidedAt", { type: "DateTime", nullable: true }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    voices: t.field({
      type: [VoiceType],
      nullable: true,
      description:
        "Everybody who reported it, in their order. For the administration alone: no studio reads them.",
      authScopes: { role: "superadmin" },
      unauthorizedResolver: () => null,
      resolve: ({ id }, _args, context) => voicesOf(context).load(id),
    }),
    track: t.field({
      type: Track,
      nullable: true,
      description: "Null where it is gone, or there for its studio alone.",
      resolve: ({ trackId }) => trackId,
    }),
    release: t.field({
      type: Release,
      nullable: true,
      description: "Null where it is gone, or there for its studio alone.",
      resolve: ({ releaseId }) => releaseId,
    }),
  }),
});

const disputedOf = (kind: ReportSubject) =>
  perRequest<boolean>(async (ids, { db }) => {
    const disputed = await listDisputed(db, kind, ids);
    return ids.map((id) => disputed.has(id));
  });
const toldOf = (kind: ReportSubject) =>
  perRequest<ReportRow | null>(async (ids, { db }) => {
    const rows = new Map((await listToldReports(db, kind, ids)).map((row) => [row.subjectId, row]));
    return ids.map((id) => rows.get(id) ?? null);
  });
const [disputedTracks, disputedReleases] = [disputedOf("track"), disputedOf("release")];
const [toldTracks, toldReleases] = [toldOf("track"), toldOf("release")];

const DISPUTED =
  "Whether a report about what it tells of AI was upheld, and it is still told. Everybody reads it.";
const TOLD = "The last report that was decided against it, for its studio; null where there is none.";

builder.objectFields(Track, (t) => ({
  isAiDisputed: t.boolean({
    description: DISPUTED,
    resolve: ({ id }, _args, context) => disputedTracks(context).load(id),
  }),
  report: t.field({
    type: Report,
    nullable: true,
    description: TOLD,
    authScopes: ({ workspaceId }) => ({ memberOf: workspaceId }),
    unauthorizedResolver: () => null,
    resolve: ({ id }, _args, context) => toldTracks(context).load(id),
  }),
}));

builder.objectFields(Release, (t) => ({
  isAiDisputed: t.boolean({
    description: DISPUTED,
    resolve: ({ id }, _args, context) => disputedReleases(context).load(id),
  }),
  report: t.field({
    type: Report,
    nullable: true,
    description: TOLD,
    authScopes: ({ workspaceId }) => ({ memberOf: workspaceId }),
    unauthorizedResolver: () => null,
    resolve: ({ id }, _args, context) => toldReleases(context).load(id),
  }),
}));
