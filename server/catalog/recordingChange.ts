import type { Selectable, Updateable } from "kysely";
import type { DB } from "../../db/tables.generated.ts";
import { type RecordingEdit, recordingProblems } from "../../domain/catalog/recording.ts";
import { slugNow } from "../../domain/lexicon/currentVocabulary.ts";
import type { Problem } from "../../domain/words/refusal.ts";

/** The columns that say what a recording is, with JSON as it is read. */
export type RecordingColumns = Omit<Updateable<DB["track"]>, "aiDisclosure"> & { aiDisclosure?: unknown };

/** A problem as an answer under an idempotency key can hold it. */
export type FieldProblem = Pick<Problem, "field" | "code" | "params">;

/** Judges an edit by how the locked track stands: what is wrong with it, or the columns to write. */
export function recordingChange(
  track: Selectable<DB["track"]>,
  edit: RecordingEdit & { mood?: string | null | undefined },
  now: Date,
): { problems: FieldProblem[]; columns: RecordingColumns } {
  const tidy = withSlugs(edit);
  const problems = Object.entries(recordingProblems(tidy, { ...track, year: now.getUTCFullYear() })).flatMap(
    ([field, found]) => (found ? [{ field, ...found }] : []),
  );
  const { mood: _mood, aiDisclosure, furtherMoods, instruments, ...plain } = tidy;
  // Null empties a fact; a switch knows only on and off, and a list only its length.
  const switches = ["isCover", "isLive", "isRemix", "isPriceFixed", "downloadAllowed"] as const;
  for (const name of switches) if (plain[name] === null) plain[name] = false;
  const columns = {
    ...(trimmed(plain) as RecordingColumns),
    ...(furtherMoods === undefined ? {} : { furtherMoods: [...(furtherMoods ?? [])] }),
    ...(instruments === undefined ? {} : { instruments: [...(instruments ?? [])] }),
    ...(aiDisclosure === undefined ? {} : { aiDisclosure }),
  };
  return { problems, columns };
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
