import { encodeGlobalID } from "@pothos/plugin-relay";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { aTrack, aUser, aWorkspace } from "../db/testing/build.ts";
import { openTestServer, type TestServer } from "../server/testing.ts";
import { closeLevare, openLevare } from "./elevator.tsx";
import { takeBack } from "./takeBack.ts";

let server: TestServer;
let artistId: string;
let workspaceId: string;

beforeAll(async () => {
  server = await openTestServer();
  artistId = (await aUser(server.db, { role: "artist", userTier: "artist_pro" })).id;
  workspaceId = (await aWorkspace(server.db, { ownerId: artistId, isrcPrefix: "QZABC" })).id;
});
afterEach(closeLevare);
afterAll(() => server.close());

const pageOf = (id: string, part = "") => `/catalog/tracks/${encodeGlobalID("Track", id)}${part}`;

function rowOf(id: string) {
  return server.db.selectFrom("track").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

async function write(label: string, text: string): Promise<void> {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

test("two people who change the same fact see both versions; different facts both stand", async () => {
  const { id } = await aTrack(server.db, { workspaceId, title: "Undertow", versionTitle: "Demo" });
  await openLevare(server, artistId, pageOf(id));
  await write("Version", "Live in June");
  await write("Owner of the recording (℗)", "Mara Lune");
  // Meanwhile the manager names the version, too, and the title besides.
  await server.db
    .updateTable("track")
    .set({ title: "Undertow at Dawn", versionTitle: "Live in July", version: 2 })
    .where("id", "=", id)
    .execute();
  await userEvent.click(screen.getByRole("button", { name: "Save" }));

  const dialog = await screen.findByRole("dialog", { name: "Somebody else saved first" });
  const versions = within(dialog).getByRole("radiogroup", { name: "Version" });
  expect(versions.textContent).toContain("MineLive in June");
  expect(versions.textContent).toContain("TheirsLive in July");
  expect(within(dialog).getAllByRole("radiogroup")).toHaveLength(1);
  await userEvent.click(within(dialog).getByRole("button", { name: "Keep theirs" }));

  await waitFor(async () =>
    expect(await rowOf(id)).toMatchObject({
      title: "Undertow at Dawn",
      versionTitle: "Live in July",
      pLineOwner: "Mara Lune",
      version: 3,
    }),
  );
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("Version").value).toBe("Live in July"));
});

test("a track gets the next code of the studio's prefix by a press, and details that are wrong say so below the field", async () => {
  const { id } = await aTrack(server.db, { workspaceId, title: "Salt" });
  await openLevare(server, artistId, pageOf(id));
  await userEvent.click(await screen.findByRole("button", { name: "Assign from my prefix" }));
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>("ISRC").value).toMatch(/^QZ-ABC-\d\d-00001$/),
  );
  await write("Year of recording", "3000");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("A year has four digits and is not in the future.")).toBeTruthy();
  expect((await rowOf(id)).recordingYear).toBeNull();
});

test("what the file says otherwise is taken into the form, or left alone with a way back", async () => {
  const { id } = await aTrack(server.db, { workspaceId, title: "Ripple", genre: "electronic" });
  const says = { isrc: "QZABC1900007", year: 2019, genre: "Melodic Techno" };
  await server.db
    .insertInto("fileTag")
    .values({ trackId: id, ...says })
    .execute();
  await openLevare(server, artistId, pageOf(id));
  const list = within(await screen.findByRole("list", { name: "The file has different details" }));
  expect(list.getByText("The file: QZ-ABC-19-00007")).toBeTruthy();
  expect(list.queryByRole("button", { name: "Use from file: Genre" })).toBeNull();

  await userEvent.click(list.getByRole("button", { name: "Keep as is: Genre" }));
  await waitFor(() => expect(list.queryByText("Genre")).toBeNull());
  await takeBack("Genre is unchanged.");
  await userEvent.click(await list.findByRole("button", { name: "Keep as is: Genre" }));

  await userEvent.click(list.getByRole("button", { name: "Use from file: ISRC" }));
  await userEvent.click(list.getByRole("button", { name: "Use from file: Year of recording" }));
  await userEvent.click(list.getByRole("button", { name: "Undo: Year of recording" }));
  expect((await rowOf(id)).isrc).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(async () => expect((await rowOf(id)).isrc).toBe("QZABC1900007"));
  await waitFor(() => expect(list.queryByText("ISRC")).toBeNull());
  expect(list.getByText("Year of recording")).toBeTruthy();
});

