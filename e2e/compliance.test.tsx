import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { aUser, aWorkspace } from "../db/testing/build.ts";
import { aRelease } from "../server/releases/testing.ts";
import { openTestServer, type TestServer } from "../server/testing.ts";
import { closeLevare, openLevare } from "./elevator.tsx";

let server: TestServer;
let artistId: string;
let studio: string;

beforeAll(async () => {
  server = await openTestServer();
  artistId = (await aUser(server.db, { role: "artist", userTier: "artist_pro" })).id;
  studio = (await aWorkspace(server.db, { ownerId: artistId, timezone: "Europe/Madrid" })).id;
});
afterEach(closeLevare);
afterAll(() => server.close());

const titled = (table: "release" | "track", id: string) =>
  server.db
    .selectFrom(table)
    .select(["title", "versionTitle"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

test("a release with planted faults is mended one by one, and then it can be scheduled", async () => {
  const facts = {
    title: "Low  Tide (Deluxe)",
    releaseDay: "2999-07-01",
    date: new Date("2999-06-30T22:00:00Z"),
  };
  const { id, tracks } = await aRelease(server, studio, facts, 2);
  const [cover, placeholder] = tracks as [string, string];
  await server.db
    .updateTable("track")
    .set({ isCover: true, title: "Marea" })
    .where("id", "=", cover)
    .execute();
  await server.db.updateTable("track").set({ title: "Untitled" }).where("id", "=", placeholder).execute();
  await openLevare(server, artistId, `/releases/${id}`);

  const held = await screen.findByRole("list", { name: "What it still needs" });
  expect(held.textContent).toContain("Compliance issues to fix first: 2.");
  await userEvent.click(screen.getByRole("button", { name: "Schedule" }));
  expect(
    (await server.db.selectFrom("release").select("state").where("id", "=", id).executeTakeFirst())?.state,
  ).toBe("ready");

  // What is safe, with what changes shown before, and the way back.
  await userEvent.click(screen.getByRole("button", { name: "Fix 1 safely" }));
  const preview = await screen.findByRole("dialog", { name: "Fix what is safe" });
  expect(preview.textContent).toContain("Low Tide · Deluxe");
  await userEvent.click(within(preview).getByRole("button", { name: "Fix them" }));
  await waitFor(async () =>
    expect(await titled("release", id)).toEqual({ title: "Low Tide", versionTitle: "Deluxe" }),
  );
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(async () =>
    expect(await titled("release", id)).toEqual({ title: "Low  Tide (Deluxe)", versionTitle: null }),
  );

  // A finding that may be left is left, with a reason.
  await userEvent.click(
    await screen.findByRole("button", { name: /^Keep as is: Untitled, This looks like a file name/ }),
  );
  const asking = await screen.findByRole("dialog", { name: "Keep it as is?" });
  await userEvent.click(within(asking).getByRole("button", { name: "Keep as is" }));
  expect(await within(asking).findByText("Say why this may stay as it is.")).toBeTruthy();
  await userEvent.type(within(asking).getByLabelText("Why may it stay?"), "That is its name.");
  await userEvent.click(within(asking).getByRole("button", { name: "Keep as is" }));
  expect(await screen.findByText(/That is its name\./)).toBeTruthy();
  await waitFor(() => expect(held.textContent).toContain("Compliance issues to fix first: 1."));

  // The last one leads to its field, and is mended there.
  await userEvent.click(screen.getByRole("link", { name: "Fix Licence of the cover: Marea" }));
  const field = await screen.findByRole("textbox", { name: "Licence of the cover" });
  await waitFor(() => expect(document.activeElement).toBe(field));
  await userEvent.type(field, "SGAE 2026-114");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(async () =>
    expect(
      await server.db.selectFrom("track").select("coverLicence").where("id", "=", cover).executeTakeFirst(),
    ).toEqual({ coverLicence: "SGAE 2026-114" }),
  );
  closeLevare();

  await openLevare(server, artistId, `/releases/${id}`);
  await userEvent.click(await screen.findByRole("button", { name: "Schedule" }));
  expect(await screen.findByRole("timer")).toBeTruthy();
});

test("a release gets its © and ℗ lines and its codes from the studio, shown before they are written", async () => {
  const year = new Date().getUTCFullYear() + 1;
  const date = new Date(`${year - 1}-12-31T23:30:00Z`);
  const { id, tracks } = await aRelease(server, studio, { date });
  await openLevare(server, artistId, "/settings/workspace");
  await userEvent.type(await screen.findByLabelText("ISRC prefix"), "qz-klr");
  await userEvent.type(screen.getByLabelText("Default © line"), "Nova Records");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("Studio saved");
  closeLevare();

  await openLevare(server, artistId, `/releases/${id}`);
  await userEvent.click(await screen.findByRole("button", { name: "Fix 2 safely" }));
  const preview = await screen.findByRole("dialog", { name: "Fix what is safe" });
  const { name } = await server.db.selectFrom("workspace").select("name").executeTakeFirstOrThrow();
  for (const line of [
    "No © line",
    `© ${year} Nova Records`,
    `℗ ${year} ${name}`,
    "ISRC: the next code of QZ-KLR",
  ])
    expect(preview.textContent).toContain(line);
  await userEvent.click(within(preview).getByRole("button", { name: "Fix them" }));
  const code = () =>
    server.db.selectFrom("track").select("isrc").where("id", "=", tracks[0]!).executeTakeFirst();
  await waitFor(async () => expect((await code())?.isrc).toMatch(/^QZKLR\d{2}00001$/));
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(async () => expect((await code())?.isrc).toBeNull());
});

test("the report of the studio shows every release, narrows to one kind, and can be read by everybody", async () => {
  await aRelease(server, studio, { title: "EBB TIDE" });
  await openLevare(server, artistId, "/compliance");
  expect(await screen.findByRole("heading", { level: 1, name: "Compliance" })).toBeTruthy();
  expect(await screen.findByRole("heading", { level: 2, name: "EBB TIDE" })).toBeTruthy();
  expect(screen.getAllByRole("img", { name: /^Score \d+ of 100:/ }).length).toBeGreaterThan(0);
  await userEvent.selectOptions(screen.getByLabelText("Show"), "Required");
  await waitFor(() => expect(screen.queryByRole("heading", { level: 2, name: "EBB TIDE" })).toBeNull());
  await userEvent.selectOptions(screen.getByLabelText("Show"), "Recommended");
  const pdf = screen.getByRole("link", { name: "Report as PDF" });
  expect(pdf.getAttribute("href")).toContain(`workspace=${studio}`);
  await server.db
    .updateTable("release")
    .set({ genre: "pop", language: "zxx" })
    .where("title", "=", "EBB TIDE")
    .execute();
  const before = screen.getAllByText(/It has no genre/).length;
  await userEvent.click(screen.getByRole("button", { name: "Check again" }));
  await waitFor(() => expect(screen.queryAllByText(/It has no genre/).length).toBe(before - 1));
});
