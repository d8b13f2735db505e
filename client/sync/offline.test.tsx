import "fake-indexeddb/auto";
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { deleteDB } from "idb";
import { commitLocalUpdate } from "react-relay";
import type { Environment } from "relay-runtime";
import { RequestFailed } from "../app/RequestFailed.ts";
import { aViewer, openApp } from "../testing/openApp.tsx";
import { quietChannels } from "../testing/quietChannels.ts";
import { serverId, songId } from "../testing/serverId.ts";
import { databaseName } from "./openDatabase.ts";
import { type Kept, maySignOut, saveOrQueue } from "./saveOrQueue.ts";
import { syncState } from "./syncState.ts";
import type { Wish } from "./wish.ts";

quietChannels();
await import("./openSync.ts");
await import("../settings/SettingsFrame.tsx");
await import("../settings/OfflineSection.tsx");

const SONG = songId("tide");
const setOnline = (value: boolean) => {
  Object.defineProperty(navigator, "onLine", { value, configurable: true });
  act(() => void window.dispatchEvent(new Event(value ? "online" : "offline")));
};
const liked = (isLiked: boolean): Wish => ({
  kind: "like",
  id: SONG,
  name: "Tide",
  changes: { liked: isLiked },
  before: { liked: !isLiked },
});
const unreached = () =>
  Promise.reject(new RequestFailed({ code: "general.unreachable", params: {} }, "OFFLINE"));

/** What the server says to calls; who it says is here. */
let server: { status: number; viewerId: string; calls: { path: string; body: unknown }[] };
beforeEach(() => {
  localStorage.clear();
  server = { status: 200, viewerId: "nova", calls: [] };
  globalThis.fetch = async (input, init) => {
    const path = String(input);
    const body = init?.body ? JSON.parse(String(init.body)) : null;
    if (path === "/graphql") return Response.json({ data: { viewer: { id: server.viewerId } } });
    if (path.startsWith("/api/changes")) return Response.json({ changes: [], next: "0", more: false });
    if (!path.startsWith("/api/")) return Response.json({ data: {} });
    server.calls.push({ path, body });
    if (server.status !== 200) return Response.json({}, { status: server.status });
    if (path === "/api/sync")
      return Response.json({
        answers: (body.calls as unknown[]).map(() => ({
          status: 200,
          headers: {},
          body: { version: null, doc: null },
        })),
      });
    return Response.json({ version: null, doc: null });
  };
});
afterEach(async () => {
  setOnline(true);
});

let accounts = 0;
/** Everybody begins with a device of their own. */
async function openAs(facts: Parameters<typeof aViewer>[0] = {}, id = `person-${++accounts}`) {
  server.viewerId = id;
  const app = await openApp("/cookies", aViewer({ id, ...facts }), null);
  const keep = async (wish: Wish, ask: () => Promise<unknown> = unreached) => {
    let kept!: Kept<unknown>;
    await act(async () => void (kept = await saveOrQueue([wish], ask)));
    return kept;
  };
  // The part that keeps changes comes after the first screen.
  await waitFor(() => expect(syncState().engine).not.toBeNull());
  return { ...app, id, keep };
}

test("what nobody could take is kept, said in the top bar, listed, and sent when the connection returns", async () => {
  const { keep } = await openAs();
  setOnline(false);
  expect(await keep(liked(true))).toEqual({ kind: "queued" });
  const pill = await screen.findByRole("button", { name: "Offline · 1 change waiting" });
  await userEvent.click(pill);
  const list = await screen.findByRole("dialog", { name: "Not saved yet" });
  expect(list.textContent).toContain("Like “Tide”");
  expect(list.textContent).toContain("Waits for a connection.");
  await userEvent.click(within(list).getByRole("button", { name: "Sync now" }));
  await screen.findByText("Cannot sync while offline");

  setOnline(true);
  await waitFor(() => expect(server.calls).toHaveLength(1));
  expect(server.calls[0]).toMatchObject({
    path: expect.stringMatching("^/api/data/likes/"),
    body: { liked: true, sync: { changed: ["liked"], base: { liked: false } } },
  });
  await screen.findByText("Everything is saved on the server.");
  expect(screen.queryByRole("button", { name: /waiting/ })).toBeNull();
});

test("while something of a thing waits, the next change of it waits behind it", async () => {
  const { keep } = await openAs();
  setOnline(false);
  await keep(liked(true));
  server.status = 500;
  setOnline(true);
  await waitFor(() => expect(server.calls.length).toBeGreaterThan(0));
  expect(await keep(liked(false), async () => "asked")).toEqual({ kind: "queued" });
  await screen.findByRole("button", { name: "2 changes waiting" });
});

test("what waits is laid over whatever comes, and shows until the server has it", async () => {
  const { keep, relay } = await openAs();
  const environment = relay() as unknown as Environment;
  const record = () => environment.getStore().getSource().get(SONG) as { isLiked?: boolean } | undefined;
  const answer = (isLiked: boolean) =>
    act(async () =>
      commitLocalUpdate(environment, (store) => {
        (store.get(SONG) ?? store.create(SONG, "Track")).setValue(isLiked, "isLiked");
      }),
    );
  await answer(false);
  setOnline(false);
  await keep(liked(true));
  expect(record()?.isLiked).toBe(true);
  await answer(false);
  expect(record()?.isLiked).toBe(true);
  setOnline(true);
  await waitFor(() => expect(screen.queryByRole("button", { name: /waiting/ })).toBeNull());
  expect(record()?.isLiked).toBe(true);
});