test("credits that an artist writes are the credits in the database", async () => {
  const { id } = await aTrack(server.db, { workspaceId, title: "Harbour" });
  await openLevare(server, artistId, pageOf(id, "/credits"));
  await userEvent.click(await screen.findByRole("button", { name: "Add a credit" }));
  await userEvent.type(screen.getByLabelText("Name 1", { selector: "input" }), "Ana Ruiz");
  await userEvent.click(screen.getByLabelText("Role 1", { selector: "input" }));
  await userEvent.click(await screen.findByRole("option", { name: "Mixing", hidden: true }));
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(async () => {
    const rows = await server.db
      .selectFrom("contributor")
      .innerJoin("party", "party.id", "contributor.partyId")
      .where("trackId", "=", id)
      .select(["name", "role"])
      .execute();
    expect(rows).toEqual([{ name: "Ana Ruiz", role: "mixing" }]);
  });
  expect(await screen.findByText("No IPI · No ISNI")).toBeTruthy();
});

test("pasted LRC names its bad lines, and good lines are kept in time", async () => {
  const { id } = await aTrack(server.db, { workspaceId, title: "Glass" });
  await openLevare(server, artistId, pageOf(id, "/lyrics"));
  await userEvent.click(await screen.findByRole("button", { name: "Paste LRC" }));
  const dialog = await screen.findByRole("dialog", { name: "Paste LRC" });
  const field = within(dialog).getByLabelText("Synced lyrics");
  await userEvent.click(field);
  await userEvent.paste("[00:01.00]One\nnobody knows when");
  await userEvent.click(within(dialog).getByRole("button", { name: "Use these lines" }));
  expect(await within(dialog).findByText("These lines have no time like [01:23.45]: 2")).toBeTruthy();
  await userEvent.clear(field);
  await userEvent.paste("[00:01.00]One\n[00:02.50]Two");
  await userEvent.click(within(dialog).getByRole("button", { name: "Use these lines" }));
  await userEvent.click(await screen.findByRole("button", { name: "Save" }));
  await waitFor(async () => {
    const row = await server.db.selectFrom("lyrics").selectAll().where("trackId", "=", id).executeTakeFirst();
    expect(row).toMatchObject({
      plain: "One\nTwo",
      timed: [
        { startMs: 1000, text: "One" },
        { startMs: 2500, text: "Two" },
      ],
    });
  });
});

test("somebody else's track has no page here", async () => {
  const { id } = await aTrack(server.db, { visibility: "public" });
  await openLevare(server, artistId, pageOf(id));
  expect(await screen.findByRole("heading", { name: "Track not found" })).toBeTruthy();
});

test("the preview is moved on the shape of the song by keys, and cannot run past its end", async () => {
  const { id } = await aTrack(server.db, { workspaceId, title: "Breakwater" });
  await server.db
    .insertInto("waveform")
    .values({ trackId: id, peaks: Buffer.alloc(800, 99) })
    .execute();
  await openLevare(server, artistId, pageOf(id));
  const slider = await screen.findByRole("slider", { name: "Preview in the recording" });
  slider.focus();
  await userEvent.keyboard("{PageUp}{ArrowRight}");
  expect(slider.getAttribute("aria-valuetext")).toBe("From 0:11 to 0:41");
  await userEvent.keyboard("{End}");
  expect(slider.getAttribute("aria-valuetext")).toBe("From 0:31 to 1:01");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(async () => expect((await rowOf(id)).previewStartMs).toBe(31_000));
});
