import { MAX_REPORTS } from "../plays/play.ts";
import { entityOf, type SyncDoc, type SyncEntry, type Waiting } from "./entry.ts";
import { LISTS } from "./lists.ts";
import { itemsIn } from "./mergeItems.ts";

/** A change as a screen made it, before it is counted. */
export type Draft = Pick<
  SyncEntry,
  "action" | "table" | "data" | "entityId" | "changed" | "base" | "baseVersion" | "kind" | "name"
>;

/** Puts a change at the end of the queue, or into the one before it of the same thing while nobody has sent that. */
export function addDraft(
  waiting: Waiting,
  draft: Draft,
  made: { id: string; createdAt: string },
): { waiting: Waiting; entry: SyncEntry } {
  const entity = entityOf(draft);
  const last = waiting.queue.filter((entry) => entityOf(entry) === entity).at(-1);
  const joined = last && joinUnsent(last, draft);
  if (joined) {
    const queue = waiting.queue.map((entry) => (entry === last ? joined : entry));
    return { waiting: { ...waiting, queue }, entry: joined };
  }
  const entry: SyncEntry = {
    ...draft,
    ...made,
    retryCount: 0,
    seq: waiting.nextSeq,
    nextAt: null,
    lastError: null,
    wasSent: false,
    stays: 0,
  };
  return { waiting: { ...waiting, queue: [...waiting.queue, entry], nextSeq: entry.seq + 1 }, entry };
}

/** Two neighbours as one; null where they have to stay two. */
function joinUnsent(first: SyncEntry, second: Draft): SyncEntry | null {
  if (first.wasSent || first.action === "delete" || second.action === "create") return null;
  // What was made and is gone again is sent as it happened.
  if (second.action === "delete")
    return first.action === "create" ? null : { ...second, ...standing(first), base: first.base };
  const data = joinedData(first, second);
  if (!data) return null;
  return {
    ...first,
    data,
    name: second.name,
    changed: [...new Set([...first.changed, ...second.changed])],
    base: joinedBase(first, second),
  };
}

/** What a field held before the first of the two changed it. */
function joinedBase(first: SyncEntry, second: Draft): SyncDoc | null {
  const base = first.action === "create" ? first.base : { ...second.base, ...first.base };
  const list = listOfBoth(first, second);
  if (!list) return base;
  const { field } = list;
  // The second was made from a list that others may have changed since: of that, what the first did is undone.
  const items = list.merge(
    itemsIn(first.data, field),
    itemsIn(first.base, field),
    itemsIn(second.base, field),
  );
  return base === null && items.length === 0 ? null : { ...base, [field]: items };
}

/** The list that both changed; null where one did not. */
function listOfBoth({ table, changed }: SyncEntry, second: Draft) {
  const list = LISTS[table];
  return list && changed.includes(list.field) && second.changed.includes(list.field) ? list : null;
}

/** What stays of an entry whose content is replaced. */
function standing(first: SyncEntry) {
  const { id, seq, createdAt, baseVersion, retryCount, nextAt, lastError, wasSent, stays } = first;
  return { id, seq, createdAt, baseVersion, retryCount, nextAt, lastError, wasSent, stays };
}

function joinedData(first: SyncEntry, second: Draft): SyncDoc | null {
  if (first.table === "plays") {
    const reports = [...listIn(first.data.reports), ...listIn(second.data.reports)];
    return reports.length > MAX_REPORTS ? null : { ...first.data, reports };
  }
  if (first.table === "preferences" && Array.isArray(first.data.value))
    return { ...first.data, value: laterChoices([...first.data.value, ...listIn(second.data.value)]) };
  const list = listOfBoth(first, second);
  if (list) {
    // With what the first says of an item beside its id.
    const known = new Map(itemsIn(first.data, list.field).map((item) => [item.id, item]));
    const items = itemsIn(second.data, list.field).map((item) => ({ ...known.get(item.id), ...item }));
    return { ...first.data, ...second.data, [list.field]: items };
  }
  return { ...first.data, ...second.data };
}

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Of choices about the same topic and channel the last one. */
function laterChoices(choices: readonly unknown[]): readonly unknown[] {
  const keyOf = (choice: unknown) => {
    const { topic, channel } = choice as { topic?: unknown; channel?: unknown };
    return `${String(topic)} ${String(channel)}`;
  };
  return [...new Map(choices.map((choice) => [keyOf(choice), choice])).values()];
}
