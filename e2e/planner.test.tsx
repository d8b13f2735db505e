import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { sql } from "kysely";
import { newId } from "../db/ids.ts";
import { aUser, aWorkspace } from "../db/testing/build.ts";
import { localTimeOf, momentOf } from "../domain/releases/localTime.ts";
import { readICalendar } from "../domain/releases/planner/testing/readICalendar.ts";
import { openTestServer, type TestServer } from "../server/testing.ts";
import { closeLevare, openLevare } from "./elevator.tsx";

const ZONE = "Europe/Madrid";
let server: TestServer;
let artistId: string;
let studio: string;

beforeAll(async () => {
  server = await openTestServer();
  artistId = (await aUser(server.db, { role: "artist", userTier: "artist_pro" })).id;
  studio = (await aWorkspace(server.db, { ownerId: artistId, timezone: ZONE })).id;
});
afterEach(closeLevare);
afterAll(() => server.close());

async function planned(title: string, day: string | null, some: object = {}): Promise<string> {
  const id = newId();
  const date = day && momentOf(day, "10:00", ZONE);
  const when = { releaseDay: day, releaseTime: "10:00", timezone: ZONE, date };
  await server.db
    .insertInto("release")
    .values({ id, workspaceId: studio, title, slug: id, state: "ready", ...when, ...some })
    .execute();
  return id;
}

/** The day that the database holds, in the zone of the studio. */
async function dayOf(id: string): Promise<string | null> {
  const { date } = await server.db
    .selectFrom("release")
    .select("date")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return date && localTimeOf(date, ZONE).day;
}

test("arrows move a release by days and weeks, and the toast takes all of it back", async () => {
  const id = await planned("Undertow", "2999-03-11");
  const milestoneId = newId();
  await server.db
    .insertInto("milestone")
    .values({ id: milestoneId, workspaceId: studio, releaseId: id, title: "Master", offsetDays: -7 })
    .execute();
  await openLevare(server, artistId, "/releases/planner?day=2999-03-11");
  const chip = await screen.findByRole("button", { name: /^Undertow\s+10:00\s+Monday, March 11, 2999/ });
  chip.focus();
  // Without a pause: keys that rest are a move of their own.
  fireEvent.keyDown(chip, { key: "ArrowRight" });
  expect(document.activeElement?.textContent).toContain("Tuesday, March 12");
  fireEvent.keyDown(document.activeElement!, { key: "ArrowRight", shiftKey: true });
  expect(document.activeElement?.textContent).toContain("Tuesday, March 19");

  const undo = await screen.findByRole("button", { name: "Undo" });
  expect(await dayOf(id)).toBe("2999-03-19");
  const moves = server.db.selectFrom("audit").select("action").where("entityId", "=", id);
  expect(await moves.execute()).toEqual([{ action: "release.move" }]);
  const due = sql<string>`"dueDay"::text`.as("dueDay");
  const step = server.db.selectFrom("milestone").select(due).where("id", "=", milestoneId);
  expect(await step.execute()).toEqual([{ dueDay: "2999-03-12" }]);
  await userEvent.click(undo);
  await waitFor(async () => expect(await dayOf(id)).toBe("2999-03-11"));
  expect(await screen.findByRole("button", { name: /^Undertow\s+10:00\s+Monday/ })).toBeTruthy();
});

test("steps stand on their days, move with their release, and lead to the plan", async () => {
  const id = await planned("Riptide", "2998-03-12");
  await server.db
    .insertInto("milestone")
    .values({ id: newId(), workspaceId: studio, releaseId: id, title: "Sleeves", offsetDays: -2 })
    .execute();
  await server.db
    .updateTable("milestone")
    .set({ dueDay: "2998-03-10" })
    .where("releaseId", "=", id)
    .execute();
  await openLevare(server, artistId, "/releases/planner?day=2998-03-12");
  const dayOfStep = async () =>
    (await screen.findByRole("link", { name: /^Sleeves/ })).closest("td")?.querySelector("time")?.dateTime;
  expect(await dayOfStep()).toBe("2998-03-10");
  const chip = screen.getByRole("button", { name: /^Riptide/ });
  chip.focus();
  fireEvent.keyDown(chip, { key: "ArrowRight" });
  await waitFor(async () => expect(await dayOfStep()).toBe("2998-03-11"));
  await userEvent.click(screen.getByRole("link", { name: /^Sleeves/ }));
  expect(await screen.findByRole("heading", { level: 1, name: "Milestones" })).toBeTruthy();
});

test("without a day the planner begins with this week", async () => {
  await openLevare(server, artistId, "/releases/planner");
  const grid = await screen.findByRole("table");
  const days = [...grid.querySelectorAll("time")].map(({ dateTime }) => dateTime);
  const today = localTimeOf(new Date(), ZONE).day;
  expect(days.slice(0, 7)).toContain(today);
  expect(days).toHaveLength(35);
});

