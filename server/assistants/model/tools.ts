import { AREAS, type Area } from "../../../domain/assistants/agents.ts";
import type { Turn } from "../../providers/assistant.ts";
import type { ModelTool } from "./ModelTool.ts";
import { drawCovers } from "./tools/drawCovers.ts";
import { findReleases } from "./tools/findReleases.ts";
import { findTracks } from "./tools/findTracks.ts";
import { propose } from "./tools/propose.ts";
import { readFollowers, readLikes, readPlays } from "./tools/readAudience.ts";
import { readFollowed } from "./tools/readFollowed.ts";
import { readBalances, readPlan, readProfile, readTeam } from "./tools/readOffice.ts";
import { readProblems } from "./tools/readProblems.ts";
import { readRelease } from "./tools/readRelease.ts";
import { readStatement } from "./tools/readStatement.ts";
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
  readPlays,
  readLikes,
  readFollowers,
  readStatement,
  readFollowed,
  propose,
  drawCovers,
];

/** Of which areas each tool tells; who made an assistant says which it may look at. Null: of none, so that everybody has it. */
const AREAS_OF: Readonly<Record<string, readonly Area[] | null>> = {
  [findReleases.name]: AREAS,
  [readRelease.name]: ["planning", "rights", "words", "sound"],
  [findTracks.name]: ["rights", "words", "sound"],
  [readTrack.name]: ["rights", "words", "sound"],
  [readSteps.name]: ["planning"],
  [readProblems.name]: ["planning", "words"],
  [readPlan.name]: ["numbers"],
  [readProfile.name]: ["words"],
  [readBalances.name]: ["numbers"],
  [readPlays.name]: ["numbers"],
  [readLikes.name]: ["numbers"],
  [readFollowers.name]: ["numbers"],
  [readStatement.name]: ["numbers"],
  [readTeam.name]: ["planning"],
  [readFollowed.name]: null,
  [propose.name]: null,
  [drawCovers.name]: ["pictures"],
};

/** The tools that are open in this turn. */
export function toolsOf(turn: Turn): readonly ModelTool[] {
  const { areas } = turn.agent;
  return MODEL_TOOLS.filter((tool) => {
    const told = AREAS_OF[tool.name];
    const isTicked = areas === null || told === null || told?.some((area) => areas.includes(area));
    return isTicked === true && tool.isFor(turn);
  });
}
