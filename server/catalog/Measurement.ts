import { listMeasurements, type MeasurementRow } from "../../db/catalog/measurements.ts";
import type { TrackRow } from "../../db/catalog/tracks.ts";
import { STORE_RULES, type StoreFinding, storeFindings } from "../../domain/catalog/storeGrade.ts";
import { levelDb, TARGET_LUFS } from "../../domain/player/loudness.ts";
import { builder } from "../graphql/builder.ts";
import { GUARDED_BY_LOADER } from "../graphql/guarded.ts";
import { perRequest } from "../graphql/perRequest.ts";
import { TextType } from "../graphql/Text.ts";
import { Track } from "./Track.ts";

const measurementLoader = perRequest<MeasurementRow | null>(async (ids, { db }) => {
  const rows = await listMeasurements(db, ids);
  const byTrack = new Map(rows.map((row) => [row.trackId, row]));
  return ids.map((id) => byTrack.get(id) ?? null);
});

const StoreRuleEnum = builder.enumType("StoreRule", { values: STORE_RULES });
const StoreSeverityEnum = builder.enumType("StoreSeverity", { values: ["blocker", "warning"] as const });

const StoreFindingType = builder.objectRef<StoreFinding>("StoreFinding").implement({
  description: "Why shops may not take a recording, or may mind.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    rule: t.field({ type: StoreRuleEnum, resolve: ({ rule }) => rule }),
    severity: t.field({ type: StoreSeverityEnum, resolve: ({ severity }) => severity }),
    message: t.field({ type: TextType, resolve: ({ message }) => message }),
  }),
});

export const Measurement = builder
  .objectRef<{ track: TrackRow; row: MeasurementRow }>("Measurement")
  .implement({
    description:
      "What was measured on a recording, and what its tempo and key seem to be. The studio's own knowledge.",
    extensions: { guardedBy: GUARDED_BY_LOADER },
    fields: (t) => ({
      sampleRate: t.int({ nullable: true, description: "Hz.", resolve: ({ row }) => row.sampleRate }),
      bitDepth: t.int({
        nullable: true,
        description: "Null for lossy files.",
        resolve: ({ row }) => row.bitDepth,
      }),
      channels: t.int({ nullable: true, resolve: ({ row }) => row.channels }),
      loudness: t.float({
        nullable: true,
        description: "Integrated, LUFS.",
        resolve: ({ row }) => row.loudness,
      }),
      truePeak: t.float({ nullable: true, description: "dBTP.", resolve: ({ row }) => row.truePeak }),
      clippedSamples: t.int({ nullable: true, resolve: ({ row }) => row.clippedSamples }),
      leadingSilenceMs: t.int({ nullable: true, resolve: ({ row }) => row.leadingSilenceMs }),
      trailingSilenceMs: t.int({ nullable: true, resolve: ({ row }) => row.trailingSilenceMs }),
      damagedAtMs: t.int({
        nullable: true,
        description: "Where a FLAC is not as it was written, at its first such place.",
        resolve: ({ row }) => row.damagedAtMs,
      }),
      estimatedBpm: t.float({ nullable: true, resolve: ({ row }) => row.bpm }),
      bpmConfidence: t.float({
        nullable: true,
        description: "0 to 1.",
        resolve: ({ row }) => row.bpmConfidence,
      }),
      estimatedKey: t.string({
        nullable: true,
        description: "One of 24 keys.",
        resolve: ({ row }) => row.key,
      }),
      keyConfidence: t.float({
        nullable: true,
        description: "0 to 1.",
        resolve: ({ row }) => row.keyConfidence,
      }),
      measuredAt: t.field({ type: "DateTime", resolve: ({ row }) => row.measuredAt }),
      storeFindings: t.field({
        type: [StoreFindingType],
        description: "Empty for a store-grade master.",
        resolve: ({ track, row }) =>
          storeFindings({ ...row, lossless: track.lossless, durationMs: track.durationMs }),
      }),
    }),
  });

builder.objectField(Track, "measurement", (t) =>
  t.field({
    type: Measurement,
    nullable: true,
    description: "Null until it was measured, and to everybody outside the studio.",
    authScopes: ({ workspaceId }) => ({ memberOf: workspaceId }),
    unauthorizedResolver: () => null,
    resolve: async (track, _args, context) => {
      const row = await measurementLoader(context).load(track.id);
      return row && { track, row };
    },
  }),
);

builder.objectField(Track, "levelDb", (t) =>
  t.float({
    nullable: true,
    description: `What brings it to ${TARGET_LUFS} LUFS, as far as its true peak stays at 0 dBTP or below: decibels. Null until it was measured.`,
    resolve: async ({ id }, _args, context) => {
      const row = await measurementLoader(context).load(id);
      return row && levelDb(row);
    },
  }),
);
