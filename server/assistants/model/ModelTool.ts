import type { GenericSchema } from "valibot";
import type { DrawnCovers, Proposed, Turn } from "../../providers/assistant.ts";
import type { Sources } from "./Sources.ts";

/** What a tool works with: the turn it is called in. */
export interface ToolCall {
  turn: Turn;
  /** Records that it gives to the model are taken in here, or nobody may cite them. */
  sources: Sources;
  /** Puts a change before the person once the answer is done; false where it stands there already, or there are too many. */
  propose(proposed: Proposed): boolean;
  /** Shows drafts of a cover below the answer, in place of those that were shown before. */
  draw(covers: DrawnCovers): void;
}

/** Something that a model may call. Its answer goes to the model as JSON, cleaned and cut to size. */
export interface ModelTool<Input extends object = any> {
  name: string;
  description: string;
  input: GenericSchema<unknown, Input>;
  /** Whom it is offered to. */
  isFor(turn: Turn): boolean;
  run(input: Input, call: ToolCall): Promise<Answer | null>;
}

/** Rows are cut from the end until they fit; everything else always goes along. */
export interface Answer {
  rows?: readonly object[];
  [fact: string]: unknown;
}

export const ofStudios = ({ workspaceId }: Turn): boolean => workspaceId !== null;
export const ofEverybody = (): boolean => true;

/** People call a record by a part of its name that is not its title: "the Deluxe". */
export const NOTHING_MATCHES = "No title has these words. These rows are without that filter.";