test("what the server refused can be thrown away, after a question", async () => {
  const { keep } = await openAs();
  setOnline(false);
  await keep(liked(true));
  server.status = 422;
  setOnline(true);
  const pill = await screen.findByRole("button", { name: "1 change waiting" });
  await userEvent.click(pill);
  const list = await screen.findByRole("dialog", { name: "Not saved yet" });
  for (let round = 0; round < 3; round++)
    await userEvent.click(within(list).getByRole("button", { name: "Sync now" }));
  await within(list).findByText("Not accepted: HTTP 422: Unprocessable Content");
  within(list).getByRole("button", { name: "Retry" });
  await userEvent.click(within(list).getByRole("button", { name: "Discard: Like “Tide”" }));
  await userEvent.click(within(list).getByRole("button", { name: "Discard this change" }));
  await screen.findByText("Everything is saved on the server.");
});

test("what was thrown away is listed in the settings for thirty days, and can be brought back and sent", async () => {
  const id = `person-${++accounts}`;
  server.viewerId = id;
  await openApp("/settings/offline", aViewer({ id }));
  await waitFor(() => expect(syncState().engine).not.toBeNull());
  setOnline(false);
  await act(async () => void (await saveOrQueue([liked(true)], unreached)));
  const engine = syncState().engine!;
  await act(() => engine.discard(engine.view().waiting.queue[0]!.id));
  const list = await screen.findByRole("list", { name: "Discarded changes" });
  expect(list.textContent).toContain("Like “Tide”");
  within(list).getByRole("button", { name: "Export: Like “Tide”" });
  await userEvent.click(within(list).getByRole("button", { name: "Bring back: Like “Tide”" }));
  await screen.findByText("You threw nothing away on this device in the last 30 days.");
  setOnline(true);
  await waitFor(() => expect(server.calls).toHaveLength(1));
  expect(server.calls[0]).toMatchObject({ body: { liked: true } });
});

test("what is written about a release is kept, shown, and sent without why it was changed as a field", async () => {
  const { keep, relay } = await openAs();
  const environment = relay() as unknown as Environment;
  const id = serverId("Release", "salt");
  await act(async () =>
    commitLocalUpdate(environment, (store) => {
      const release = store.create(id, "Release");
      release.setValue("Salt", "title");
      const facts = store.create(`${id}:private`, "ReleasePrivateFields");
      facts.setValue("2027-01-01", "releaseDay");
      release.setLinkedRecord(facts, "privateFields");
    }),
  );
  setOnline(false);
  await keep({
    ...{ kind: "release", id, name: "Salt", version: 3 },
    changes: { label: "Nova", releaseDay: "2027-03-12", reason: "A better day" },
    before: { label: null, releaseDay: "2027-01-01" },
  });
  const held = (of: string) => environment.getStore().getSource().get(of) as Record<string, unknown>;
  expect([held(id).label, held(`${id}:private`).releaseDay]).toEqual(["Nova", "2027-03-12"]);
  setOnline(true);
  await waitFor(() => expect(server.calls).toHaveLength(1));
  expect(server.calls[0]).toMatchObject({
    path: expect.stringMatching("^/api/catalog/"),
    body: {
      ...{ kind: "release", label: "Nova", reason: "A better day" },
      sync: { changed: ["label", "releaseDay"], base: { label: null, releaseDay: "2027-01-01" } },
    },
  });
});

test("whoever signs out with unsaved changes is asked, and finds what they kept at the next sign-in", async () => {
  const { keep, id, unmount } = await openAs();
  setOnline(false);
  await keep(liked(true));
  let goes: boolean | null = null;
  act(() => void maySignOut().then((answer) => (goes = answer)));
  const dialog = await screen.findByRole("dialog", { name: "1 change is not saved yet" });
  expect(
    within(dialog)
      .getAllByRole("button")
      .map(({ textContent }) => textContent),
  ).toEqual(expect.arrayContaining(["Sync now", "Keep for next sign-in", "Export", "Discard"]));
  await userEvent.click(within(dialog).getByRole("button", { name: "Keep for next sign-in" }));
  await waitFor(() => expect(goes).toBe(true));
  unmount();

  // Somebody else on the same device sees and sends nothing of it.
  setOnline(true);
  const other = await openAs();
  expect(screen.queryByRole("button", { name: /waiting/ })).toBeNull();
  expect(server.calls).toEqual([]);
  other.unmount();

  server.viewerId = id;
  await openApp("/cookies", aViewer({ id }));
  await waitFor(() => expect(server.calls).toHaveLength(1));
  await deleteDB(databaseName(id)).catch(() => {});
});

test("whoever signs out with a connection has everything sent first, and is not asked", async () => {
  const { keep } = await openAs();
  setOnline(false);
  await keep(liked(true));
  Object.defineProperty(navigator, "onLine", { value: true, configurable: true });
  let goes: boolean | null = null;
  await act(async () => void (goes = await maySignOut()));
  expect([goes, server.calls.length]).toEqual([true, 1]);
  expect(screen.queryByRole("dialog")).toBeNull();
});
