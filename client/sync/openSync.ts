import { commitLocalUpdate, type Environment } from "react-relay";
import type { Draft } from "../../domain/sync/addDraft.ts";
import { entityOf, type SyncEntry, unsavedEntries } from "../../domain/sync/entry.ts";
import type { SyncReply } from "../../domain/sync/hearReply.ts";
import { refusal } from "../../domain/words/refusal.ts";
import { noteChange } from "../app/changes.ts";
import { lookForNewVersion } from "../app/pwa/serviceWorker.ts";
import { RequestFailed } from "../app/RequestFailed.ts";
import { keepSyncing } from "./keepSyncing.ts";
import { rowId } from "./kinds/kind.ts";
import { adoptDoc, askForUnread, draftOf, layEntry } from "./kinds/kinds.ts";
import { layWaiting } from "./layWaiting.ts";
import { isDeviceFull, openLocalStore } from "./openLocalStore.ts";
import { openOwnChanges } from "./ownChanges.ts";
import { openFetchChanges } from "./pullChanges.ts";
import { SyncEngine } from "./SyncEngine.ts";
import type { KeepingDoor } from "./saveOrQueue.ts";
import { openSendCalls } from "./sendCalls.ts";
import { askBeforeSignOut } from "./signOutQuestion.ts";
import { publishSyncState, type SyncState } from "./syncState.ts";
import { viewerNow } from "./viewerNow.ts";
import type { Wish } from "./wish.ts";

/** What one page does for the changes of one account. */
export interface OpenSync extends KeepingDoor {
  engine: SyncEngine;
  close(): void;
}

/** Nobody who wants to leave waits longer for a slow line before being asked. */
const SIGN_OUT_PATIENCE_MS = 5_000;

type Told =
  | { type: "changed" }
  | { type: "taken" }
  | { type: "accepted"; entry: SyncEntry; reply: SyncReply };

/** Opens what this device keeps for a person, and begins to send it. Rejects where the browser keeps nothing. */
export async function openSync(viewerId: string, relay: Environment): Promise<OpenSync> {
  const store = await openLocalStore(viewerId);
  const name = `levare.sync ${viewerId}`;
  const channel = globalThis.BroadcastChannel ? new BroadcastChannel(name) : null;
  const post = (told: Told) => channel?.postMessage(told);
  const adopt = (entry: SyncEntry, { doc, version }: SyncReply) => {
    commitLocalUpdate(relay, (records) => adoptDoc(records, entry, doc, version));
    askForUnread(relay, entry, doc);
  };

  const alone = (what: string) => (work: () => Promise<void>) =>
    navigator.locks ? navigator.locks.request(`${name} ${what}`, work) : work();
  const changes = await openOwnChanges({ store, relay, now: () => Date.now(), alone: alone("deeds") });
  const noteTaken = (drafts: readonly Draft[]) => {
    // A device without room shows what it read, as before there was this.
    void changes.add(drafts).then(
      () => post({ type: "taken" }),
      () => {},
    );
  };

  const engine = new SyncEngine({
    store,
    send: openSendCalls(rowId(viewerId)),
    now: () => Date.now(),
    newId: () => crypto.randomUUID(),
    isStillHere: async () => (await viewerNow()) === viewerId,
    isOnline: () => navigator.onLine,
    alone: alone("round"),
    onAccepted(entry, reply) {
      adopt(entry, reply);
      if (!reply.isKept && isShown(entry)) noteTaken([draftIn(entry)]);
      noteChange();
      post({ type: "accepted", entry, reply });
    },
    onChanged: () => post({ type: "changed" }),
  });
  if (channel)
    channel.onmessage = ({ data }: MessageEvent<Told>) => {
      if (data.type === "accepted") adopt(data.entry, data.reply);
      else if (data.type === "taken") void changes.reread();
      else void engine.reread();
    };

  await engine.start();
  let isTooOld = false;
  const announce = () => {
    publishSyncState(stateOf(engine));
    const wasTooOld = isTooOld;
    isTooOld = engine.view().stop === "tooOld";
    // Once it is here, "Update" is offered.
    if (isTooOld && !wasTooOld) void lookForNewVersion().catch(() => {});
  };
  const ends = [
    layWaiting(relay, engine, changes),
    changes.close,
    engine.subscribe(announce),
    keepSyncing(engine, openFetchChanges(rowId(viewerId)), `${name} leader`),
    () => channel?.close(),
    () => store.close(),
    () => publishSyncState(null),
  ];
  announce();
  return {
    engine,
    close: () => {
      for (const end of ends) end();
    },
    waits: (wishes) => wishes.some((wish) => engine.waits(entityOf(draftOf(wish)))),
    show(wishes) {
      const drafts = wishes.map(draftOf);
      const laid = relay.applyUpdate({
        storeUpdater: (records) => {
          for (const draft of drafts) layEntry(records, draft);
        },
      });
      return () => laid.dispose();
    },
    keep: (wishes) => keepAll(engine, wishes),
    noteTaken: (wishes) => noteTaken(wishes.map(draftOf).filter(isShown)),
    maySignOut: () => maySignOut(engine),
  };
}

/** What was heard is shown nowhere. */
function isShown({ table }: Draft): boolean {
  return table !== "plays";
}

/** A change without what it was while it waited. */
function draftIn({
  action,
  table,
  data,
  entityId,
  changed,
  base,
  baseVersion,
  kind,
  name,
}: SyncEntry): Draft {
  return { action, table, data, entityId, changed, base, baseVersion, kind, name };
}

async function keepAll(engine: SyncEngine, wishes: readonly Wish[]): Promise<void> {
  try {
    for (const wish of wishes) await engine.save(draftOf(wish));
  } catch (error) {
    throw isDeviceFull(error)
      ? new RequestFailed(refusal("sync.deviceFull"), "DEVICE_FULL")
      : new RequestFailed(refusal("sync.notKept"), "NOT_KEPT");
  }
  // Asked once there is something to keep; what the browser answers changes nothing.
  void navigator.storage?.persist?.().catch(() => {});
}

async function maySignOut(engine: SyncEngine): Promise<boolean> {
  const mayGo = await isReadyToGo(engine);
  if (mayGo) await engine.forget();
  return mayGo;
}

async function isReadyToGo(engine: SyncEngine): Promise<boolean> {
  const isSaved = () => unsavedEntries(engine.view().waiting).length === 0;
  if (isSaved()) return true;
  const sent = engine.syncNow().catch(() => {});
  await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, SIGN_OUT_PATIENCE_MS))]);
  return isSaved() || askBeforeSignOut();
}

function stateOf(engine: SyncEngine): SyncState {
  const { waiting, isSending, stop } = engine.view();
  const isRefused = waiting.shelf.some(({ reason }) => reason === "needsYou" || reason === "elsewhere");
  const needsYou = isRefused || stop === "tooOld";
  return { engine, count: unsavedEntries(waiting).length, isSending, needsYou };
}
