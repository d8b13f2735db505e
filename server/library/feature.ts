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
import { tellFollowers } from "./tellFollowers.ts";

declare module "../jobs.ts" {
  interface JobKinds {
    "tell-followers": { releaseId: string; afterId: string | null };
  }
}

export const library = {
  jobs: { "tell-followers": { does: (context, data) => tellFollowers(context, data) } },
} satisfies Feature;
