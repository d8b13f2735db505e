import type { IDBPDatabase } from "idb";
import { entityOf, unsavedEntries, type Waiting } from "../../domain/sync/entry.ts";
import { type KeptEntry, keptEntries, keptLetter } from "../../domain/sync/keptEntry.ts";
import { inOrder } from "../../domain/sync/takeWave.ts";
import { type LocalStore, type Shadow, type StoredItem, tableOf } from "./LocalStore.ts";
import { type AccountDatabase, DATABASE_VERSION, databaseName, openDatabase } from "./openDatabase.ts";

const NEXT_SEQ = "nextSeq";
const QUEUE_STORES = ["sync_queue", "dead_letters", "meta"] as const;
const ITEM_STORES = ["catalog", "playlists", "user_preferences"] as const;
const ALL_STORES = [...QUEUE_STORES, ...ITEM_STORES, "shadow"] as const;

/** Opens what this device keeps for one account. Rejects where the browser keeps nothing. */
export async function openLocalStore(userId: string): Promise<LocalStore> {
  const name = databaseName(userId);
  const { default: localforage } = await import("localforage");
  let opened: Promise<IDBPDatabase<AccountDatabase>> | null = null;
  const open = () => {
    opened ??= openDatabase(name, () => (opened = null));
    opened.catch(() => (opened = null));
    return opened;
  };
  await open();

  /** A connection that was closed under our hands is opened anew, once. */
  async function use<Result>(work: (database: IDBPDatabase<AccountDatabase>) => Promise<Result>) {
    try {
      return await work(await open());
    } catch (error) {
      if (!isClosed(error)) throw error;
      opened = null;
      return work(await open());
    }
  }

  const instanceOf = (storeName: string) =>
    localforage.createInstance({
      name,
      storeName,
      version: DATABASE_VERSION,
      driver: localforage.INDEXEDDB,
    });
  const instances = {
    catalog: instanceOf("catalog"),
    playlists: instanceOf("playlists"),
    user_preferences: instanceOf("user_preferences"),
  };
  const shadows = instanceOf("shadow");
  const facts = instanceOf("meta");
  /** localforage opens its connection anew by itself where that helps; once more is ours. */
  const twice = <Result>(work: () => Promise<Result>): Promise<Result> =>
    work().catch((error) => {
      if (isClosed(error)) return work();
      throw error;
    });

  return {
    look: () => use(async (database) => read(database.transaction(QUEUE_STORES))),
    change: (judge) =>
      use(async (database) => {
        const transaction = database.transaction(QUEUE_STORES, "readwrite", { durability: "strict" });
        const before = await read(transaction);
        const { waiting, result } = judge(before);
        const queue = transaction.objectStore("sync_queue");
        const shelf = transaction.objectStore("dead_letters");
        for (const entry of missingFrom(before.queue, waiting.queue)) quietly(queue.delete(entry.id));
        for (const entry of missingFrom(before.shelf, waiting.shelf)) quietly(shelf.delete(entry.id));
        for (const entry of newIn(before.queue, waiting.queue)) quietly(queue.put(entry, entry.id));
        for (const entry of newIn(before.shelf, waiting.shelf)) quietly(shelf.put(entry, entry.id));
        if (waiting.nextSeq !== before.nextSeq)
          quietly(transaction.objectStore("meta").put(waiting.nextSeq, NEXT_SEQ));
        await transaction.done;
        return result;
      }),
    item: (store, id) => twice(() => instances[store].getItem<StoredItem>(id)),
    items: (store) =>
      use(async (database) => {
        const kept = database.transaction(store).store;
        const [ids, found] = await Promise.all([kept.getAllKeys(), kept.getAll()]);
        return ids.map((id, at) => [id, found[at]!] as const);
      }),
    putItem: (store, id, item) =>
      twice(
        async () =>
          void (await (item ? instances[store].setItem(id, item) : instances[store].removeItem(id))),
      ),
    offlineIds: (store) =>
      use((database) =>
        store === "user_preferences"
          ? Promise.resolve([])
          : database.getAllKeysFromIndex(store, "syncStatus", "offline"),
      ),
    shadow: (entity) => twice(() => shadows.getItem<Shadow>(entity)),
    putShadow: (entity, shadow) => twice(async () => void (await shadows.setItem(entity, shadow))),
    // Many things at once: by localforage each would be a transaction of its own.
    putTold: (judge, { name, value }) =>
      use(async (database) => {
        const transaction = database.transaction(ALL_STORES, "readwrite");
        for (const { entity, shadow, store, id, item } of judge(await read(transaction))) {
          quietly(transaction.objectStore("shadow").put(shadow, entity));
          const into = transaction.objectStore(store);
          quietly(item ? into.put(item, id) : into.delete(id));
        }
        quietly(transaction.objectStore("meta").put(value, name));
        await transaction.done;
      }),
    forget: (names) =>
      use(async (database) => {
        const transaction = database.transaction(ALL_STORES, "readwrite");
        const kept = new Set(unsavedEntries(await read(transaction)).map(entityOf));
        for (const store of ITEM_STORES)
          for (const id of await transaction.objectStore(store).getAllKeys())
            if (!kept.has(entityOf({ table: tableOf(store), entityId: id })))
              quietly(transaction.objectStore(store).delete(id));
        for (const entity of await transaction.objectStore("shadow").getAllKeys())
          if (!kept.has(entity)) quietly(transaction.objectStore("shadow").delete(entity));
        for (const name of names) quietly(transaction.objectStore("meta").delete(name));
        await transaction.done;
      }),
    fact: (fact) => twice(() => facts.getItem(fact)),
    putFact: (fact, value) => twice(async () => void (await facts.setItem(fact, value))),
    close() {
      void opened?.then(
        (database) => database.close(),
        () => {},
      );
    },
  };
}

/** What fails is told by the transaction. */
function quietly(write: Promise<unknown>): void {
  write.catch(() => {});
}

interface QueueTransaction {
  objectStore(name: (typeof QUEUE_STORES)[number]): {
    getAll(): Promise<unknown[]>;
    get(key: string): Promise<unknown>;
  };
}

async function read(transaction: unknown): Promise<Waiting> {
  const { objectStore } = transaction as QueueTransaction;
  const of = objectStore.bind(transaction);
  const [queue, shelf, nextSeq] = await Promise.all([
    of("sync_queue").getAll(),
    of("dead_letters").getAll(),
    of("meta").get(NEXT_SEQ),
  ]);
  return {
    queue: inOrder(keptEntries(queue as KeptEntry[])),
    shelf: inOrder(keptEntries(shelf as KeptEntry[]).map(keptLetter)),
    nextSeq: (nextSeq as number | undefined) ?? 1,
  };
}

type Named = { id: string };

function missingFrom<Entry extends Named>(
  before: readonly Entry[],
  after: readonly Entry[],
): readonly Entry[] {
  const kept = new Set(after.map(({ id }) => id));
  return before.filter(({ id }) => !kept.has(id));
}

function newIn<Entry extends Named>(before: readonly Entry[], after: readonly Entry[]): readonly Entry[] {
  const known = new Set<Entry>(before);
  return after.filter((entry) => !known.has(entry));
}

function isClosed(error: unknown): boolean {
  return error instanceof DOMException && ["InvalidStateError", "AbortError"].includes(error.name);
}

/** Firefox calls it otherwise. */
export function isDeviceFull(error: unknown): boolean {
  return error instanceof DOMException && /QuotaExceeded|NS_ERROR_DOM_QUOTA_REACHED/.test(error.name);
}
