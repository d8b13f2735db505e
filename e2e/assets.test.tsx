import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { aTrack, aUser, aWorkspace } from "../db/testing/build.ts";
import { ingestAsset } from "../server/assets/ingestAsset.ts";
import { aJpeg, sendAsset } from "../server/assets/testing.ts";
import { openTestServer, type TestServer } from "../server/testing.ts";
import { chooseInMenu } from "./chooseInMenu.ts";
import { closeLevare, openLevare } from "./elevator.tsx";
import { takeBack } from "./takeBack.ts";

let server: TestServer;
let artistId: string;
let studio: string;

beforeAll(async () => {
  server = await openTestServer();
  artistId = (await aUser(server.db, { role: "artist", userTier: "artist_pro", name: "Mara Lune" })).id;
  studio = (await aWorkspace(server.db, { ownerId: artistId })).id;
});
afterEach(closeLevare);
afterAll(() => server.close());

/** Files go beside GraphQL; server/assets/assets.test.ts sends all kinds of them. */
async function bring(name: string, told: Record<string, string>) {
  const cookie = await server.cookieFor(artistId);
  const { id } = await sendAsset(server, cookie, { name, bytes: await aJpeg(1600, 1600), told });
  await ingestAsset(server, { uploadId: id }, false);
  return id;
}
const assetOf = (id: string) =>
  server.db.selectFrom("asset").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

test("a press photo is found, described, shared by a link, thrown away and taken back", async () => {
  const id = await bring("On the pier.jpg", { kind: "pressPhoto" });
  await openLevare(server, artistId, "/catalog/assets");
  await userEvent.click(await screen.findByRole("link", { name: "On the pier" }));
  const drawer = await screen.findByRole("dialog", { name: "Asset" });

  const name = await within(drawer).findByRole("textbox", { name: "Name" });
  await userEvent.clear(name);
  await userEvent.type(name, "Mara on the pier");
  await userEvent.type(within(drawer).getByLabelText("Description of the picture"), "A woman and the sea");
  await userEvent.click(within(drawer).getByRole("button", { name: "Save" }));
  await waitFor(async () =>
    expect(await assetOf(id)).toMatchObject({ name: "Mara on the pier", altText: "A woman and the sea" }),
  );

  await userEvent.click(within(drawer).getByRole("tab", { name: "Links (0)" }));
  await userEvent.type(await within(drawer).findByLabelText("For whom"), "Radio Sur");
  await userEvent.click(within(drawer).getByRole("button", { name: "Create link" }));
  const address = await within(drawer).findByLabelText<HTMLInputElement>("Address");
  const page = await server.app.request(new URL(address.value).pathname);
  expect(await page.text()).toContain("Mara on the pier");

  await userEvent.click(await within(drawer).findByRole("button", { name: "Close link: Radio Sur" }));
  const question = await screen.findByRole("dialog", { name: "Close this link?" });
  expect((await server.app.request(new URL(address.value).pathname)).status).toBe(200);
  await userEvent.click(within(question).getByRole("button", { name: "Close for good" }));
  expect(await within(drawer).findByText("Closed")).toBeTruthy();
  expect((await server.app.request(new URL(address.value).pathname)).status).toBe(404);
  await userEvent.click(within(drawer).getByRole("button", { name: "Close" }));

  await chooseInMenu("More about Mara on the pier", "Delete");
  await waitFor(() => expect(screen.queryByRole("link", { name: "Mara on the pier" })).toBeNull());
  expect((await assetOf(id)).deletedAt).not.toBeNull();
  await takeBack("Mara on the pier is deleted.");
  expect(await screen.findByRole("link", { name: "Mara on the pier" })).toBeTruthy();
  expect((await assetOf(id)).deletedAt).toBeNull();
});

test("what was typed in one part of a file is there after a look at another", async () => {
  await bring("Harbour wall.jpg", { kind: "pressPhoto" });
  await openLevare(server, artistId, "/catalog/assets");
  await userEvent.click(await screen.findByRole("link", { name: "Harbour wall" }));
  const drawer = within(await screen.findByRole("dialog", { name: "Asset" }));
  await userEvent.type(await drawer.findByLabelText("Description of the picture"), "A wall");
  await userEvent.click(drawer.getByRole("tab", { name: "Links (0)" }));
  await userEvent.type(await drawer.findByLabelText("For whom"), "Radio Norte");
  await userEvent.click(drawer.getByRole("tab", { name: "About" }));
  expect(await drawer.findByDisplayValue("A wall")).toBeTruthy();
  await userEvent.click(drawer.getByRole("tab", { name: "Links (0)" }));
  expect(await drawer.findByDisplayValue("Radio Norte")).toBeTruthy();
});

