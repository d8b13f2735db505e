import type { Kysely } from "kysely";
import type { NoteKind } from "../../domain/milestones/milestone.ts";
import { newId } from "../ids.ts";
import type { DB } from "../tables.generated.ts";

/** Something that was said of a step, or happened to it. */
export interface NoteRow {
  id: string;
  milestoneId: string;
  kind: NoteKind;
  /** What was said; of a move and of a snooze the new day. */
  text: string | null;
  createdAt: Date;
  /** Null for what happened by itself, and for people who are gone. */
  byName: string | null;
}

/** The last things of each of these steps, newest first (`milestoneNote_newest`). */
export async function listNotes(
  db: Kysely<DB>,
  milestoneIds: readonly string[],
  limit: number,
): Promise<NoteRow[]> {
  const notes = await db
    .selectFrom("milestone")
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom("milestoneNote")
          .selectAll()
          .whereRef("milestoneNote.milestoneId", "=", "milestone.id")
          .orderBy("milestoneNote.createdAt", "desc")
          .orderBy("milestoneNote.id", "desc")
          .limit(limit)
          .as("note"),
      (join) => join.onTrue(),
    )
    .leftJoin("user", "user.id", "note.userId")
    .where("milestone.id", "in", milestoneIds)
    .select([
      "note.id",
      "note.milestoneId",
      "note.kind",
      "note.text",
      "note.createdAt",
      "user.name as byName",
    ])
    .orderBy("note.createdAt", "desc")
    .orderBy("note.id", "desc")
    .execute();
  return notes as NoteRow[];
}

/** Writes down what happened to steps. */
export async function insertNotes(
  db: Kysely<DB>,
  notes: readonly {
    milestoneId: string;
    userId: string | null;
    kind: NoteKind;
    text?: string | null;
    createdAt: Date;
  }[],
): Promise<void> {
  if (notes.length === 0) return;
  await db
    .insertInto("milestoneNote")
    .values(notes.map((note) => ({ id: newId(), ...note })))
    .execute();
}
