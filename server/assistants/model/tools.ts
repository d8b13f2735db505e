import type { ModelTool } from "./ModelTool.ts";
import { findReleases } from "./tools/findReleases.ts";
import { findTracks } from "./tools/findTracks.ts";
import { readFollowed } from "./tools/readFollowed.ts";
import { readBalances, readPlan, readProfile, readTeam } from "./tools/readOffice.ts";
import { readProblems } from "./tools/readProblems.ts";
import { readRelease } from "./tools/readRelease.ts";
import { readSteps } from "./tools/readSteps.ts";
import { readTrack } from "./tools/readTrack.ts";

/** Everything that a model may call. A new tool is a file beside these, and a word here. */
export const MODEL_TOOLS: readonly ModelTool[] = [
  findReleases,
  readRelease,
  findTracks,
  readTrack,
  readSteps,
  readProblems,
  readPlan,
  readProfile,
  readBalances,
  readTeam,
  readFollowed,
];
