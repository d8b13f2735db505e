import { act, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { sql } from "kysely";
import { i18n } from "../client/i18n/i18n.ts";
import { speakSpanish } from "../client/testing/speakSpanish.ts";
import { newId } from "../db/ids.ts";
import { aUser, aWorkspace } from "../db/testing/build.ts";
import { openTestServer, type TestServer } from "../server/testing.ts";
import { closeLevare, openLevare } from "./elevator.tsx";

let server: TestServer;
let userId: string;
const id = newId();

beforeAll(async () => {
  server = await openTestServer();
  userId = (await aUser(server.db, { role: "artist", userTier: "artist_pro" })).id;
  const { id: workspaceId } = await aWorkspace(server.db, { ownerId: userId });
  const release = { id, workspaceId, title: "Undertow", slug: id };
  await server.db.insertInto("release").values(release).execute();
  await sql`create function full_disk() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(server.db);
  await sql`create trigger full_disk before update on release
    for each row execute function full_disk()`.execute(server.db);
});
afterEach(() => {
  closeLevare();
  act(() => i18n.activate("en"));
});
afterAll(() => server.close());

const FULL = "Our storage is full. Nothing was saved; please try again later.";
const LLENO = "Nuestro almacenamiento está lleno. No se guardó nada; inténtalo más tarde.";
const said = (text: string) => screen.queryAllByText(text).length;

const ENGLISH = { title: "Title", more: "More about Undertow", archive: "Archive", save: "Save", full: FULL };
const SPANISH = {
  title: "Título",
  more: "Más sobre Undertow",
  archive: "Archivar",
  save: "Guardar",
  full: LLENO,
};

test.each([
  ["English", ENGLISH],
  ["Spanish", SPANISH],
])("toasts and forms call a full disk a full disk, in %s", async (_language, words) => {
  await openLevare(server, userId, `/releases/${id}?part=details`);
  await screen.findByRole("textbox", { name: "Title" });
  if (words === SPANISH) await speakSpanish();
  await userEvent.click(screen.getByRole("button", { name: words.more }));
  await userEvent.click(await screen.findByRole("menuitem", { name: words.archive, hidden: true }));
  await waitFor(() => expect(said(words.full)).toBe(1));
  await userEvent.type(screen.getByRole("textbox", { name: words.title }), " again");
  await userEvent.click(screen.getByRole("button", { name: words.save }));
  await waitFor(() => expect(said(words.full)).toBe(2));
});

test("a page that cannot be read because of it says so, too", async () => {
  await sql`create function read_full_disk() returns boolean volatile language plpgsql as
    $$ begin raise exception 'could not write temporary file' using errcode = '53100'; end $$`.execute(
    server.db,
  );
  await sql`alter table release rename to "releaseKept"`.execute(server.db);
  await sql`create view release as select * from "releaseKept" where read_full_disk()`.execute(server.db);
  await openLevare(server, userId, `/releases/${id}`);
  await waitFor(() => expect(said(FULL)).toBe(1));
});
