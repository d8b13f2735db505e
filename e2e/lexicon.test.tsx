import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { aTrack, aUser, aWorkspace } from "../db/testing/build.ts";
import { openTestServer, type TestServer } from "../server/testing.ts";
import { closeLevare, openLevare } from "./elevator.tsx";

let server: TestServer;
let ada: string;
let nova: string;
let trackId: string;

beforeAll(async () => {
  server = await openTestServer();
  ada = (await aUser(server.db, { role: "superadmin", name: "Ada Lane" })).id;
  nova = (await aUser(server.db, { role: "artist" })).id;
  const { id: workspaceId } = await aWorkspace(server.db, { ownerId: nova });
  trackId = (await aTrack(server.db, { workspaceId, title: "Tide", genre: "rock" })).id;
});
afterEach(closeLevare);
afterAll(() => server.close());

const termRow = (slug: string) =>
  server.db.selectFrom("vocabularyTerm").selectAll().where("slug", "=", slug).executeTakeFirst();
const genreOf = async (id: string) =>
  (await server.db.selectFrom("track").select("genre").where("id", "=", id).executeTakeFirstOrThrow()).genre;
const line = async (name: string) =>
  (await screen.findByText(name, { selector: "strong" })).closest("li") as HTMLElement;

test("a new genre goes from the form to the row, and an artist can choose it", async () => {
  await openLevare(server, ada, "/admin/lexicon");
  await userEvent.click(await screen.findByRole("button", { name: "New genre" }));
  const drawer = await screen.findByRole("dialog", { name: "New genre" });
  await userEvent.type(within(drawer).getByRole("textbox", { name: "English name" }), "Rap");
  await userEvent.click(within(drawer).getByRole("button", { name: "Add" }));
  expect(await within(drawer).findByText("“rap” already means Hip Hop.")).toBeTruthy();
  await userEvent.clear(within(drawer).getByRole("textbox", { name: "English name" }));
  await userEvent.type(within(drawer).getByRole("textbox", { name: "English name" }), "Synthwave");
  await userEvent.type(within(drawer).getByRole("combobox", { name: "Aliases" }), "retrowave{Enter}");
  await userEvent.click(within(drawer).getByRole("button", { name: "Add" }));
  expect(within(await line("Synthwave")).getByText("retrowave")).toBeTruthy();
  expect(await termRow("synthwave")).toMatchObject({ labelEs: "Synthwave", aliases: ["retrowave"] });
  closeLevare();

  await openLevare(server, nova, "/catalog/tracks");
  await userEvent.click(await screen.findByRole("button", { name: "Genre: Rock. Edit" }));
  const row = screen.getByRole("row", { name: /Tide/ });
  const picker = await within(row).findByRole("combobox");
  await userEvent.clear(picker);
  await userEvent.type(picker, "Synth{Enter}");
  await waitFor(async () => expect(await genreOf(trackId)).toBe("synthwave"));
});

test("a term is renamed where it stands, and the toast takes it back", async () => {
  await openLevare(server, ada, "/admin/lexicon?list=mood");
  const mood = await line("Relaxed");
  await userEvent.click(within(mood).getByRole("button", { name: "Edit Relaxed" }));
  const field = within(mood).getByRole("textbox", { name: "English name" });
  await userEvent.clear(field);
  await userEvent.click(within(mood).getByRole("button", { name: "Save" }));
  expect(within(mood).getByText("Enter a name.")).toBeTruthy();
  await userEvent.type(field, "Calm");
  await userEvent.click(within(mood).getByRole("button", { name: "Save" }));
  await line("Calm");
  expect(await termRow("relaxed")).toMatchObject({ labelEn: "Calm" });
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await line("Relaxed");
  expect(await termRow("relaxed")).toMatchObject({ labelEn: "Relaxed" });
});

