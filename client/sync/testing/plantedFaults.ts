import { entityOf, NOTHING_WAITS, type SyncEntry, type Waiting } from "../../../domain/sync/entry.ts";
import { SYNC_RULES, type SyncRules } from "../../../domain/sync/rules.ts";
import { MemoryStore } from "./MemoryStore.ts";
import type { Plants } from "./World.ts";

const { addDraft, hearReply, takeWave } = SYNC_RULES;

/** Says that a change is kept before it is on the disk: it is written with whatever is written after it. */
class HastyStore extends MemoryStore {
  #late: (() => Promise<unknown>) | null = null;

  override async change<Result>(judge: (waiting: Waiting) => { waiting: Waiting; result: Result }) {
    await this.#late?.();
    this.#late = () => {
      this.#late = null;
      return super.change(judge);
    };
    return structuredClone(judge(this.disk.waiting).result);
  }
  override async putItem(...item: Parameters<MemoryStore["putItem"]>) {
    await super.putItem(...item);
    await this.#late?.();
  }
}

/** Lays nothing over what is pulled. */
class ForgetfulStore extends MemoryStore {
  override putTold(...[judge, fact]: Parameters<MemoryStore["putTold"]>) {
    return super.putTold(() => judge(NOTHING_WAITS), fact);
  }
}

const dropped: SyncRules["hearReply"] = (waiting, ...reply) => {
  const heard = hearReply(waiting, ...reply);
  return { ...heard, waiting: { ...heard.waiting, shelf: waiting.shelf } };
};
/** Everything of a thing side by side, whatever failed. */
const disorderly: SyncRules["takeWave"] = (waiting, { most }) => {
  const wave = waiting.queue.slice(0, most).map((entry) => ({ ...entry, wasSent: true }));
  const isTaken = ({ id }: SyncEntry) => wave.some((each) => each.id === id);
  const queue = waiting.queue.map((entry) => (isTaken(entry) ? { ...entry, wasSent: true } : entry));
  return { waiting: { ...waiting, queue }, wave };
};
const pastTheShelf: SyncRules["takeWave"] = (waiting, about) => {
  const shelf = waiting.shelf.filter(({ reason }) => reason !== "waiting");
  const taken = takeWave({ ...waiting, shelf }, about);
  return { ...taken, waiting: { ...taken.waiting, shelf: waiting.shelf } };
};
const eleven: SyncRules["takeWave"] = (waiting, about) =>
  takeWave(waiting, { ...about, most: about.most === 10 ? 11 : about.most });
/** Adds to what is on its way, and the server answers for what it got. */
const intoWhatWasSent: SyncRules["addDraft"] = (waiting, draft, made) => {
  const queue = waiting.queue.map((entry) => ({ ...entry, wasSent: false }));
  return addDraft({ ...waiting, queue }, draft, made);
};
/** Keeps only the later of two neighbours. */
const overTheFirst: SyncRules["addDraft"] = (waiting, draft, made) => {
  const unsent = waiting.queue.findLast((entry) => entityOf(entry) === entityOf(draft));
  if (!unsent || unsent.wasSent || unsent.action === "delete" || draft.action === "delete")
    return addDraft(waiting, draft, made);
  const entry = { ...unsent, data: draft.data, changed: draft.changed };
  return {
    waiting: { ...waiting, queue: waiting.queue.map((each) => (each === unsent ? entry : each)) },
    entry,
  };
};

/** One safeguard taken away at a time. */
export const PLANTED_FAULTS: Record<string, Plants> = {
  "the server remembers no keys": { server: { forgetsKeys: true } },
  "it says saved before it is on the disk": { store: (disk) => new HastyStore(disk) },
  "what failed three times is dropped": { rules: { hearReply: dropped } },
  "changes of a thing pass each other": { rules: { takeWave: disorderly } },
  "what is pulled hides what waits": { store: (disk) => new ForgetfulStore(disk) },
  "an older change waits on the shelf, a newer one is sent": { rules: { takeWave: pastTheShelf } },
  "the server merges nothing": { server: { mergesNothing: true } },
  "eleven in a round": { rules: { takeWave: eleven } },
  "a change grows after it was sent": { rules: { addDraft: intoWhatWasSent } },
  "of two neighbours one is kept": { rules: { addDraft: overTheFirst } },
  "everything is sent as touched": { touchesAll: true },
  "a list is compared with what the server had, not with what was seen": { basesOnServer: true },
  "changes are sent in whoever's session": { asksNobody: true },
};
