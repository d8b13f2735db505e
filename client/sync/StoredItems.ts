import { entityOf, type SyncDoc, type SyncEntry, unsavedEntries } from "../../domain/sync/entry.ts";
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
    // What is stored as unsent and waits no more was taken by the server.
    for (const table of ["catalog", "playlists"] as const)
      for (const entityId of await this.#store.offlineIds(table))
        if ((await this.#store.shadow(entityOf({ table, entityId }))) !== null)
          await this.#putTaken({ table, entityId });
    for (const entry of unsavedEntries(await this.#store.look())) await this.putAfter(entry);
  }

  /** Lays one change over what is stored. */
  async putAfter(entry: SyncEntry): Promise<void> {
    const items = itemStoreOf(entry.table);
    if (!items) return;
    const before =
      (await this.#store.item(items, entry.entityId)) ??
      (await this.#store.shadow(entityOf(entry)))?.doc ??
      null;
    await this.#store.putItem(items, entry.entityId, this.#after(entry, before));
  }

  /** Stores a thing as the server has it, and what waits of it over that. */
  async show(entity: Entity): Promise<void> {
    if (!itemStoreOf(entity.table)) return;
    await this.#putTaken(entity);
    for (const entry of unsavedEntries(await this.#store.look()))
      if (entityOf(entry) === entityOf(entity)) await this.putAfter(entry);
  }

  /** Stores how things stand on the server, what waits of each laid over it, and how far that was, as one step. */
  putTold(things: readonly (Entity & Shadow)[], fact: { name: string; value: unknown }): Promise<void> {
    return this.#store.putTold((waiting) => {
      const unsaved = Map.groupBy(unsavedEntries(waiting), entityOf);
      return things.flatMap(({ table, entityId, doc, version }) => {
        const store = itemStoreOf(table);
        if (!store) return [];
        const entity = entityOf({ table, entityId });
        const item = (unsaved.get(entity) ?? []).reduce<StoredItem | null>(
          (before, entry) => this.#after(entry, before),
          doc && this.#itemOf({ table, entityId }, doc, "synced"),
        );
        return [{ entity, shadow: { doc, version }, store, id: entityId, item }];
      });
    }, fact);
  }

  #after(entry: SyncEntry, before: SyncDoc | null): StoredItem | null {
    if (entry.action === "delete") return null;
    return this.#itemOf(entry, { ...(before ?? entry.base), ...entry.data }, "offline");
  }

  async #putTaken(entity: Entity): Promise<void> {
    const items = itemStoreOf(entity.table);
    if (!items) return;
    const doc = (await this.#store.shadow(entityOf(entity)))?.doc ?? null;
    await this.#store.putItem(items, entity.entityId, doc && this.#itemOf(entity, doc, "synced"));
  }

  #itemOf({ table }: Entity, doc: SyncDoc, syncStatus: StoredItem["syncStatus"]): StoredItem {
    const updatedAt = new Date(this.#now()).toISOString();
    return { ...doc, ...indexed(table, doc), updatedAt, syncStatus };
  }
}

/** The index by artist wants one text. */
function indexed(table: SyncEntry["table"], { artistNames }: SyncDoc) {
  return table === "catalog" && Array.isArray(artistNames) ? { artist: artistNames.join(", ") } : {};
}
