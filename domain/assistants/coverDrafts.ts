import { MOTIF_NAMES, type MotifName } from "../identity/coverMotifs.ts";
import { seededRandom } from "../identity/seededRandom.ts";

/** How many drafts of a cover are shown at once. */
export const DRAFTS = 4;
/** For so long a draft that became the cover gives its place back to the one before: its files lie there for an hour. */
export const COVER_BACK_MINUTES = 45;

/** Different motifs for one release, in an order of its own: after `rounds` times the next ones. */
export function motifsFor(releaseId: string, rounds: number): MotifName[] {
  const random = seededRandom(releaseId);
  const order = MOTIF_NAMES.map((name) => ({ name, at: random() })).sort((a, b) => a.at - b.at);
  return Array.from({ length: DRAFTS }, (_, place) => order[(rounds * DRAFTS + place) % order.length]!.name);
}

const HOME = "/api/assistants/covers";

/** Where the drawing of a draft is shown, and where it is fetched in the size that shops ask for. */
export function coverDraftPath(id: string, kind: "svg" | "jpg"): string {
  return `${HOME}/${id}.${kind}`;
}
