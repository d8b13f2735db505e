import { commitLocalUpdate, type Environment } from "react-relay";
import type { RecordSourceProxy } from "relay-runtime";
import type { Draft } from "../../domain/sync/addDraft.ts";
import { isRecent, type OwnChange, withChange } from "../../domain/sync/ownChanges.ts";
import { hearAnswers } from "../app/keptAnswers.ts";
import { layEntry } from "./kinds/kinds.ts";
import { type LocalStore, OWN_CHANGES } from "./LocalStore.ts";

/** What a person changed and the server took, where answers are shown that were kept before. */
export interface OwnChanges {
  /** The server has taken these. */
  add(drafts: readonly Draft[]): Promise<void>;
  /** Another page of the browser added to them. */
  reread(): Promise<void>;
  /** Whether an answer is shown that may know nothing of some. */
  isMissed(): boolean;
  /** Writes over what Relay's store holds what the oldest answer that is shown cannot know. */
  lay(records: RecordSourceProxy): void;
  /** Calls back when there is another set to be laid. Returns how to end it. */
  subscribe(listener: () => void): () => void;
  close(): void;
}

interface Parts {
  store: Pick<LocalStore, "fact" | "putFact">;
  relay: Environment;
  now(): number;
  /** Runs `work` while no other page of this browser runs any. */
  alone(work: () => Promise<void>): Promise<void>;
}

/**
 * Remembers what the server took. From the moment on at which an answer is shown that is older, until the server answers again, it
 * is laid over everything, below what waits: own changes show everywhere, whatever was read when.
 */
export async function openOwnChanges({ store, relay, now, alone }: Parts): Promise<OwnChanges> {
  const listeners = new Set<() => void>();
  const read = async () =>
    (((await store.fact(OWN_CHANGES)) ?? []) as OwnChange[]).filter((change) => isRecent(change, now()));
  // A device that cannot read them shows what it read, and keeps what waits as ever.
  let changes = await read().catch((): OwnChange[] => []);
  /** When the oldest answer was kept that is shown. */
  let oldest: number | null = null;

  const missed = () => {
    const since = oldest;
    return since === null ? [] : changes.filter(({ at }) => at > since);
  };
  const lay = (records: RecordSourceProxy) => {
    for (const { draft } of missed()) layEntry(records, draft);
  };
  const notify = () => {
    for (const listener of listeners) listener();
  };
  /** There are others, and an older answer may have come while they were written down. */
  const dispatchKept = () => {
    if (oldest !== null) notify();
  };
  const leave = hearAnswers({
    handleKept(keptAt) {
      if (oldest !== null && oldest <= keptAt) return;
      oldest = keptAt;
      notify();
    },
    handleFresh() {
      if (oldest === null) return;
      // From here on it stands like anything that was read, and gives way to what the server says.
      if (missed().length > 0) commitLocalUpdate(relay, lay);
      oldest = null;
      notify();
    },
  });

  return {
    add: (drafts) =>
      alone(async () => {
        const at = now();
        changes = drafts.reduce<OwnChange[]>(
          (known, draft) => withChange(known, { at, draft }),
          await read(),
        );
        dispatchKept();
        await store.putFact(OWN_CHANGES, changes);
      }),
    async reread() {
      changes = await read();
      dispatchKept();
    },
    isMissed: () => missed().length > 0,
    lay,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: leave,
  };
}
