import type { Transaction, Updateable } from "kysely";
import { closeTracks, lockTracksOn, openInstantTracks, openTracks } from "../../db/catalog/visibility.ts";
import { type WholeRelease, writeRelease } from "../../db/releases/releases.ts";
import { settleHomes } from "../../db/releases/runningOrder.ts";
import { countTracksForTransition } from "../../db/releases/transitionFacts.ts";
import type { DB } from "../../db/tables.generated.ts";
import { hideUntilRestored, leaveHidden } from "../../db/workspaces/deletion.ts";
import { UNDO_RELEASE_SECONDS } from "../../domain/releases/beforeLive.ts";
import {
  isVisibleIn,
  type ReleaseState,
  type TransitionProblem,
  transitionProblems,
} from "../../domain/releases/releaseState.ts";
import type { Act, AuditLine, Ended } from "../acting/verb.ts";
import { blockersOf } from "./blockers.ts";
import { type Fact, notifyTeam } from "./notifyTeam.ts";
import { ReleaseHeldBack } from "./refusals.ts";

type Standing = Pick<WholeRelease, "id" | "state" | "date" | "coverKey">;

/** What keeps a release from going to `to` as it stands now; empty when it may. */
export async function problemsOnTheWay(
  trx: Transaction<DB>,
  { id, state, date, coverKey }: Standing,
  to: ReleaseState,
  now: Date,
): Promise<TransitionProblem[]> {
  const [counted, blockers] = [await countTracksForTransition(trx, id), await blockersOf(trx, [id])];
  const facts = { state: state as ReleaseState, date, hasCover: coverKey !== null, ...counted };
  return transitionProblems({ ...facts, blockers: blockers.get(id) ?? 0 }, to, now);
}

/**
 * Writes the new state and what follows from it, under the lock of the row: live music is as open as its audience, a preorder
 * shows its page and the tracks that are given at once, what is taken back is private again, and the search knows all of it.
 */
export async function writeState(
  act: Act,
  release: Pick<WholeRelease, "id" | "state" | "date" | "audience" | "wentLiveAt">,
  to: ReleaseState,
  change: Updateable<DB["release"]> = {},
): Promise<void> {
  const { trx, now } = act;
  const { id, state, audience, wentLiveAt } = release;
  const isLive = to === "live";
  const isShown = isVisibleIn(to);
  const wasShown = isVisibleIn(state as ReleaseState);
  const tracks = isShown || wasShown ? await lockTracksOn(trx, id) : [];
  const visibility = isShown ? audience : "private";
  const outSince = isLive ? { wentLiveAt: wentLiveAt ?? now } : {};
  await writeRelease(trx, id, { ...change, state: to, visibility, ...outSince }, now);
  // The first time only, and to those who are told everything: a link is handed on by whoever made it.
  if (isLive && !wentLiveAt && audience === "public") {
    const afterSeconds = change.beforeLive ? UNDO_RELEASE_SECONDS : 0;
    act.enqueue("tell-followers", { releaseId: id, afterId: null }, afterSeconds);
    act.enqueue("tell-mail-followers", { releaseId: id, afterId: null }, afterSeconds);
  }
  if (isLive) await openTracks(trx, id, audience);
  else {
    if (wasShown) await closeTracks(trx, id, tracks, audience);
    if (!isShown) await leaveHidden(trx, id);
    if (isShown) await openInstantTracks(trx, id, audience);
  }
  if (isShown) await hideUntilRestored(trx, id);
  if (!isShown && !wasShown) return;
  await settleHomes(trx, tracks);
  act.refreshSearch("release", [id]);
  act.refreshSearch("track", tracks);
}

interface Move {
  to: ReleaseState | ((release: WholeRelease) => ReleaseState);
  /** Further columns that change with the state; may refuse. */
  change?: (release: WholeRelease) => Updateable<DB["release"]>;
  /** What the team hears of it. */
  fact?: (release: WholeRelease) => Fact;
  /** Why, where one was asked for. */
  reason?: string;
}

/** Moves a release on its way, as the whole of a verb: judged and written under one lock. Where it is already, it stays in peace. */
export async function changeState(
  act: Act<[lines: AuditLine]>,
  id: string,
  { to: aim, change: changeOf, fact, reason }: Move,
): Promise<Ended<{ releaseId: string }>> {
  const release = await act.lock("release", id);
  const { workspaceId, state } = release;
  const to = typeof aim === "function" ? aim(release) : aim;
  if (state === to) return act.unchanged({ releaseId: id });
  const change = changeOf?.(release) ?? {};
  const date = change.date === undefined ? release.date : (change.date as Date | null);
  const problems = await problemsOnTheWay(act.trx, { ...release, date }, to, act.now);
  if (problems.length > 0) throw new ReleaseHeldBack(id, problems);
  await writeState(act, release, to, change);
  if (fact) await notifyTeam(act, release, fact(release));
  act.publish("releaseChanged", workspaceId, { releaseId: id });
  const after = { state: to, ...(reason ? { reason } : {}) };
  return act.done({ releaseId: id }, { id, workspaceId, before: { state }, after });
}
