import { countMarks, countOpen, insertMarks, unmark } from "../../db/library/marks.ts";
import { LIBRARY_MAX, type LibraryKind } from "../../domain/library/library.ts";
import { problem } from "../../domain/words/refusal.ts";
import { userOf } from "../acting/actor.ts";
import type { Act } from "../acting/verb.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";

/** Why nothing of a library stands in the audit log. */
export const OWN_TASTE = "what somebody likes to hear is their own affair, and their library says it";

/** Puts something into the person's library; what is there already stays. */
export async function keep(act: Act<[]>, kind: LibraryKind, id: string) {
  return (await putIn(act, kind, [id])) ? act.done({ id }) : act.unchanged({ id });
}

/** Puts several different things in, in this order, or refuses all. */
export async function keepEach(act: Act<[]>, kind: LibraryKind, ids: readonly string[]) {
  const answers = ids.map((id) => ({ id }));
  return (await putIn(act, kind, ids)) ? act.done(answers) : act.unchanged(answers);
}

/** Whether any of them was not there yet. */
async function putIn(act: Act<[]>, kind: LibraryKind, ids: readonly string[]): Promise<boolean> {
  const { userId } = userOf(act.actor);
  // What is private and what is not there are told apart for nobody.
  if ((await countOpen(act.trx, kind, ids)) < ids.length) throw new NotFound();
  // One moment after the other: the library is in the order in which they were chosen.
  const marks = ids.map((id, n) => ({ userId, id, at: new Date(act.now.getTime() + n) }));
  const fresh = await insertMarks(act.trx, kind, marks);
  if (fresh.length > 0 && (await countMarks(act.trx, kind, userId)) > LIBRARY_MAX)
    throw new InvalidInput(problem("id", "library.full", { most: LIBRARY_MAX }));
  for (const id of fresh) publishChanged(act, kind, userId, id);
  return fresh.length > 0;
}

/** Takes it out again, also when it can no longer be heard. What is not in there is left alone, whatever it is. */
export async function drop(act: Act<[]>, kind: LibraryKind, id: string) {
  return (await takeOut(act, kind, [id])) ? act.done({ id }) : act.unchanged({ id });
}

/** Takes several different things out. */
export async function dropEach(act: Act<[]>, kind: LibraryKind, ids: readonly string[]) {
  const answers = ids.map((id) => ({ id }));
  return (await takeOut(act, kind, ids)) ? act.done(answers) : act.unchanged(answers);
}

/** Whether any of them was there. */
async function takeOut(act: Act<[]>, kind: LibraryKind, ids: readonly string[]): Promise<boolean> {
  const { userId } = userOf(act.actor);
  const gone = await unmark(act.trx, kind, { userId, ids });
  for (const id of gone) publishChanged(act, kind, userId, id);
  return gone.length > 0;
}

function publishChanged(act: Act<[]>, kind: LibraryKind, userId: string, id: string): void {
  // Artists are found by how many follow them.
  if (kind === "artist") act.refreshSearch("artist", [id]);
  act.publish("libraryChanged", userId, { kind, id });
}
