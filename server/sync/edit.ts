import * as v from "valibot";
import { type Fields, type MergedFields, mergeFields } from "../../domain/sync/mergeFields.ts";
import { Malformed } from "./calls.ts";

/** An edit as it was sent: the whole thing, which fields were touched, and what stood in them before. */
export type Edit = {
  readonly fields: Readonly<Record<string, any>>;
  /** Null: the sender does not say, and means every field that is there. */
  readonly changed: readonly string[] | null;
  readonly base: Readonly<Record<string, any>> | null;
  /** The version that the edit was made from; null where the sender does not say. */
  readonly version: number | null;
};

/** An edit, and the thing that it is of. */
export interface EditOf {
  id: string;
  edit: Edit;
}

const Sync = v.object({
  changed: v.optional(v.pipe(v.array(v.string()), v.maxLength(200))),
  base: v.optional(v.nullable(v.record(v.string(), v.any()))),
});

/** Reads the body of a call: an object, with what travels beside its fields apart. */
export function editOf(body: unknown, version: number | null): Edit {
  if (typeof body !== "object" || body === null || Array.isArray(body))
    throw new Malformed("An object is needed.");
  const { sync, ...fields } = body as Record<string, unknown>;
  const read = v.safeParse(v.optional(Sync), sync);
  if (!read.success) throw new Malformed("`sync` holds `changed` and `base`.");
  return { fields, changed: read.output?.changed ?? null, base: read.output?.base ?? null, version };
}

/** An edit of which every touched field is among `known`: nothing is let fall unseen. */
export function knownEdit(edit: Edit, known: readonly string[]): Edit {
  const odd = edit.changed?.find((field) => !known.includes(field));
  if (odd !== undefined) throw new Malformed(`"${odd}" is no field of it.`, 422);
  return edit;
}

/** The touched fields of an edit by their schemas; one that nobody knows is refused here, too. */
export function checkedEdit(edit: Edit, schemas: Readonly<Record<string, v.GenericSchema>>): Edit {
  const known = Object.keys(edit.fields).filter((field) => Object.hasOwn(schemas, field));
  const changed = edit.changed ?? known;
  for (const field of changed) {
    if (!Object.hasOwn(schemas, field)) throw new Malformed(`"${field}" is no field of it.`, 422);
    const value = edit.fields[field];
    if (value !== undefined && !v.is(schemas[field]!, value))
      throw new Malformed(`"${field}" has another shape.`, 422);
  }
  return { ...edit, changed };
}

/** Whether it was made from another version than stands by now. */
export function isStale(edit: Edit, theirs: Fields): boolean {
  return edit.version !== null && edit.version !== theirs.version;
}

/** What an edit writes upon what stands by now. */
export function merged(edit: Edit, theirs: Fields): MergedFields {
  const isFresh = edit.version !== null && edit.version === theirs.version;
  return mergeFields(
    { changed: edit.changed ?? [], mine: edit.fields, base: isFresh ? theirs : edit.base },
    theirs,
  );
}

export function isEmpty(fields: object): boolean {
  return Object.keys(fields).length === 0;
}
