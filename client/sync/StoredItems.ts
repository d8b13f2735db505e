import { entityOf, type SyncDoc, type SyncEntry, unsavedEntries } from "../../domain/sync/entry.ts";
import { LISTS } from "../../domain/sync/lists.ts";
import { itemsIn } from "../../domain/sync/mergeItems.ts";
import { itemStoreOf, type LocalStore, type Shadow, type StoredItem } from "./LocalStore.ts";

type Entity = Pick<SyncEntry, "table" | "entityId">;

/** The things of an account as they are stored: how the server has them, with what waits over that. */
export class StoredItems {
  readonly #store: LocalStore;
  readonly #now: () => number;

  constructor(store: LocalStore, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** At the start: a page may have died between two writes. */
  async begin(): Promise<void> {
    // What is stored as unsent and waits no more was taken by the server, or thrown away.
    const unsent = new Map<string, Entity>();
    for (const table of ["catalog", "playlists"] as const)
      for (const entityId of await this.#store.offlineIds(table))
        unsent.set(entityOf({ table, entityId }), { table, entityId });
    for (const entry of unsavedEntries(await this.#store.look())) unsent.set(entityOf(entry), entry);
    for (const entity of unsent.values()) await this.show(entity);
  }

  /** Stores a thing as the server has it, and what waits of it over that. */
  async show(entity: Entity): Promise<void> {
    const items = itemStoreOf(entity.table);
    if (!items) return;
    const name = entityOf(entity);
    const waiting = unsavedEntries(await this.#store.look()).filter((entry) => entityOf(entry) === name);
    const doc = (await this.#store.shadow(name))?.doc ?? null;
    await this.#store.putItem(items, entity.entityId, this.#shown(entity, doc, waiting));
  }

  /** Stores how things stand on the server, what waits of each laid over it, and how far that was, as one step. */
  putTold(things: readonly (Entity & Shadow)[], fact: { name: string; value: unknown }): Promise<void> {
    return this.#store.putTold((waiting) => {
      const unsaved = Map.groupBy(unsavedEntries(waiting), entityOf);
      return things.flatMap(({ table, entityId, doc, version }) => {
        const store = itemStoreOf(table);
        if (!store) return [];
        const entity = entityOf({ table, entityId });
        const item = this.#shown({ table, entityId }, doc, unsaved.get(entity) ?? []);
        return [{ entity, shadow: { doc, version }, store, id: entityId, item }];
      });
    }, fact);
  }

  #shown(entity: Entity, told: SyncDoc | null, waiting: readonly SyncEntry[]): StoredItem | null {
    const doc = waiting.reduce(laidOver, told);
    return doc && this.#itemOf(entity, doc, waiting.length > 0 ? "offline" : "synced");
  }

  #itemOf({ table }: Entity, doc: SyncDoc, syncStatus: StoredItem["syncStatus"]): StoredItem {
    const updatedAt = new Date(this.#now()).toISOString();
    return { ...doc, ...indexed(table, doc), updatedAt, syncStatus };
  }
}

function laidOver(doc: SyncDoc | null, { action, table, data, base, changed }: SyncEntry): SyncDoc | null {
  if (action === "delete") return null;
  const laid = { ...(doc ?? base), ...data };
  const list = LISTS[table];
  if (!list || !changed.includes(list.field) || !Array.isArray(doc?.[list.field])) return laid;
  // A list shows what others put into it, too: nobody throws away a whole list for the part of it that they see.
  const [before, mine, theirs] = [base, data, doc].map((each) => itemsIn(each, list.field));
  return { ...laid, [list.field]: list.merge(before!, mine!, theirs!) };
}

/** The index by artist wants one text. */
function indexed(table: SyncEntry["table"], { artistNames }: SyncDoc) {
  return table === "catalog" && Array.isArray(artistNames) ? { artist: artistNames.join(", ") } : {};
}
