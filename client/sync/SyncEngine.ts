import type { Draft } from "../../domain/sync/addDraft.ts";
import {
  entityOf,
  NOTHING_WAITS,
  type SyncEntry,
  unsavedEntries,
  type Waiting,
} from "../../domain/sync/entry.ts";
import type { ReplyEffect, SyncReply } from "../../domain/sync/hearReply.ts";
import { BATCH_SIZE } from "../../domain/sync/limits.ts";
import { SYNC_RULES, type SyncRules } from "../../domain/sync/rules.ts";
import { refusal } from "../../domain/words/refusal.ts";
import { RequestFailed } from "../app/RequestFailed.ts";
import { type ItemStore, type LocalStore, OWN_CHANGES, type Shadow, type StoredItem } from "./LocalStore.ts";
import { CURSOR, type FetchChanges, pullChanges } from "./pullChanges.ts";
import { StoredItems } from "./StoredItems.ts";
import type { SendCalls } from "./sendCalls.ts";

export interface EngineParts {
  store: LocalStore;
  send: SendCalls;
  /** Milliseconds by the device's clock. */
  now(): number;
  newId(): string;
  /** Whether the server still knows this browser as the person whose changes these are. Rejects when nobody is reached. */
  isStillHere(): Promise<boolean>;
  isOnline(): boolean;
  /** Runs `work` while no other page of this browser runs any. */
  alone(work: () => Promise<void>): Promise<void>;
  /** The server has taken a change and is about to be believed: the change still waits. */
  onAccepted(entry: SyncEntry, reply: SyncReply): void;
  /** This page changed what waits. */
  onChanged(): void;
}

export interface EngineView {
  waiting: Waiting;
  isSending: boolean;
  /** Why nothing is sent at the moment, though there is a connection. */
  stop: "signIn" | "tooOld" | null;
}

/** Everything a person changed without the server, until the server has it: kept, sent in rounds, shelved, never lost. */
export class SyncEngine {
  readonly #parts: EngineParts;
  readonly #rules: SyncRules;
  readonly #items: StoredItems;
  readonly #listeners = new Set<() => void>();
  #view: EngineView = { waiting: NOTHING_WAITS, isSending: false, stop: null };
  #rounds: Promise<void> = Promise.resolve();

  constructor(parts: EngineParts, rules: SyncRules = SYNC_RULES) {
    this.#parts = parts;
    this.#rules = rules;
    this.#items = new StoredItems(parts.store, parts.now);
  }

  readonly view = (): EngineView => this.#view;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Reads what is kept and repeats it over what is stored: a page may have died between the two. */
  async start(): Promise<void> {
    const { now } = this.#parts;
    await this.#change((waiting) => ({ waiting: this.#rules.emptyTrash(waiting, now()), result: null }));
    await this.#items.begin();
  }

