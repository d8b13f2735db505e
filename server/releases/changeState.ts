import type { Transaction, Updateable } from "kysely";
import { closeTracks, lockTracksOn, openInstantTracks, openTracks } from "../../db/catalog/openness.ts";
import type { Reach } from "../../db/reach.ts";
import { lockRelease, type WholeRelease, writeRelease } from "../../db/releases/releases.ts";
import { settleHomes } from "../../db/releases/runningOrder.ts";
import { countTracksForTransition } from "../../db/releases/transitionFacts.ts";
import { refreshSearchDocs } from "../../db/search/searchDocs.ts";
import type { DB } from "../../db/tables.generated.ts";
import {
  isVisibleIn,
  type ReleaseState,
  type TransitionProblem,
  transitionProblems,
} from "../../domain/releases/releaseState.ts";
import { auditOf } from "../audit/auditOf.ts";
import type { Context } from "../graphql/context.ts";
import { NotFound } from "../graphql/errors.ts";
import { announce, type Notice } from "../notifications/notify.ts";
import { blockersOf } from "./blockers.ts";
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
  trx: Transaction<DB>,
  release: Pick<WholeRelease, "id" | "state" | "date" | "audience" | "wentLiveAt">,
  to: ReleaseState,
  now: Date,
  change: Updateable<DB["release"]> = {},
): Promise<void> {
  const { id, state, audience, wentLiveAt } = release;
  const isLive = to === "live";
  const isShown = isVisibleIn(to);
  const wasShown = isVisibleIn(state as ReleaseState);
  const tracks = isShown || wasShown ? await lockTracksOn(trx, id) : [];
  await writeRelease(
    trx,
    id,
    {
      ...change,
      state: to,
      visibility: isShown ? audience : "private",
      ...(isLive ? { wentLiveAt: wentLiveAt ?? now } : {}),
    },
    now,
  );
  if (isLive) await openTracks(trx, id, audience);
  else if (isShown) await openInstantTracks(trx, id, audience);
  else if (wasShown) await closeTracks(trx, id, tracks);
  if (!isShown && !wasShown) return;
  await settleHomes(trx, tracks);
  await refreshSearchDocs(trx, "release", [id]);
  await refreshSearchDocs(trx, "track", tracks);
}

interface Move {
  to: ReleaseState | ((release: WholeRelease) => ReleaseState);
  /** As the audit log names it: "release.withdraw". */
  action: string;
  reach: Reach;
  /** Further columns that change with the state; may refuse. */
  change?: (release: WholeRelease) => Updateable<DB["release"]>;
  /** Part of the same transaction, before the line in the log. */
  also?: (trx: Transaction<DB>, release: WholeRelease) => Promise<Notice[]>;
  /** Why, where one was asked for. */
  reason?: string;
}

/** Moves a release on its way, for a person: judged and written under one lock. Where it is already, it stays in peace. */
export async function changeState(context: Context, id: string, move: Move): Promise<{ releaseId: string }> {
  const { db, services, now } = context;
  const told = await db.transaction().execute(async (trx) => {
    const release = await lockRelease(trx, id, move.reach);
    if (!release) throw new NotFound();
    const to = typeof move.to === "function" ? move.to(release) : move.to;
    if (release.state === to) return { workspaceId: release.workspaceId, notices: [] };
    const change = move.change?.(release) ?? {};
    const problems = await problemsOnTheWay(trx, { ...release, ...datesOf(change, release) }, to, now());
    if (problems.length > 0) throw new ReleaseHeldBack(id, problems);
    await writeState(trx, release, to, now(), change);
    const notices = (await move.also?.(trx, release)) ?? [];
    await auditOf(context, trx, {
      action: move.action,
      entity: "release",
      entityId: id,
      workspaceId: release.workspaceId,
      before: { state: release.state },
      after: { state: to, ...(move.reason ? { reason: move.reason } : {}) },
    });
    return { workspaceId: release.workspaceId, notices };
  });
  services.events.publish("releaseChanged", told.workspaceId, { releaseId: id });
  await announce(services, told.notices);
  return { releaseId: id };
}

function datesOf(change: Updateable<DB["release"]>, release: WholeRelease): { date: Date | null } {
  return { date: change.date === undefined ? release.date : (change.date as Date | null) };
}
