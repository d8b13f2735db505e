import type { WholeRelease } from "../../db/releases/releases.ts";
import { findSpots, type SpotRow } from "../../db/spots/spots.ts";
import { maySpotGo, type SpotState } from "../../domain/spots/spot.ts";
import { problem } from "../../domain/words/refusal.ts";
import type { Act } from "../acting/verb.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";

export interface LockedSpot {
  spot: SpotRow;
  release: WholeRelease;
}

/** Holds a spot by its release, whose studio alone may; the spot is read under that lock. */
export async function lockSpot(act: Act, id: string): Promise<LockedSpot> {
  const [found] = await findSpots(act.trx, [id], "every");
  if (!found) throw new NotFound();
  const release = await act.lock("release", found.releaseId);
  const [spot] = await findSpots(act.trx, [id], "every");
  if (!spot) throw new NotFound();
  return { spot, release };
}

/** Refuses a way that a spot may not go. */
export function judgeWay({ state }: SpotRow, to: SpotState): void {
  if (!maySpotGo(state as SpotState, to)) throw new InvalidInput(problem("id", "spots.wrongState"));
}

/** A line of the log, with the release it is about: its history tells of its spot, too. */
export function spotLine({ spot, release }: LockedSpot, after: object) {
  return { id: release.id, workspaceId: release.workspaceId, before: { state: spot.state }, after };
}
