import type { Locale } from "../../../domain/accounts/locales.ts";
import type { Text } from "../../../domain/words/refusal.ts";
import type { Reader } from "../../providers/assistant.ts";

/** A line of what would change, as the person reads it; null where there is nothing. */
export interface DiffLine {
  field: string;
  before: string | null;
  after: string | null;
}

/** With what a proposal is looked at: the eyes of the person, in one studio, and their language. */
export interface Looking {
  read: Reader;
  locale: Locale;
  /** As GraphQL names it. */
  workspaceId: string;
  now: Date;
  words(said: Text): string;
}

/** What a proposal would do, from what stands now. */
export interface Seen {
  /** What its verb would be sent. */
  input: Record<string, unknown>;
  about: string;
  /** Where the person changes it by hand. */
  path: string;
  diff: DiffLine[];
  /** What it is bound to: ids with their versions. */
  base: Record<string, number>;
  /** What is needed to take it back. */
  before: Record<string, unknown>;
  /** A date of a release that is scheduled, or a price. */
  asksTwice: boolean;
}

/** A mutation with its input. */
export interface Step {
  verb: string;
  input: Record<string, unknown>;
}

/** What has to happen before the verb itself, and what is asked of its answer beside that of the verb. */
export interface FirstStep extends Step {
  selects: string;
}

/** A proposal that was applied. */
export interface Made {
  input: Record<string, unknown>;
  before: Record<string, unknown>;
  /** What the verb, and what went before it, answered of what was selected. */
  answer: Record<string, unknown>;
}

/** How one verb is proposed. */
export interface Kind {
  /** Null for what is not the studio's, is no such change, or would change nothing. */
  see(input: unknown, looking: Looking): Promise<Seen | null>;
  /** What is asked of the verb's answer: ids and versions of what it made, and what its counterpart needs. */
  selects: string;
  /** A mutation that goes before the verb; null where what it would do stands already. */
  first?(proposed: { input: Record<string, unknown>; before: Record<string, unknown> }): FirstStep | null;
  /** The counterpart. */
  undo(made: Made): readonly Step[];
}
