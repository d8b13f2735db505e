import "fake-indexeddb/auto";
import { act, waitFor } from "@testing-library/react";
import { commitLocalUpdate } from "react-relay";
import type { Environment, RequestParameters } from "relay-runtime";
import { asking } from "../app/asking.ts";
import { KEPT_AT } from "../app/pwa/keptAt.ts";
import { RequestFailed } from "../app/RequestFailed.ts";
import { aViewer, openApp } from "../testing/openApp.tsx";
import { quietChannels } from "../testing/quietChannels.ts";
import { songId } from "../testing/serverId.ts";
import { maySignOut, saveOrQueue } from "./saveOrQueue.ts";
import { syncState } from "./syncState.ts";
import type { Wish } from "./wish.ts";

quietChannels();
await import("./openSync.ts");

const SONG = songId("tide");
const DAY_MS = 86_400_000;
const liked = (isLiked: boolean): Wish => ({
  ...{ kind: "like", id: SONG, name: "Tide" },
  changes: { liked: isLiked },
  before: { liked: !isLiked },
});
const QUESTION = {
  ...{ id: "abc", name: "SongQuery", operationKind: "query", text: null, metadata: {} },
} as RequestParameters;

/** Since when the next answer to a question is kept; null where the server gives it. */
let keptAt: number | null;
let viewerId: string;
beforeEach(() => {
  localStorage.clear();
  keptAt = null;
  globalThis.fetch = async (input) => {
    const path = String(input);
    if (path === "/graphql") return Response.json({ data: { viewer: { id: viewerId } } });
    if (path.startsWith("/api/changes")) return Response.json({ changes: [], next: "0", more: false });
    if (path.startsWith("/api/")) return Response.json({ version: null, doc: null });
    return Response.json({ data: {} }, { headers: keptAt === null ? {} : { [KEPT_AT]: String(keptAt) } });
  };
});

let people = 0;
async function openAs(id = `listener-${++people}`) {
  viewerId = id;
  const app = await openApp("/cookies", aViewer({ id }), null);
  await waitFor(() => expect(syncState().engine).not.toBeNull());
  const relay = app.relay() as unknown as Environment;
  const write = (isLiked: boolean) =>
    commitLocalUpdate(relay, (store) => {
      (store.get(SONG) ?? store.create(SONG, "Track")).setValue(isLiked, "isLiked");
    });
  return {
    ...{ id, unmount: app.unmount },
    shown: () => (relay.getStore().getSource().get(SONG) as { isLiked?: boolean } | undefined)?.isLiked,
    /** An answer that says so, as the worker gives it, or the server. */
    async read(isLiked: boolean, since: number | null) {
      keptAt = since;
      await act(async () => {
        await asking(QUESTION, {}).toPromise();
        write(isLiked);
      });
    },
    save: (wish: Wish, answer: () => Promise<unknown>) =>
      act(async () => void (await saveOrQueue([wish], answer))),
  };
}
const done = async () => ({ kept: { __typename: "LikeTrackPayload" } });
const yesterday = () => Date.now() - DAY_MS;

test("what the server took is shown by an answer that was kept before, until the server answers again", async () => {
  const { save, read, shown } = await openAs();
  await save(liked(true), done);
  // It may come while that is still being written down.
  await read(false, yesterday());
  await waitFor(() => expect(shown()).toBe(true));
  // Taken back elsewhere meanwhile.
  await read(false, null);
  expect(shown()).toBe(false);
});

test("an answer that was kept after the change is shown as it is", async () => {
  const { save, read, shown } = await openAs();
  await save(liked(true), done);
  await read(false, Date.now() + 1_000);
  expect(shown()).toBe(false);
});

test("what the server refused shows nowhere, and what waits lies over what was taken", async () => {
  const { save, read, shown } = await openAs();
  await save(liked(true), async () => ({ kept: { __typename: "NotFound", code: "general.notFound" } }));
  await read(false, yesterday());
  expect(shown()).toBe(false);
  await read(false, null);
  await save(liked(true), done);
  await save(liked(false), () =>
    Promise.reject(new RequestFailed({ code: "general.unreachable", params: {} }, "OFFLINE")),
  );
  await read(true, yesterday());
  expect(shown()).toBe(false);
});

test("it outlives the page, and goes when the person leaves the device", async () => {
  const first = await openAs();
  await first.save(liked(true), done);
  await first.read(false, null);
  first.unmount();
  const second = await openAs(first.id);
  await second.read(false, yesterday());
  expect(second.shown()).toBe(true);
  await act(async () => void (await maySignOut()));
  second.unmount();
  const third = await openAs(first.id);
  await third.read(false, yesterday());
  expect(third.shown()).toBe(false);
});
