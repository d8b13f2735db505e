import { setTimeout as wait } from "node:timers/promises";
import type { Kysely } from "kysely";
import { endReplyProposing, growReply, type ReplyEnd } from "../../../db/assistants/messages.ts";
import type { DB } from "../../../db/tables.generated.ts";
import { LEASE_MS, REPLY_DELAY_MS, REPLY_MS, WORD_MS } from "../../../domain/assistants/chat.ts";
import { PROPOSALS_A_REPLY } from "../../../domain/assistants/proposals.ts";
import { log } from "../../log.ts";
import type { Assistant, Turn } from "../../providers/assistant.ts";
import type { Events } from "../../providers/events.ts";
import type { Signer } from "../../signing.ts";
import { newCoverDrafts } from "../covers/newCoverDrafts.ts";
import { newProposal, stored } from "../proposals/newProposal.ts";
import { Draft } from "./Draft.ts";

/** How fast replies come. Not a constant: tests do not wait for people to read. */
export const REPLY_PACE = { delayMs: REPLY_DELAY_MS, wordMs: WORD_MS, flushMs: 100 };
/** A writer with nothing to write says that it lives. */
const SIGN_OF_LIFE_MS = 500;

/** A reply that is to be written. */
export interface Commission {
  messageId: string;
  conversationId: string;
  /** The name under which this reply was taken on. */
  writer: string;
  turn: Turn;
  /** Whom it answers, and the studio that it is about, as rows name them. */
  userId: string;
  workspaceId: string | null;
  now: () => Date;
}

/** Those who write replies in this process. */
export interface ReplyWriters {
  /** Begins at once and answers before the first word. */
  begin(commission: Commission): void;
  /** Resolves once nothing is being written here. */
  idle(): Promise<void>;
  /** Breaks off what is being written: it can be asked for again. */
  close(): Promise<void>;
}

interface Parts {
  db: Kysely<DB>;
  events: Pick<Events, "publish">;
  assistant: Assistant;
  signer: Signer;
}

export function openReplyWriters(parts: Parts): ReplyWriters {
  const closing = new AbortController();
  const underWay = new Set<Promise<void>>();
  return {
    begin(commission) {
      const work = write(parts, commission, closing.signal).finally(() => underWay.delete(work));
      underWay.add(work);
    },
    async idle() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    async close() {
      closing.abort();
      await Promise.all(underWay);
    },
  };
}

/** Writes one reply to its end. What goes wrong ends it as failed, and is logged without a word of what was said. */
async function write(parts: Parts, commission: Commission, closing: AbortSignal): Promise<void> {
  const { messageId, writer } = commission;
  const draft = new Draft();
  let end: ReplyEnd = "done";
  try {
    if ((await written(parts, commission, draft, closing)) === "ended elsewhere") return;
  } catch (error) {
    end = "failed";
    const name = error instanceof Error ? error.name : "unknown";
    if (!closing.aborted) log.error("reply-failed", { messageId, name, at: placeOf(error) });
  }
  try {
    const last = { content: draft.content, ...draft.extras };
    // What broke off half-way proposes and shows nothing.
    const below = end === "done" ? draft : { proposals: [], covers: [] };
    await endReplyProposing(parts.db, { id: messageId, writer }, end, last, {
      proposals: below.proposals.map(stored),
      covers: below.covers,
    });
    publishGrowth(parts, commission, draft);
  } catch (error) {
    // The lease runs out, and the reply counts as failed by itself.
    log.error("reply-not-ended", { messageId, name: error instanceof Error ? error.name : "unknown" });
  }
}

async function written(
  parts: Parts,
  commission: Commission,
  draft: Draft,
  closing: AbortSignal,
): Promise<"whole" | "ended elsewhere"> {
  const { messageId, writer, now } = commission;
  const enough = new AbortController();
  const signal = AbortSignal.any([closing, enough.signal, AbortSignal.timeout(REPLY_MS)]);
  const wordsDue = openPace(parts.assistant);
  let isThought = false;
  const thinking = think(parts, commission, draft, signal).finally(() => (isThought = true));
  // Heard below, after the last word that still came.
  thinking.catch(() => {});
  let words = 0;
  let looked: string | null = null;
  let toldAt = performance.now();
  try {
    while (!isThought || draft.isWaiting) {
      await wait(REPLY_PACE.flushMs, undefined, { signal });
      const written = draft.write(wordsDue() - words);
      words += written;
      const isNews = written > 0 || draft.looking !== looked;
      if (!isNews && performance.now() - toldAt < SIGN_OF_LIFE_MS) continue;
      toldAt = performance.now();
      looked = draft.looking;
      const leaseUntil = new Date(now().getTime() + LEASE_MS);
      const grown = { content: draft.content, looking: looked, leaseUntil, ...draft.extras };
      if (!(await growReply(parts.db, { id: messageId, writer }, grown))) return "ended elsewhere";
      if (isNews) publishGrowth(parts, commission, draft);
    }
    await thinking;
    return "whole";
  } finally {
    enough.abort();
  }
}

async function think(
  { assistant, signer }: Parts,
  commission: Commission,
  draft: Draft,
  signal: AbortSignal,
): Promise<void> {
  for await (const piece of assistant.reply(commission.turn, signal)) {
    signal.throwIfAborted();
    if ("covers" in piece) draft.covers = await newCoverDrafts(commission, piece.covers);
    else if (!("propose" in piece)) draft.take(piece);
    else if (draft.proposals.length < PROPOSALS_A_REPLY) {
      const proposal = await newProposal(signer, commission, piece.propose);
      if (proposal) draft.proposals.push(proposal);
    }
  }
}

/** How many words a reader has had time for: our own rules think at once, a model takes the time it takes. */
function openPace({ kind }: Assistant): () => number {
  const began = performance.now();
  return () => {
    const since = performance.now() - began - REPLY_PACE.delayMs;
    if (since < 0) return 0;
    return kind === "model" || REPLY_PACE.wordMs === 0 ? Infinity : 1 + since / REPLY_PACE.wordMs;
  };
}

function publishGrowth(
  { events }: Parts,
  { messageId, conversationId }: Pick<Commission, "messageId" | "conversationId">,
  { content }: Draft,
): void {
  events.publish("replyGrew", conversationId, { messageId, length: content.length });
}

/** Where in our own code it broke; its message may hold what somebody wrote. */
function placeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return error.stack
    ?.split("\n")
    .find((line) => line.trim().startsWith("at "))
    ?.trim();
}
