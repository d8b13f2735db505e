import type { Doc, Reader, SyncNoun, Thing } from "../../db/sync/docs.ts";
import { type Actor, reachOf, userOf } from "../acting/actor.ts";
import type { Command } from "../acting/actTogether.ts";
import type { Json, Verb } from "../acting/verb.ts";

/** One change that a device sends, by itself or among others of a batch. */
export interface Call {
  method: string;
  /** Below /api: "/catalog/{id}". */
  path: string;
  /** Made once for the change, however often it is sent. */
  key: string | null;
  ifMatch: string | null;
  body: unknown;
}

export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: object;
}

/** What a verb answers that does what a call asks for. */
export type Outcome = {
  readonly id: string;
  /** A delete that came too late: somebody changed it meanwhile. */
  readonly kept?: true;
};

/** A call that was read: what does it, and what is told afterwards. */
export interface Wish {
  /** What it is about, which is told as it stands now. */
  thing?: Thing;
  /** What it makes, whose id is known afterwards. */
  isNew?: SyncNoun;
  /** Stands for the thing once it is not there. */
  absent?: Doc;
  command: Command;
}

/** A verb under the call's own key. */
export function underKey<Input, Answer extends Json>(
  key: string,
  verb: Verb<Input, Answer>,
  input: Input,
): Command {
  return { verb, input, key };
}

/** As whom an actor reads what they keep. */
export function readerOf(actor: Actor): Reader {
  const reach = reachOf(actor);
  return { userId: userOf(actor).userId, workspaceIds: reach === "every" ? [] : reach };
}

/** A call that no rule has to judge: a broken program sends it, or (422) an app of another version, whose person reads why. */
export class Malformed extends Error {
  readonly status: 400 | 404 | 422;
  constructor(message: string, status: 400 | 404 | 422 = 400) {
    super(message);
    this.status = status;
  }
}