test("moods change their order by a button and by Alt with an arrow", async () => {
  await openLevare(server, ada, "/admin/lexicon?list=mood");
  const names = () =>
    within(screen.getByRole("list", { name: "Moods" }))
      .getAllByText(/./, { selector: "strong" })
      .map(({ textContent }) => textContent);
  await userEvent.click(await screen.findByRole("button", { name: "Move Energetic down" }));
  await waitFor(() => expect(names().slice(0, 2)).toEqual(["Relaxed", "Energetic"]));
  act(() => screen.getByRole("button", { name: "Edit Uplifting" }).focus());
  await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
  await waitFor(() => expect(names()).toEqual(["Relaxed", "Energetic", "Uplifting", "Melancholic"]));
  // The screen moves at once; the row follows when the server has answered.
  await waitFor(async () => {
    const rows = await server.db
      .selectFrom("vocabularyTerm")
      .select("slug")
      .where("category", "=", "MOOD")
      .orderBy("sortOrder")
      .execute();
    expect(rows.map(({ slug }) => slug)).toEqual(["relaxed", "energetic", "uplifting", "melancholic"]);
  });
});

test("a merge says how many tracks change, changes them, and can be undone", async () => {
  await openLevare(server, ada, "/admin/lexicon");
  await userEvent.click(within(await line("Synthwave")).getByRole("button", { name: "Merge Synthwave" }));
  const dialog = await screen.findByRole("dialog", { name: "Merge Synthwave" });
  expect(within(dialog).getByText("1 track changes.")).toBeTruthy();
  await userEvent.click(within(dialog).getByRole("button", { name: "Merge" }));
  expect(within(dialog).getByText("Choose the term that stays.")).toBeTruthy();
  await userEvent.click(within(dialog).getByRole("combobox", { name: "Becomes part of" }));
  await userEvent.click(await screen.findByRole("option", { name: "Electronic", hidden: true }));
  expect(within(dialog).queryByText("Choose the term that stays.")).toBeNull();
  await userEvent.click(within(dialog).getByRole("button", { name: "Merge" }));
  expect(await screen.findByText("Synthwave is part of Electronic")).toBeTruthy();
  expect(await genreOf(trackId)).toBe("electronic");
  expect(within(await line("Electronic")).getByText("retrowave")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Undo: make Synthwave its own term again" }));
  await line("Synthwave");
  expect(await genreOf(trackId)).toBe("synthwave");
});

test("a file is shown row by row before it is taken", async () => {
  await openLevare(server, ada, "/admin/lexicon?list=mood");
  await userEvent.click(await screen.findByRole("button", { name: "Import" }));
  const dialog = await screen.findByRole("dialog", { name: "Import terms" });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
  // As spreadsheets of the West write it. jsdom's files cannot be read.
  const file = (text: string) => {
    const { buffer } = Uint8Array.from(Buffer.from(text, "latin1"));
    return Object.assign(new File([text], "moods.csv", { type: "text/csv" }), {
      arrayBuffer: async () => buffer,
    });
  };
  await userEvent.upload(input, file("list,english,spanish\nMOOD,Dreamy,Soñador\nMOOD,Calm down;,"));
  expect(await within(dialog).findByText(/A name cannot contain a semicolon/)).toBeTruthy();
  expect(within(dialog).getByRole("button", { name: "Import 1 term" }).hasAttribute("disabled")).toBe(true);
  await userEvent.upload(input, file("list,english,spanish\nMOOD,Dreamy,Soñador"));
  await waitFor(() =>
    expect(within(dialog).getByRole("button", { name: "Import 1 term" }).hasAttribute("disabled")).toBe(
      false,
    ),
  );
  expect(await termRow("dreamy")).toBeUndefined();
  await userEvent.click(within(dialog).getByRole("button", { name: "Import 1 term" }));
  await line("Dreamy");
  expect(await termRow("dreamy")).toMatchObject({ labelEs: "Soñador", active: true });
});

test("a category that rests says so, and its switch takes its genres out of the pickers", async () => {
  await openLevare(server, ada, "/admin/lexicon");
  await userEvent.click(await screen.findByRole("switch", { name: "Genres of Jazz can be chosen" }));
  expect(await screen.findByText("Nothing in Jazz can be chosen any more.")).toBeTruthy();
  closeLevare();
  await openLevare(server, nova, "/catalog/tracks");
  await userEvent.click(await screen.findByRole("button", { name: "Genre: Synthwave. Edit" }));
  const choices = within(await screen.findByRole("listbox", { hidden: true }));
  expect(choices.getByRole("option", { name: "Pop", hidden: true })).toBeTruthy();
  expect(choices.queryByRole("option", { name: "Jazz", hidden: true })).toBeNull();
});
