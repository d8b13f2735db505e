import type { AgentId } from "../agents.ts";
import type { Concept } from "./lexicon.ts";

/** When a question is about something: each group must be there by one of its concepts; `wants` speak for it, `nots` against it. */
export interface Rule {
  /** Who knows most of it; null: everybody alike. */
  agent: AgentId | null;
  needs: readonly (readonly Concept[])[];
  wants?: readonly Concept[];
  nots?: readonly Concept[];
  /** Whether it is asked of a recording or a release: a name in the question speaks for it; where that is false, no question with a name is it. */
  subject?: boolean;
  /** Only of something of the studio: a name, or the word for it. */
  needsThing?: true;
  /** Only where nothing else is meant: "Hello, what is late?" is no greeting. */
  isAlone?: true;
  /** Whoever asks it says what they like beside it: the words of a reminder are theirs. */
  holdsAnything?: true;
}
