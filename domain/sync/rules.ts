import { addDraft } from "./addDraft.ts";
import { hearReply } from "./hearReply.ts";
import { bringBack, discardEntry, emptyTrash, retryShelved, reviveShelf } from "./shelf.ts";
import { takeWave } from "./takeWave.ts";

/** Everything that happens to queue and shelf; each is pure, and one step on the disk. */
export const SYNC_RULES = {
  addDraft,
  takeWave,
  hearReply,
  reviveShelf,
  retryShelved,
  discardEntry,
  bringBack,
  emptyTrash,
};
export type SyncRules = typeof SYNC_RULES;
