import { entityOf, NOTHING_WAITS, unsavedEntries, type Waiting } from "../../../domain/sync/entry.ts";
import { type ItemStore, type LocalStore, type Shadow, type StoredItem, tableOf } from "../LocalStore.ts";

const copied = <Value>(value: Value): Value => (value === undefined ? value : structuredClone(value));

/** What a disk holds: it outlives the pages that write to it. */
export class Disk {
  waiting: Waiting = NOTHING_WAITS;
  readonly items: Record<ItemStore, Map<string, StoredItem>> = {
    catalog: new Map(),
    playlists: new Map(),
    user_preferences: new Map(),
  };
  readonly shadows = new Map<string, Shadow>();
  readonly facts = new Map<string, unknown>();
}

/** The store of one page over a disk. A page that died writes nothing any more: `die` stands for a closed or killed browser. */
export class MemoryStore implements LocalStore {
  readonly disk: Disk;
  #isDead = false;
  /** Called before each write; what it throws, the write fails with. */
  onWrite: (what: "queue" | "item" | "shadow" | "fact") => void = () => {};

  constructor(disk: Disk) {
    this.disk = disk;
  }

  die(): void {
    this.#isDead = true;
  }
  #begin(): Promise<void> {
    // A killed page's promises never settle.
    return this.#isDead ? new Promise(() => {}) : Promise.resolve();
  }
  #write(what: Parameters<MemoryStore["onWrite"]>[0]): boolean {
    this.onWrite(what);
    return !this.#isDead;
  }

  async look() {
    await this.#begin();
    return copied(this.disk.waiting);
  }
  async change<Result>(judge: (waiting: Waiting) => { waiting: Waiting; result: Result }): Promise<Result> {
    await this.#begin();
    const { waiting, result } = judge(this.disk.waiting);
    if (waiting !== this.disk.waiting && this.#write("queue")) this.disk.waiting = waiting;
    await this.#begin();
    return copied(result);
  }
  async item(store: ItemStore, id: string) {
    await this.#begin();
    return copied(this.disk.items[store].get(id) ?? null);
  }
  async items(store: ItemStore) {
    await this.#begin();
    return copied([...this.disk.items[store]]);
  }
  async putItem(store: ItemStore, id: string, item: StoredItem | null) {
    await this.#begin();
    if (!this.#write("item")) return this.#begin();
    if (item) this.disk.items[store].set(id, copied(item));
    else this.disk.items[store].delete(id);
  }
  async offlineIds(store: ItemStore) {
    await this.#begin();
    return [...this.disk.items[store]].flatMap(([id, { syncStatus }]) =>
      syncStatus === "offline" ? [id] : [],
    );
  }
  async shadow(entity: string) {
    await this.#begin();
    return copied(this.disk.shadows.get(entity) ?? null);
  }
  async putShadow(entity: string, shadow: Shadow) {
    await this.#begin();
    if (this.#write("shadow")) this.disk.shadows.set(entity, copied(shadow));
    await this.#begin();
  }
  async putTold(...[judge, { name, value }]: Parameters<LocalStore["putTold"]>) {
    await this.#begin();
    const told = judge(this.disk.waiting);
    if (this.#write("item")) {
      for (const { entity, shadow, store, id, item } of told) {
        this.disk.shadows.set(entity, copied(shadow));
        if (item) this.disk.items[store].set(id, copied(item));
        else this.disk.items[store].delete(id);
      }
      this.disk.facts.set(name, value);
    }
    await this.#begin();
  }
  async forget(facts: readonly string[]) {
    await this.#begin();
    if (!this.#write("item")) return this.#begin();
    const kept = new Set(unsavedEntries(this.disk.waiting).map(entityOf));
    for (const [store, items] of Object.entries(this.disk.items) as [ItemStore, Map<string, StoredItem>][])
      for (const id of items.keys())
        if (!kept.has(entityOf({ table: tableOf(store), entityId: id }))) items.delete(id);
    for (const entity of this.disk.shadows.keys()) if (!kept.has(entity)) this.disk.shadows.delete(entity);
    for (const fact of facts) this.disk.facts.delete(fact);
  }
  async fact(name: string) {
    await this.#begin();
    return copied(this.disk.facts.get(name) ?? null);
  }
  async putFact(name: string, value: unknown) {
    await this.#begin();
    if (this.#write("fact")) this.disk.facts.set(name, value);
    await this.#begin();
  }
  close(): void {}
}