  /** Keeps a change. Resolves once it is on the disk, and not before; sending begins at once where there is a connection. */
  async save(draft: Draft): Promise<SyncEntry> {
    const { now, newId, isOnline } = this.#parts;
    const made = { id: newId(), createdAt: new Date(now()).toISOString() };
    const entry = await this.#change((before) => {
      const { waiting, entry } = this.#rules.addDraft(before, draft, made);
      return { waiting, result: entry };
    });
    // The entry holds all of it: what is not stored now is laid over it at the next start.
    await this.#items.show(entry).catch(() => {});
    if (isOnline()) void this.round();
    return entry;
  }

  /** Whether a change of this thing has to wait behind others. */
  waits(entity: string): boolean {
    return unsavedEntries(this.#view.waiting).some((entry) => entityOf(entry) === entity);
  }

  /** Everything that this device keeps of a kind, by the ids of its rows, with what waits in it. */
  stored(store: ItemStore): Promise<readonly (readonly [id: string, item: StoredItem])[]> {
    return this.#parts.store.items(store);
  }

  /** Whether a thing was made on this device and the server does not have it yet. */
  isMadeHere(entity: string): boolean {
    return unsavedEntries(this.#view.waiting).some(
      (entry) => entry.action === "create" && entityOf(entry) === entity,
    );
  }

  /** Sends at most ten changes. Rounds follow each other, in this page and across pages. */
  round(isConnectedAgain = false): Promise<void> {
    this.#rounds = this.#rounds.then(() =>
      this.#parts.alone(() => this.#round(isConnectedAgain)).catch(() => {}),
    );
    return this.#rounds;
  }

  /** Stores what other devices changed, after what this page is sending. Resolves also where it could not. */
  pull(fetchChanges: FetchChanges): Promise<void> {
    const { store, alone, isOnline } = this.#parts;
    const pull = async () => {
      if (isOnline()) await pullChanges(store, this.#items, fetchChanges);
    };
    this.#rounds = this.#rounds.then(() => alone(pull).catch(() => {}));
    return this.#rounds;
  }

  /** Before somebody leaves the device: what was read for them goes, what waits stays for their next sign-in. */
  forget(): Promise<void> {
    const { store, alone } = this.#parts;
    this.#rounds = this.#rounds.then(() => alone(() => store.forget([CURSOR, OWN_CHANGES])).catch(() => {}));
    return this.#rounds;
  }

  /** What the person asks for. Throws RequestFailed without a connection (SPEC.md section 8). */
  async syncNow(): Promise<void> {
    if (!this.#parts.isOnline()) throw new RequestFailed(refusal("sync.offline"), "OFFLINE");
    this.#set({ stop: null });
    let left = Number.POSITIVE_INFINITY;
    await this.round(true);
    // As long as rounds get anywhere.
    while (this.#view.waiting.queue.length < left && this.#view.waiting.queue.length > 0) {
      left = this.#view.waiting.queue.length;
      await this.round();
    }
  }

  async retry(id: string): Promise<void> {
    const { newId, isOnline } = this.#parts;
    await this.#change((waiting) => ({
      waiting: this.#rules.retryShelved(waiting, id, newId()),
      result: null,
    }));
    if (isOnline()) await this.round();
  }

  /** Throws a change away; what is stored shows again what the server had. */
  async discard(id: string): Promise<void> {
    const { store, now } = this.#parts;
    const gone = unsavedEntries(await store.look()).find((entry) => entry.id === id);
    await this.#change((waiting) => ({
      waiting: this.#rules.discardEntry(waiting, id, now()),
      result: null,
    }));
    if (!gone) return;
    await this.#items.show(gone);
  }

  /** Takes back what was thrown away: it is shown and sent again. */
  async bringBack(id: string): Promise<void> {
    const { newId, isOnline } = this.#parts;
    const before = new Set(unsavedEntries(this.#view.waiting).map((entry) => entry.id));
    await this.#change((waiting) => ({ waiting: this.#rules.bringBack(waiting, id, newId), result: null }));
    for (const entry of unsavedEntries(this.#view.waiting))
      if (!before.has(entry.id)) await this.#items.show(entry).catch(() => {});
    if (isOnline()) await this.round();
  }

  /** Another page of the browser changed what waits. */
  async reread(): Promise<void> {
    this.#set({ waiting: await this.#parts.store.look() });
  }

  async #round(isConnectedAgain: boolean): Promise<void> {
    const { now, isOnline, isStillHere } = this.#parts;
    if (!isOnline() || this.#view.stop === "tooOld") return;
    await this.#change((waiting) => ({
      waiting: this.#rules.reviveShelf(waiting, now(), isConnectedAgain),
      result: null,
    }));
    if (this.#view.waiting.queue.length === 0) return;
    this.#set({ isSending: true });
    try {
      // Somebody else may have signed in on another page of this browser.
      if (await isStillHere()) await this.#sendWaves();
      else this.#set({ stop: "signIn" });
    } finally {
      this.#set({ isSending: false });
    }
  }

  async #sendWaves(): Promise<void> {
    const failed = new Set<string>();
    let left = BATCH_SIZE;
    while (left > 0) {
      const wave = await this.#change((before) => {
        const { waiting, wave } = this.#rules.takeWave(before, {
          now: this.#parts.now(),
          most: left,
          failed,
        });
        return { waiting, result: wave };
      });
      if (wave.length === 0) return;
      left -= wave.length;
      const replies = await this.#parts.send(wave);
      let stop: EngineView["stop"] = null;
      for (const [at, entry] of wave.entries()) {
        const effect = await this.#hear(entry, replies[at]!);
        if (effect.kind === "signIn" || effect.kind === "tooOld") stop = effect.kind;
        if (effect.kind !== "accepted") failed.add(entityOf(entry));
      }
      this.#set({ stop });
      if (stop) return;
    }
  }

  async #hear(entry: SyncEntry, reply: SyncReply): Promise<ReplyEffect> {
    const { store, now, onAccepted } = this.#parts;
    const isTaken = reply.status === 200 || reply.status === 201;
    // Before the change leaves the queue: dying in between, the change is sent again and answered alike.
    if (isTaken) {
      const shadow = newer(await store.shadow(entityOf(entry)), entry, reply);
      await store.putShadow(entityOf(entry), shadow);
      onAccepted(entry, { ...reply, ...shadow });
    }
    const effect = await this.#change((before) => {
      const { waiting, effect } = this.#rules.hearReply(before, entry.id, reply, now());
      return { waiting, result: effect };
    });
    // What cannot be stored now is at the next start.
    if (effect.kind === "accepted") await this.#items.show(entry).catch(() => {});
    return effect;
  }

  async #change<Result>(judge: (waiting: Waiting) => { waiting: Waiting; result: Result }): Promise<Result> {
    const { after, isChanged, result } = await this.#parts.store.change((before) => {
      const { waiting, result } = judge(before);
      return { waiting, result: { after: waiting, isChanged: waiting !== before, result } };
    });
    this.#set({ waiting: after });
    if (isChanged) this.#parts.onChanged();
    return result;
  }

  #set(change: Partial<EngineView>): void {
    const next = { ...this.#view, ...change };
    const isSame = (Object.keys(change) as (keyof EngineView)[]).every(
      (key) => next[key] === this.#view[key],
    );
    if (isSame) return;
    this.#view = next;
    for (const listener of this.#listeners) listener();
  }
}

/** How a thing stands after an answer. One that is repeated may be older than what was pulled since. */
function newer(known: Shadow | null, entry: SyncEntry, reply: SyncReply): Shadow {
  const { version, isReplay } = reply;
  if (known && isReplay && (known.version === null || version === null || known.version > version))
    return known;
  // A repeated answer tells what stands by now: a thing that was deleted may have been made anew since.
  const isGone = entry.action === "delete" && !reply.isKept && !isReplay;
  return { doc: isGone ? null : reply.doc, version };
}
