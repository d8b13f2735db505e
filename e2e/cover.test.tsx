import { encodeGlobalID } from "@pothos/plugin-relay";
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import sharp from "sharp";
import { aUser, aWorkspace } from "../db/testing/build.ts";
import { aRelease } from "../server/releases/testing.ts";
import { openTestServer, type TestServer } from "../server/testing.ts";
import { closeLevare, type Line, openLevare } from "./elevator.tsx";

let server: TestServer;
let artistId: string;
let studio: string;
let picture: Buffer;

beforeAll(async () => {
  server = await openTestServer();
  artistId = (await aUser(server.db, { role: "artist", userTier: "artist_pro" })).id;
  studio = (await aWorkspace(server.db, { ownerId: artistId })).id;
  picture = await sharp({ create: { width: 1600, height: 1600, channels: 3, background: "#245" } })
    .jpeg()
    .toBuffer();
  // What was kept comes back as a blob of Node's, which jsdom does not read.
  const { readAsDataURL } = FileReader.prototype;
  FileReader.prototype.readAsDataURL = function (file: Blob) {
    if (file instanceof File) return readAsDataURL.call(this, file);
    void file
      .arrayBuffer()
      .then((bytes) => readAsDataURL.call(this, new File([bytes], "kept", { type: file.type })));
  };
  // jsdom draws no pictures: whatever is chosen looks like one of this size to the page.
  HTMLImageElement.prototype.decode = async () => {};
  for (const side of ["naturalWidth", "naturalHeight"])
    Object.defineProperty(HTMLImageElement.prototype, side, { configurable: true, get: () => 1600 });
});
afterEach(() => {
  closeLevare();
  road.isBroken = false;
});
afterAll(() => server.close());

/** Everything passes but covers, for as long as it is broken. */
const road = { isBroken: false };
const broken: Line = (send) => async (input, init) => {
  if (road.isBroken && /\/cover\?/.test(String(input))) throw new TypeError("Failed to fetch");
  return send(input, init);
};

const open = (id: string, device: string) =>
  openLevare(
    server,
    artistId,
    `/releases/${encodeURIComponent(encodeGlobalID("Release", id))}?part=artwork`,
    { device, line: broken },
  );
async function choose(bytes: Buffer) {
  const file = new File([new Uint8Array(bytes)], "front.jpg", { type: "image/jpeg" });
  await userEvent.upload(await screen.findByLabelText("Cover file"), file);
  const dialog = await screen.findByRole("dialog", { name: "Choose the square for your cover" });
  await userEvent.click(within(dialog).getByRole("button", { name: "Save cover" }));
}
const coverOf = async (id: string) =>
  (
    await server.db
      .selectFrom("release")
      .where("id", "=", id)
      .select(["coverKey", "coverWidth"])
      .executeTakeFirstOrThrow()
  ).coverKey;

test("a cover that is chosen on a broken line is seen at once, survives a reload, and goes up by itself when the line is back", async () => {
  const { id } = await aRelease(server, studio, { title: "Woods", state: "draft", coverKey: null }, 0);
  const device = crypto.randomUUID();
  road.isBroken = true;
  await open(id, device);
  await choose(picture);
  const cover = await screen.findByRole("img", { name: "Your new cover" });
  expect(cover.getAttribute("src")).toMatch(/^data:image\/jpeg;base64,/);
  screen.getByRole("img", { name: "Not saved on the server yet" });
  within(await screen.findByRole("region", { name: "Uploads" })).getByText("Cover of “Woods”");
  expect(await coverOf(id)).toBeNull();

  await waitFor(() => expect(Object.keys(localStorage).join()).toContain(`levare-uploads-${device}/file `));
  closeLevare();
  await open(id, device);
  await screen.findByRole("img", { name: "Your new cover" });
  expect(await coverOf(id)).toBeNull();

  road.isBroken = false;
  act(() => void window.dispatchEvent(new Event("online")));
  await waitFor(async () => expect(await coverOf(id)).not.toBeNull());
  await waitFor(() => expect(screen.queryByRole("img", { name: "Your new cover" })).toBeNull());
  await screen.findByText(/^1,?600 by 1,?600 pixels/);
  within(screen.getByRole("region", { name: "Uploads" })).getByText("Ready");
});

test("of two covers that wait only the later goes up, and one that the server does not take says why beside the release", async () => {
  const { id } = await aRelease(server, studio, { title: "Reeds", state: "draft", coverKey: null }, 0);
  road.isBroken = true;
  await open(id, crypto.randomUUID());
  await choose(picture);
  await screen.findByRole("img", { name: "Your new cover" });
  await choose(Buffer.from("no picture at all"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const tray = within(await screen.findByRole("region", { name: "Uploads" }));
  expect(tray.getAllByRole("listitem")).toHaveLength(1);
  road.isBroken = false;
  act(() => void window.dispatchEvent(new Event("online")));
  const why = "This file is not a JPEG, PNG or WebP picture, or it is damaged.";
  await waitFor(() => expect(screen.getAllByText(why)).toHaveLength(2));
  expect(tray.queryByRole("button", { name: /^Retry/ })).toBeNull();
  expect(await coverOf(id)).toBeNull();
  await userEvent.click(tray.getByRole("button", { name: "Dismiss front.jpg" }));
  await waitFor(() => expect(screen.queryByText(why)).toBeNull());
});
