import { msg } from "@lingui/core/macro";
import type { RecordProxy, RecordSourceProxy } from "relay-runtime";
import type { Draft } from "../../../domain/sync/addDraft.ts";
import { itemsIn } from "../../../domain/sync/mergeItems.ts";
import { globalId, plainDraft, type SyncKind, setPlain } from "./kind.ts";
import { layItems } from "./playlistItems.ts";

/** What `updatePlaylist` takes. */
const WORDS = ["title", "description", "visibility", "folder", "rule", "version"];

/** A playlist of the person's: made, renamed, shown to others, filled, put in order, deleted. */
export const playlistKind: SyncKind = {
  draft: (wish) => plainDraft("playlists", wish),
  lay(store, entityId, fields, entry) {
    if (entry.action === "delete") return layGone(store, entityId);
    const id = globalId("Playlist", entityId);
    const playlist = store.get(id) ?? (entry.action === "create" ? made(store, entityId, entry) : null);
    if (!playlist) return;
    const words = Object.fromEntries(Object.entries(fields).filter(([field]) => WORDS.includes(field)));
    // An empty folder stands for none.
    setPlain(playlist, words.folder === "" ? { ...words, folder: null } : words);
    if (entry.changed.includes("items"))
      layItems(playlist, itemsIn(entry.base), itemsIn(entry.data), entry.action === "create");
    if (entry.action === "create") link(store, entityId, playlist);
  },
  pathOf: ({ action, entityId }) => (action === "delete" ? null : `/library/playlists/${entityId}`),
  titleOf: ({ action, name }) =>
    action === "create"
      ? msg`New playlist “${name}”`
      : action === "delete"
        ? msg`Delete the playlist “${name}”`
        : msg`Changes of the playlist “${name}”`,
};

/** All that a screen asks of a playlist, as it stands for one that was just made. */
function made(store: RecordSourceProxy, entityId: string, { data }: Draft): RecordProxy {
  const id = globalId("Playlist", entityId);
  const playlist = store.create(id, "Playlist");
  const now = new Date().toISOString();
  setPlain(playlist, {
    ...{ title: "", description: "", visibility: "private", folder: null, rule: null, version: 0 },
    ...{ createdAt: now, updatedAt: now, path: `/library/playlists/${entityId}`, isOwn: true, mayFill: true },
    ...{ itemCount: 0, coverUrls: [], ownerName: null, ownerPath: null, invitationPath: null },
  });
  playlist.setValue(id, "id");
  playlist.setLinkedRecords([], "collaborators");
  layItems(playlist, [], itemsIn(data), true);
  return playlist;
}

/** Where screens look for it: by its address, and first among the person's. */
function link(store: RecordSourceProxy, entityId: string, playlist: RecordProxy): void {
  const root = store.getRoot();
  root.setLinkedRecord(playlist, "playlist", { id: entityId });
  const viewer = root.getLinkedRecord("viewer");
  const own = viewer?.getLinkedRecords("playlists");
  if (own && !own.some((each) => each?.getDataID() === playlist.getDataID()))
    viewer!.setLinkedRecords([playlist, ...own], "playlists");
}

function layGone(store: RecordSourceProxy, entityId: string): void {
  const id = globalId("Playlist", entityId);
  const root = store.getRoot();
  root.setValue(null, "playlist", { id: entityId });
  const viewer = root.getLinkedRecord("viewer");
  const own = viewer?.getLinkedRecords("playlists");
  if (own)
    viewer!.setLinkedRecords(
      own.filter((each) => each?.getDataID() !== id),
      "playlists",
    );
}
