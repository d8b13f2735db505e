import { listOwnVoices, type OwnVoice } from "../../db/reports/voices.ts";
import { type ReportSubject, standingOf } from "../../domain/reports/report.ts";
import { Release } from "../catalog/Release.ts";
import { Track } from "../catalog/Track.ts";
import { builder } from "../graphql/builder.ts";
import { GUARDED_BY_LOADER } from "../graphql/guarded.ts";
import { perRequest } from "../graphql/perRequest.ts";
import { ReportReasonEnum } from "./Report.ts";

const ReportStandingEnum = builder.enumType("ReportStanding", {
  values: ["open", "upheld", "dismissed"] as const,
  description: "How a report stands for somebody who made it: an appeal is the studio's own.",
});

const OwnReport = builder.objectRef<OwnVoice>("OwnReport").implement({
  description: "What a person reported. Theirs alone.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    reason: t.field({ type: ReportReasonEnum, resolve: ({ reason }) => reason }),
    text: t.exposeString("text", { nullable: true }),
    standing: t.field({ type: ReportStandingEnum, resolve: ({ state }) => standingOf(state) }),
    decision: t.exposeString("decision", { nullable: true, description: "Why it was decided so." }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
  }),
});

const ownOf = (kind: ReportSubject) =>
  perRequest<OwnVoice | null>(async (ids, { db, viewer }) => {
    if (!viewer) return ids.map(() => null);
    const voices = await listOwnVoices(db, viewer.userId, { kind, ids });
    const byThing = new Map(voices.map((voice) => [voice.subjectId, voice]));
    return ids.map((id) => byThing.get(id) ?? null);
  });
const [ownOfTracks, ownOfReleases] = [ownOf("track"), ownOf("release")];

const OWN = "The last that this viewer reported of it; null for visitors.";

builder.objectField(Track, "ownReport", (t) =>
  t.field({
    type: OwnReport,
    nullable: true,
    description: OWN,
    resolve: ({ id }, _args, context) => ownOfTracks(context).load(id),
  }),
);

builder.objectField(Release, "ownReport", (t) =>
  t.field({
    type: OwnReport,
    nullable: true,
    description: OWN,
    resolve: ({ id }, _args, context) => ownOfReleases(context).load(id),
  }),
);
