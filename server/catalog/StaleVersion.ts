import { refusal } from "../../domain/words/refusal.ts";
import { builder } from "../graphql/builder.ts";
import { UserError, UserErrorInterface } from "../graphql/errors.ts";
import { Track } from "./Track.ts";

/** Somebody saved first. Nothing was overwritten; `trackId` shows what stands now. */
export class StaleVersion extends UserError {
  readonly trackId: string;
  constructor(trackId: string) {
    super(refusal("tracks.stale"));
    this.trackId = trackId;
  }
}

builder.objectType(StaleVersion, {
  name: "StaleVersion",
  interfaces: [UserErrorInterface],
  fields: (t) => ({ current: t.field({ type: Track, resolve: ({ trackId }) => trackId }) }),
});
