import type { Transaction } from "kysely";
import { type JudgedPlay, listCounted, listHomes } from "../../db/plays/plays.ts";
import type { DB } from "../../db/tables.generated.ts";
import { DAY_MS } from "../../domain/duration.ts";
import {
  dayOfPlay,
  judgePlays,
  type PlayOutcome,
  type PlayReport,
  spendsSession,
} from "../../domain/plays/play.ts";
import type { Viewer } from "../graphql/context.ts";
import type { Signer } from "../signing.ts";
import { isVisitor, keyOfDay, keysAround } from "./listener.ts";
import type { readSession } from "./playSession.ts";

/** A report with what its session says; null for what is not even shaped like one. */
export interface ReadReport {
  id: string;
  said: ReturnType<typeof readSession>;
  startedAt: Date;
  heardMs: number;
}

interface Court {
  trx: Transaction<DB>;
  signer: Signer;
  now: Date;
  /** Who reports. */
  viewer: Viewer | null;
  isRobot: boolean;
}

type Sayable = ReadReport & { said: NonNullable<ReadReport["said"]>; workspaceId: string };

/** Judges new reports, each listener's against what of theirs counted before. Those of no track that there is are left out. */
export async function judgeReports(
  court: Court,
  reports: readonly ReadReport[],
  spentSessions: readonly string[],
): Promise<(JudgedPlay & { outcome: PlayOutcome })[]> {
  const tracks = reports.flatMap(({ said }) => said?.session.trackId ?? []);
  const homes = new Map((await listHomes(court.trx, tracks)).map(({ id, workspaceId }) => [id, workspaceId]));
  const spent = new Set(spentSessions);
  const byListener = Map.groupBy(
    reports.flatMap((report): Sayable[] => {
      const { said } = report;
      const workspaceId = said && homes.get(said.session.trackId);
      return workspaceId ? [{ ...report, said, workspaceId }] : [];
    }),
    ({ said }) => (said.isSigned ? said.session.listener : null),
  );
  const judged: (JudgedPlay & { outcome: PlayOutcome })[] = [];
  for (const [listener, theirs] of byListener)
    judged.push(...(await judgeListener(court, listener, theirs, spent)));
  return judged;
}

/** `listener` is null for those whom nobody of ours named. */
async function judgeListener(
  { trx, signer, now, viewer, isRobot }: Court,
  listener: string | null,
  reports: readonly Sayable[],
  spent: Set<string>,
): Promise<(JudgedPlay & { outcome: PlayOutcome })[]> {
  const isReporters = listener !== null && (isVisitor(listener) || listener === viewer?.userId);
  const own = new Set(viewer?.memberships.map(({ workspaceId }) => workspaceId));
  const told = reports.map(({ said: { session, isSigned }, startedAt, heardMs, workspaceId }): PlayReport => {
    const { id, trackId, issuedAt, durationMs } = session;
    const isSpent = spent.has(id);
    if (isReporters) spent.add(id);
    return {
      ...{ trackId, startedAt, heardMs, isOwnStudio: own.has(workspaceId) },
      session: isSigned ? { issuedAt, durationMs, isReporters, isSpent } : null,
    };
  });
  const counted = isReporters ? await countedAround(trx, signer, listener, told) : [];
  const outcomes = judgePlays(told, { now, isRobot, counted });
  return reports.map(({ id, said: { session }, startedAt, heardMs }, place) => {
    const outcome = outcomes[place]!;
    return {
      ...{ id, trackId: session.trackId, startedAt, heardMs, outcome },
      listenerId: isReporters && listener === viewer?.userId ? listener : null,
      listenerKey: isReporters ? keyOfDay(signer, listener, startedAt) : "",
      sessionId: spendsSession(outcome) ? session.id : null,
      day: dayOfPlay(outcome, startedAt, now),
    };
  });
}

async function countedAround(
  trx: Transaction<DB>,
  signer: Signer,
  listener: string,
  told: readonly PlayReport[],
): ReturnType<typeof listCounted> {
  const times = told.map(({ startedAt }) => startedAt.getTime());
  const [first, last] = [new Date(Math.min(...times)), new Date(Math.max(...times) + DAY_MS)];
  const keys = keysAround(signer, listener, first, last);
  return listCounted(trx, keys, new Date(first.getTime() - DAY_MS), last);
}
