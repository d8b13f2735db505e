import type { MessageDescriptor } from "@lingui/core";
import type { Environment } from "react-relay";
import type { RecordProxy, RecordSourceProxy } from "relay-runtime";
import type { Draft } from "../../../domain/sync/addDraft.ts";
import type { SyncDoc, SyncEntry, SyncTable } from "../../../domain/sync/entry.ts";
import type { Wish } from "../wish.ts";
import { layInLibrary, SHELVES } from "./library.ts";

/** What can be changed without a connection: how the server takes it, how screens show it, where it is opened. */
export interface SyncKind {
  draft(wish: Wish): Draft;
  /** Writes fields over what Relay's store holds of the thing; what it does not hold stays unknown. `entry` is the change itself. */
  lay(store: RecordSourceProxy, entityId: string, fields: SyncDoc, entry: Draft): void;
  /** Asks for what of an answer cannot be laid, because this page has not read it. */
  askForUnread?(relay: Environment, entry: SyncEntry, doc: SyncDoc | null): Promise<void>;
  /** The page where it can be edited; null where there is none. */
  pathOf(entry: SyncEntry): string | null;
  /** What the person did, in a few words. */
  titleOf(entry: SyncEntry): MessageDescriptor;
}

/** The id of a row behind a global id; an id of another form is its own. */
export function rowId(globalId: string): string {
  try {
    return /^\w+:(.+)$/.exec(atob(globalId))?.[1] ?? globalId;
  } catch {
    return globalId;
  }
}

export function globalId(typename: string, id: string): string {
  return btoa(`${typename}:${id}`);
}

/** What most kinds send: the fields that were changed, under the id of the row. */
export function plainDraft(table: SyncTable, wish: Wish, more: SyncDoc = {}): Draft {
  const entityId = rowId(wish.id);
  return {
    action: wish.action ?? "update",
    table,
    data: { id: entityId, ...more, ...wish.changes },
    entityId,
    changed: Object.keys(wish.changes),
    base: wish.before,
    baseVersion: wish.version ?? null,
    kind: wish.kind,
    name: wish.name,
  };
}

/** A mark of a person on something: one field that is true or false. */
export function markKind(
  table: "likes" | "saves" | "follows",
  typename: string,
  field: string,
  shownAs: string,
  titleOf: (name: string, isSet: boolean) => MessageDescriptor,
): SyncKind {
  return {
    draft: (wish) => plainDraft(table, wish),
    lay(store, entityId, fields) {
      const isSet = fields[field];
      if (typeof isSet !== "boolean") return;
      const id = globalId(typename, entityId);
      store.get(id)?.setValue(isSet, shownAs);
      layInLibrary(store, SHELVES[table], id, isSet);
    },
    pathOf: () => null,
    titleOf: ({ name, data }) => titleOf(name, data[field] === true),
  };
}

/** Writes those fields that Relay holds as plain values, and are plain. */
export function setPlain(record: RecordProxy, fields: SyncDoc): void {
  for (const [field, value] of Object.entries(fields))
    if (field !== "id" && isPlain(value)) record.setValue(value as string, field);
}

function isPlain(value: unknown): boolean {
  return value === null || typeof value !== "object" || (Array.isArray(value) && value.every(isScalar));
}
function isScalar(value: unknown): boolean {
  return typeof value !== "object";
}