test("a release without a date is dropped on a day", async () => {
  const id = await planned("Someday", null);
  await openLevare(server, artistId, "/releases/planner?day=2999-05-15");
  const undated = await screen.findByRole("complementary", { name: "Without a date" });
  const dataTransfer = { setData: () => {}, effectAllowed: "none" };
  fireEvent.dragStart(within(undated).getByRole("button", { name: /^Someday/ }), { dataTransfer });
  const cell = screen.getByText("17").closest("td")!;
  fireEvent.dragOver(cell, { dataTransfer });
  fireEvent.drop(cell, { dataTransfer });
  expect(await within(cell).findByRole("button", { name: /^Someday/ })).toBeTruthy();
  await waitFor(async () => expect(await dayOf(id)).toBe("2999-05-17"));
});

test("the dialog says what a day brings along before the release is moved to it", async () => {
  const id = await planned("Neap", "2999-08-09");
  await openLevare(server, artistId, "/releases/planner?view=board&day=2999-08-09");
  await userEvent.click(await screen.findByRole("button", { name: /^Neap/ }));
  const dialog = await screen.findByRole("dialog", { name: "Neap" });
  expect(dialog.textContent).toContain("This date looks good.");
  fireEvent.change(within(dialog).getByLabelText("Day"), { target: { value: "2999-08-14" } });
  expect(dialog.textContent).toContain("Not a Friday");
  await userEvent.click(within(dialog).getByRole("button", { name: "Move to date" }));
  await waitFor(async () => expect(await dayOf(id)).toBe("2999-08-14"));
});

test("a move that the server refuses goes back, and says why", async () => {
  const id = await planned("Ebb", "2999-10-04", { state: "scheduled" });
  await openLevare(server, artistId, "/releases/planner?day=2999-10-04&view=week");
  await userEvent.click(await screen.findByRole("button", { name: /^Ebb/ }));
  const dialog = await screen.findByRole("dialog", { name: "Ebb" });
  fireEvent.change(within(dialog).getByLabelText("Day"), { target: { value: "2001-01-05" } });
  expect(dialog.textContent).toContain("This date has passed");
  await userEvent.click(within(dialog).getByRole("button", { name: "Move to date" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Its date has passed.");
  expect(await screen.findByRole("button", { name: /^Ebb/ })).toBeTruthy();
  expect(await dayOf(id)).toBe("2999-10-04");
});

test("a preorder is taken back from its dialog, and begun again by the toast", async () => {
  const preorderFrom = new Date("2999-11-01T00:00:00Z");
  const id = await planned("Slack", "2999-12-06", { state: "scheduled", preorderFrom });
  const begins = async () => {
    const release = server.db.selectFrom("release").select("preorderFrom").where("id", "=", id);
    return (await release.executeTakeFirstOrThrow()).preorderFrom;
  };
  await openLevare(server, artistId, "/releases/planner?view=weeks&day=2999-12-01");
  await userEvent.click(await screen.findByRole("button", { name: /^Slack/ }));
  await userEvent.click(await screen.findByRole("button", { name: "Cancel preorder" }));
  await waitFor(async () => expect(await begins()).toBeNull());
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(async () => expect(await begins()).toEqual(preorderFrom));
});

test("a calendar reads the plan at the address that the screen shows once, until it is taken back", async () => {
  await planned("Flood", localTimeOf(new Date(Date.now() + 40 * 86_400_000), ZONE).day);
  await openLevare(server, artistId, "/releases/planner");
  await userEvent.click(await screen.findByRole("button", { name: "In your calendar" }));
  const dialog = await screen.findByRole("dialog", { name: "The plan in your calendar" });
  await userEvent.click(within(dialog).getByRole("button", { name: "Create an address" }));
  const field = await within(dialog).findByLabelText<HTMLInputElement>("Address for your calendar");
  const read = () => server.app.request(new URL(field.value).pathname);
  const { events } = readICalendar(await (await read()).text());
  expect(events.map(({ SUMMARY }) => SUMMARY)).toContain("Flood");
  await userEvent.click(within(dialog).getByRole("button", { name: "Revoke the address" }));
  const question = await screen.findByRole("dialog", { name: "Revoke the address?" });
  await userEvent.click(within(question).getByRole("button", { name: "Revoke the address" }));
  expect(await within(dialog).findByRole("button", { name: "Create an address" })).toBeTruthy();
  expect((await read()).status).toBe(404);
});

test("without a plan for it, the planner says what it would be and opens the way there", async () => {
  const free = (
    await aUser(server.db, { role: "artist", userTier: "artist_starter", trialEndsAt: new Date(0) })
  ).id;
  await aWorkspace(server.db, { ownerId: free });
  await openLevare(server, free, "/releases/planner");
  await userEvent.click(await screen.findByRole("button", { name: "See what you get" }));
  expect(await screen.findByRole("dialog")).toBeTruthy();
});