test("a drawer with something typed asks before it closes", async () => {
  const id = await bring("Ferry.jpg", { kind: "pressPhoto" });
  await openLevare(server, artistId, "/catalog/assets");
  await userEvent.click(await screen.findByRole("link", { name: "Ferry" }));
  const drawer = within(await screen.findByRole("dialog", { name: "Asset" }));
  await userEvent.type(await drawer.findByLabelText("Description of the picture"), "A ferry");
  await userEvent.click(drawer.getByRole("button", { name: "Close" }));
  const question = within(await screen.findByRole("dialog", { name: "Leave without saving?" }));
  await userEvent.click(question.getByRole("button", { name: "Stay" }));
  await userEvent.click(drawer.getByRole("button", { name: "Save" }));
  await waitFor(async () => expect((await assetOf(id)).altText).toBe("A ferry"));

  await userEvent.type(drawer.getByLabelText("Description of the picture"), " at noon");
  await userEvent.click(drawer.getByRole("button", { name: "Close" }));
  const again = within(await screen.findByRole("dialog", { name: "Leave without saving?" }));
  await userEvent.click(again.getByRole("button", { name: "Discard changes" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Asset" })).toBeNull());
  expect((await assetOf(id)).altText).toBe("A ferry");
});

test("chosen files say what they probably are, and one that is too large says so", async () => {
  await openLevare(server, artistId, "/catalog/assets");
  await screen.findByRole("heading", { level: 1, name: "Assets" });
  const huge = new File(["x"], "front cover.png");
  Object.defineProperty(huge, "size", { value: 60 * 1024 ** 2 });
  await userEvent.upload(screen.getByLabelText("Choose files"), [new File(["x"], "Tide kick.wav"), huge]);
  const dialog = await screen.findByRole("dialog", { name: "Upload assets" });
  expect(within(dialog).getByLabelText<HTMLSelectElement>("Kind of Tide kick.wav").value).toBe("stem");
  expect(within(dialog).getByLabelText<HTMLSelectElement>("Kind of front cover.png").value).toBe("cover");
  expect(within(dialog).getByRole("alert").textContent).toBe("The file is larger than 50 MB.");
  expect(within(dialog).getByRole("button", { name: "Upload 1 file" })).toBeTruthy();
});

test("a track shows what lies beside it, below its own files", async () => {
  const { id } = await aTrack(server.db, { workspaceId: studio, title: "Tide" });
  await bring("Tide cover.jpg", { kind: "cover", track: btoa(`Track:${id}`) });
  await openLevare(server, artistId, `/catalog/tracks/${encodeURIComponent(btoa(`Track:${id}`))}/files`);
  const cover = await screen.findByRole("link", { name: "Tide cover" });
  expect(cover.getAttribute("href")).toMatch(/^\/catalog\/assets\?asset=tide-cover-\w{22}$/);
  const all = screen.getByRole("link", { name: "Open in assets" });
  expect(all.getAttribute("href")).toMatch(/^\/catalog\/assets\?track=tide-\w{22}$/);
  await userEvent.click(all);
  await screen.findByRole("heading", { level: 1, name: "Assets" });
  expect(await screen.findByRole("link", { name: "Tide cover" })).toBeTruthy();
  expect(screen.getByText("1 file")).toBeTruthy();
});

test("an address with global ids shows the files that it showed once", async () => {
  const { id } = await aTrack(server.db, { workspaceId: studio, title: "Ebb" });
  const asset = await bring("Ebb cover.jpg", { kind: "cover", track: btoa(`Track:${id}`) });
  const old = new URLSearchParams({ on: btoa(`Track:${id}`), asset: btoa(`Asset:${asset}`), kind: "cover" });
  await openLevare(server, artistId, `/catalog/assets?${old}`);
  const drawer = await screen.findByRole("dialog", { name: "Asset" });
  expect(await within(drawer).findByRole("heading", { name: "Ebb cover" })).toBeTruthy();
  expect(screen.getByText("1 file")).toBeTruthy();
});

test("whose plan has ended sees the files, and is offered the plan instead of the file dialog", async () => {
  await bring("Old cover.jpg", { kind: "cover" });
  await server.db
    .updateTable("user")
    .set({ userTier: "artist_starter", trialEndsAt: new Date(0) })
    .where("id", "=", artistId)
    .execute();
  await openLevare(server, artistId, "/catalog/assets");
  expect(await screen.findByRole("link", { name: "Old cover" })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Upload" }));
  expect(await screen.findByRole("dialog", { name: /Assets|upgrade/i })).toBeTruthy();
});
