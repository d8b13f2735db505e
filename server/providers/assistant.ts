import type { Payer } from "../../db/assistants/budgets.ts";
import type { Locale } from "../../domain/accounts/locales.ts";
import type { Area, LogicLevel } from "../../domain/assistants/agents.ts";
import type { Tier } from "../../domain/billing/plans.ts";
import type { MotifName } from "../../domain/identity/coverMotifs.ts";

/** Something a person said to an assistant, or it to them. */
export interface Said {
  role: "user" | "assistant";
  content: string;
}

/**
 * Reads as the person who asks: a document of ours, run with their rights and no more. Answers its data; null where the person may not see
 * it, or it took too long.
 */
export type Reader = <Data>(
  document: string,
  variables?: Readonly<Record<string, unknown>>,
) => Promise<Data | null>;

/** One question with everything its answer may be made of. */
export interface Turn {
  agent: {
    /** Ours, or that of one which the person made. */
    id: string;
    name: string;
    level: LogicLevel;
    /** What it may look at; null: everything. */
    areas: readonly Area[] | null;
    /** In the words of whoever made it; null for those that are built in. */
    own: { role: string; persona: string } | null;
  };
  locale: Locale;
  now: Date;
  /** The studio that the person is in, as GraphQL names it; null for those who have none. */
  workspaceId: string | null;
  question: string;
  /** What was said before, oldest first. */
  history: readonly Said[];
  /** The page on which it was asked, as a path: "/releases/tidal-memory-1ChN…". */
  page: string | null;
  read: Reader;
  /** Who pays where a language model answers, and the plan that says how much. */
  payer: { owner: Payer; tier: Tier };
  /** Names the reply where something is logged of it. */
  replyId: string;
}

/** Where a figure or a name of an answer comes from; the text points at it by its place, `[1]` being the first. */
export interface Citation {
  label: string;
  /** A page of ours. */
  path: string;
}

/** A button below an answer: asks this, opens that page, or goes on with another assistant. */
export type Chip =
  | { kind: "ask"; label: string; text: string }
  | { kind: "open"; label: string; path: string }
  | { kind: "agent"; label: string; agentId: string; text: string };

/** A change that a person can apply. The verb and its input are judged, and what it would change is read, before anybody sees it. */
export interface Proposed {
  verb: string;
  input: Readonly<Record<string, unknown>>;
  /** Why, in a sentence. */
  why: string;
}

/** Drafts of a cover for a release, as GraphQL names it: one for each motif. They are drawn when somebody looks at them. */
export interface DrawnCovers {
  release: string;
  motifs: readonly MotifName[];
}

/** A part of an answer, in the order in which it is written. */
export type Piece =
  /** What is looked at meanwhile: "Looking at Tidal Memory". Not kept. */
  | { looking: string }
  /** Markdown. */
  | { text: string }
  | { cite: Citation }
  | { chip: Chip }
  | { propose: Proposed }
  | { covers: DrawnCovers };

/** Who answers: our own rules, or a language model. */
export interface Assistant {
  readonly kind: "embedded" | "model";
  reply(turn: Turn, signal: AbortSignal): AsyncIterable<Piece>;
}
