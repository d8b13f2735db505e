import "./Collection.ts";
import "./Library.ts";
import "./followArtist.ts";
import "./isKept.ts";
import "./libraryChanged.ts";
import "./likeTrack.ts";
import "./received.ts";
import "./saveRelease.ts";
import "./setFollowLevel.ts";
import type { Feature } from "../feature.ts";
import { notifyFollowers } from "./notifyFollowers.ts";

declare module "../jobs.ts" {
  interface JobKinds {
    "tell-followers": { releaseId: string; afterId: string | null };
  }
}

export const library = {
  jobs: { "tell-followers": { does: (context, data) => notifyFollowers(context, data) } },
} satisfies Feature;
