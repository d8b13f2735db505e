import { countMarks, isOpen, mark, unmark } from "../../db/library/marks.ts";
import { LIBRARY_MAX, type LibraryKind } from "../../domain/library/library.ts";
import { problem } from "../../domain/words/refusal.ts";
import { userOf } from "../acting/actor.ts";
import type { Act } from "../acting/verb.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";

/** Why nothing of a library stands in the audit log. */
export const OWN_TASTE = "what somebody likes to hear is their own affair, and their library says it";

/** Puts something into the person's library; what is there already stays. */
export async function keep(act: Act<[]>, kind: LibraryKind, id: string) {
  const { userId } = userOf(act.actor);
  // What is private and what is not there are told apart for nobody.
  if (!(await isOpen(act.trx, kind, id))) throw new NotFound();
  if (!(await mark(act.trx, kind, { userId, id, at: act.now }))) return act.unchanged({ id });
  if ((await countMarks(act.trx, kind, userId)) > LIBRARY_MAX)
    throw new InvalidInput(problem("id", "library.full", { most: LIBRARY_MAX }));
  return changed(act, kind, userId, id);
}

/** Takes it out again, also when it can no longer be heard. What is not in there is left alone, whatever it is. */
export async function drop(act: Act<[]>, kind: LibraryKind, id: string) {
  const { userId } = userOf(act.actor);
  if (!(await unmark(act.trx, kind, { userId, id }))) return act.unchanged({ id });
  return changed(act, kind, userId, id);
}

function changed(act: Act<[]>, kind: LibraryKind, userId: string, id: string) {
  // Artists are found by how many follow them.
  if (kind === "artist") act.refreshSearch("artist", [id]);
  act.publish("libraryChanged", userId, { kind, id });
  return act.done({ id });
}
