import { msg } from "@lingui/core/macro";
import type { RecordProxy, RecordSourceProxy } from "relay-runtime";
import type { Draft } from "../../../domain/sync/addDraft.ts";
import { trackPath } from "../../catalog/page/trackPath.ts";
import type { Wish } from "../wish.ts";
import { globalId, plainDraft, rowId, type SyncKind, setPlain } from "./kind.ts";

/** The facts of a recording, named as `updateTrack` takes them. */
export const trackKind: SyncKind = {
  draft(wish) {
    if (wish.action === "create") return begunDraft(wish);
    const draft = plainDraft("catalog", wish, { kind: "track" });
    const { parentId } = wish.changes;
    return typeof parentId === "string"
      ? { ...draft, data: { ...draft.data, parentId: rowId(parentId) } }
      : draft;
  },
  lay(store, entityId, { kind: _kind, parentId, aiDisclosure, ...fields }) {
    const record = store.get(globalId("Track", entityId));
    if (!record) return;
    setPlain(record, fields);
    if (aiDisclosure !== undefined) layDisclosure(store, record, aiDisclosure);
    if (parentId === null) record.setValue(null, "parent");
    const parent = typeof parentId === "string" && store.get(globalId("Track", parentId));
    if (parent) record.setLinkedRecord(parent, "parent");
  },
  pathOf: ({ entityId, data, name }) =>
    // It has no page before its audio is there.
    data.awaitsAudio === true ? null : trackPath({ id: globalId("Track", entityId), title: name }),
  titleOf: ({ name }) => msg`Changes of “${name}”`,
};

/** What is said of a song whose file waits on this device: where it belongs goes along, and is no field of it. */
function begunDraft(wish: Wish): Draft {
  const draft = plainDraft("catalog", wish, { kind: "track", awaitsAudio: true });
  const workspaceId = rowId(String(wish.changes.workspaceId));
  return {
    ...draft,
    data: { ...draft.data, workspaceId },
    changed: draft.changed.filter((field) => field !== "workspaceId"),
  };
}

function layDisclosure(store: RecordSourceProxy, record: RecordProxy, disclosure: unknown): void {
  if (!disclosure) return void record.setValue(null, "aiDisclosure");
  const id = `client:sync:ai:${record.getDataID()}`;
  const shares = store.get(id) ?? store.create(id, "AiDisclosure");
  setPlain(shares, disclosure as Record<string, unknown>);
  record.setLinkedRecord(shares, "aiDisclosure");
}
