import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Environment } from "react-relay";
import type { RecordSourceProxy } from "relay-runtime";
import type { Draft } from "../../../domain/sync/addDraft.ts";
import type { SyncDoc, SyncEntry } from "../../../domain/sync/entry.ts";
import type { Wish } from "../wish.ts";
import { followKind } from "./follow.ts";
import type { SyncKind } from "./kind.ts";
import { likeKind } from "./like.ts";
import { playlistKind } from "./playlist.ts";
import { playsKind } from "./plays.ts";
import { preferenceKind } from "./preference.ts";
import { releaseKind } from "./release.ts";
import { saveKind } from "./save.ts";
import { trackKind } from "./track.ts";

/** Everything that can be changed without a connection. */
const KINDS: Record<Wish["kind"], SyncKind> = {
  like: likeKind,
  save: saveKind,
  follow: followKind,
  track: trackKind,
  release: releaseKind,
  playlist: playlistKind,
  preference: preferenceKind,
  plays: playsKind,
};

/** Null for what an older or newer version of the product left behind. */
function kindOf({ kind }: Pick<SyncEntry, "kind">): SyncKind | null {
  return (KINDS as Record<string, SyncKind | undefined>)[kind] ?? null;
}

export function draftOf(wish: Wish): Draft {
  return KINDS[wish.kind].draft(wish);
}

/** Shows a change that waits. */
export function layEntry(store: RecordSourceProxy, entry: Draft): void {
  const touched = Object.entries(entry.data).filter(([field]) => entry.changed.includes(field));
  kindOf(entry)?.lay(store, entry.entityId, Object.fromEntries(touched), entry);
}

/** Shows what the server answered to a change. */
export function adoptDoc(
  store: RecordSourceProxy,
  entry: SyncEntry,
  doc: SyncDoc | null,
  version: number | null,
): void {
  // A delete that came too late changes nothing.
  if (entry.action === "delete" && doc) return;
  const fields = doc ?? entry.data;
  kindOf(entry)?.lay(store, entry.entityId, version === null ? fields : { ...fields, version }, entry);
}

/** Asks for what of the answer cannot be shown, because this page has not read it. */
export function askForUnread(relay: Environment, entry: SyncEntry, doc: SyncDoc | null): void {
  void kindOf(entry)?.askForUnread?.(relay, entry, doc);
}

export function pathOf(entry: SyncEntry): string | null {
  return kindOf(entry)?.pathOf(entry) ?? null;
}

export function titleOf(entry: SyncEntry): MessageDescriptor {
  return kindOf(entry)?.titleOf(entry) ?? msg`A change`;
}
