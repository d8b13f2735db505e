import type { Selectable, Transaction, Updateable } from "kysely";
import { listAncestors } from "../../db/catalog/recordings.ts";
import { lockTrack } from "../../db/catalog/tracks.ts";
import type { DB } from "../../db/tables.generated.ts";
import {
  PARENT_CIRCLE,
  PARENT_UNKNOWN,
  type RecordingEdit,
  recordingProblem,
} from "../../domain/catalog/recording.ts";
import { slugNow } from "../../domain/lexicon/currentVocabulary.ts";
import { InvalidInput } from "../graphql/errors.ts";

export interface RecordingChange extends RecordingEdit {
  parentId?: { id: string } | null | undefined;
}

/** Judges an edit by how the locked track stands, and returns the columns to write. Throws InvalidInput. */
export async function recordingChange(
  trx: Transaction<DB>,
  track: Selectable<DB["track"]>,
  { parentId, ...edit }: RecordingChange & { mood?: string | null | undefined },
  now: Date,
): Promise<Updateable<DB["track"]>> {
  const tidy = withSlugs(edit);
  const problem = recordingProblem(tidy, { ...track, year: now.getUTCFullYear() });
  if (problem) throw new InvalidInput(problem.field, problem.message);
  if (parentId) await judgeParent(trx, track, parentId.id);
  const { mood: _mood, aiDisclosure, furtherMoods, instruments, ...plain } = tidy;
  // Null empties a fact; a switch knows only on and off, and a list only its length.
  const switches = ["isCover", "isLive", "isRemix", "isPriceFixed", "downloadAllowed"] as const;
  for (const name of switches) if (plain[name] === null) plain[name] = false;
  return {
    ...(trimmed(plain) as Updateable<DB["track"]>),
    ...(furtherMoods === undefined ? {} : { furtherMoods: [...(furtherMoods ?? [])] }),
    ...(instruments === undefined ? {} : { instruments: [...(instruments ?? [])] }),
    ...(aiDisclosure === undefined ? {} : { aiDisclosure: aiDisclosure && JSON.stringify(aiDisclosure) }),
    ...(parentId === undefined ? {} : { parentTrackId: parentId?.id ?? null }),
  };
}

/** The parent is another track of the studio that does not come from this one itself. */
async function judgeParent(trx: Transaction<DB>, track: Selectable<DB["track"]>, parentId: string) {
  // Held, so that two tracks cannot become each other's parents at one moment.
  const parent = await lockTrack(trx, parentId, [track.workspaceId]);
  if (!parent || parentId === track.id) throw new InvalidInput("parentId", PARENT_UNKNOWN);
  if ((await listAncestors(trx, parentId)).includes(track.id))
    throw new InvalidInput("parentId", PARENT_CIRCLE);
}

/** Words as they are stored: an alias becomes the term it means. */
function withSlugs<Edit extends RecordingEdit>(edit: Edit): Edit {
  const { subGenre, furtherMoods, instruments } = edit;
  return {
    ...edit,
    ...(subGenre ? { subGenre: slugNow("GENRE", subGenre) } : {}),
    ...(furtherMoods ? { furtherMoods: furtherMoods.map((mood) => slugNow("MOOD", mood)) } : {}),
    ...(instruments
      ? { instruments: [...new Set(instruments.map((each) => slugNow("INSTRUMENT", each)))] }
      : {}),
  };
}

/** Texts without space around them; an empty one is none. */
function trimmed(edit: object): object {
  const entries = Object.entries(edit).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    entries.map(([field, value]) => [field, typeof value === "string" ? value.trim() || null : value]),
  );
}
