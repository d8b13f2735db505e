import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { aUser, aWorkspace } from "../db/testing/build.ts";
import { reconcileMilestones } from "../server/milestones/tickOff.ts";
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

const stepRow = (releaseId: string, stepKey: string) =>
  server.db
    .selectFrom("milestone")
    .selectAll()
    .where("releaseId", "=", releaseId)
    .where("stepKey", "=", stepKey)
    .executeTakeFirstOrThrow();

test("from a release without a plan to steps that are done, skipped, given away, and tick themselves off", async () => {
  const dated = { releaseDay: "2999-07-01", date: new Date("2999-06-30T22:00:00Z"), state: "draft" };
  const { id } = await aRelease(server, studio, { title: "Low Tide", ...dated });
  const manager = await aUser(server.db, { name: "Ines Roca", role: "manager" });
  await server.db
    .insertInto("membership")
    .values({ workspaceId: studio, userId: manager.id, role: "admin" })
    .execute();
  await openLevare(server, artistId, "/releases/milestones");
  await userEvent.click((await screen.findAllByRole("button", { name: "New plan" }))[0]!);
  const asking = await screen.findByRole("dialog", { name: "New plan" });
  await userEvent.click(within(asking).getByRole("button", { name: "Create the plan" }));

  const steps = await screen.findByRole("list", { name: "Steps of Low Tide" });
  expect(screen.getByRole("img", { name: "2 of 16 steps done" })).toBeTruthy();
  expect(within(steps).queryByText("Approve the master")).toBeNull();
  expect(within(steps).getAllByText("Mon, May 27, 2999").length).toBeTruthy();

  // What waits for another step says so, and stays.
  const pitch = within(steps).getByRole("checkbox", { name: "Done: Pitch it to playlist editors" });
  await userEvent.click(pitch);
  expect(
    await screen.findByText("First finish or skip: Schedule the release and send it to shops."),
  ).toBeTruthy();
  expect((await stepRow(id, "pitch")).state).toBe("todo");

  // One click, and one click back.
  await userEvent.click(within(steps).getByRole("checkbox", { name: "Done: List the merch" }));
  await waitFor(async () => expect((await stepRow(id, "merch")).state).toBe("done"));
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(async () => expect((await stepRow(id, "merch")).state).toBe("todo"));

  // Given to somebody, on a day of its own, with a point to tick and a word about it.
  await userEvent.click(await within(steps).findByRole("button", { name: "List the merch" }));
  const drawer = await screen.findByRole("dialog", { name: "List the merch" });
  await userEvent.selectOptions(within(drawer).getByLabelText("Whose step is it?"), "Ines Roca");
  await userEvent.selectOptions(within(drawer).getByLabelText("Due"), "On a fixed date");
  const day = within(drawer).getByLabelText("Day");
  await userEvent.clear(day);
  await userEvent.type(day, "2999-06-05");
  await userEvent.click(within(drawer).getByRole("button", { name: "Save the step" }));
  await waitFor(async () =>
    expect(await stepRow(id, "merch")).toMatchObject({
      ...{ assigneeId: manager.id, dueByHand: true, dueDay: "2999-06-05" },
    }),
  );
  await userEvent.type(within(drawer).getByLabelText("New point"), "Weigh a parcel");
  await userEvent.click(within(drawer).getByRole("button", { name: "Add" }));
  await userEvent.click(await within(drawer).findByRole("checkbox", { name: "Weigh a parcel" }));
  await waitFor(async () =>
    expect((await stepRow(id, "merch")).checklist).toEqual([{ text: "Weigh a parcel", isDone: true }]),
  );
  await userEvent.type(within(drawer).getByLabelText("Your comment"), "Blue ones, too?");
  await userEvent.click(within(drawer).getByRole("button", { name: "Send the comment" }));
  expect(await within(drawer).findByText("Blue ones, too?")).toBeTruthy();
  expect(within(drawer).getByText("Moved it to Wed, Jun 5, 2999")).toBeTruthy();
  await userEvent.click(within(drawer).getByRole("button", { name: "Remove from the plan" }));
  await waitFor(() => expect(within(steps).queryByText("List the merch")).toBeNull());
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await within(steps).findByText("List the merch")).toBeTruthy();

  // Somebody else fills in the codes: the open page hears that the step ticked itself off.
  await server.db.updateTable("track").set({ isrc: "QZKLR2600042" }).execute();
  await server.db.updateTable("release").set({ upc: "0036000291452" }).where("id", "=", id).execute();
  await reconcileMilestones(server);
  await waitFor(() => expect(within(steps).queryByText("Set ISRC and UPC codes")).toBeNull());
  await userEvent.click(screen.getByRole("radio", { name: "All" }));
  await waitFor(() => expect(within(steps).getAllByText("Automatically")).toHaveLength(3));

  // Whose steps.
  await userEvent.selectOptions(screen.getByLabelText("Whose steps"), "Ines Roca");
  await waitFor(() => expect(within(steps).getAllByRole("listitem")).toHaveLength(1));
  await userEvent.selectOptions(screen.getByLabelText("Whose steps"), "Mine");
  await waitFor(() => expect(within(steps).getAllByText("Post a teaser")).toHaveLength(1));
  expect(within(steps).queryByText("List the merch")).toBeNull();
});

test("a plan is kept as a template, and a release shows on its card how far its plan is", async () => {
  await openLevare(server, artistId, "/releases/milestones");
  await userEvent.click(await screen.findByRole("button", { name: "Save as template: Low Tide" }));
  const asking = await screen.findByRole("dialog", { name: "Save the plan of Low Tide as a template" });
  await userEvent.type(within(asking).getByLabelText("Name of the template"), "My way");
  await userEvent.click(within(asking).getByRole("button", { name: "Keep it" }));
  await waitFor(async () =>
    expect(await server.db.selectFrom("milestoneTemplate").select("name").execute()).toEqual([
      { name: "My way" },
    ]),
  );
  closeLevare();
  await aRelease(server, studio, { title: "Ebb", state: "draft" });
  await openLevare(server, artistId, "/releases/milestones");
  await userEvent.click(await screen.findByRole("button", { name: "New plan" }));
  const making = await screen.findByRole("dialog", { name: "New plan" });
  await userEvent.selectOptions(within(making).getByLabelText("For which release?"), "Ebb");
  await userEvent.selectOptions(within(making).getByLabelText("Which template?"), "My way");
  await userEvent.click(within(making).getByRole("button", { name: "Create the plan" }));
  expect(await screen.findByRole("list", { name: "Steps of Ebb" })).toBeTruthy();
  closeLevare();
  await openLevare(server, artistId, "/releases");
  expect(await screen.findByRole("img", { name: "3 of 16 steps done" })).toBeTruthy();
});

test("a step and a plan open at the addresses that they had once", async () => {
  const plan = await aRelease(server, studio, { title: "Slack Water", state: "draft" });
  await openLevare(server, artistId, `/releases/milestones?release=${plan.id}`);
  await userEvent.click((await screen.findAllByRole("button", { name: "New plan" }))[0]!);
  const making = await screen.findByRole("dialog", { name: "New plan" });
  expect(
    within(making).getByLabelText<HTMLSelectElement>("For which release?").selectedOptions[0]?.text,
  ).toBe("Slack Water");
  await userEvent.click(within(making).getByRole("button", { name: "Create the plan" }));
  const steps = await screen.findByRole("list", { name: "Steps of Slack Water" });
  await userEvent.click(within(steps).getByRole("button", { name: "List the merch" }));
  expect(await screen.findByRole("dialog", { name: "List the merch" })).toBeTruthy();
  closeLevare();
  const { id } = await stepRow(plan.id, "merch");
  const old = encodeURIComponent(btoa(`Milestone:${id}`));
  await openLevare(server, artistId, `/releases/milestones?step=${old}`);
  expect(await screen.findByRole("dialog", { name: "List the merch" })).toBeTruthy();
});

test("on a free plan the screen says what it brings", async () => {
  const poor = await aUser(server.db, { role: "artist", userTier: "fan_free" });
  await aWorkspace(server.db, { ownerId: poor.id });
  await openLevare(server, poor.id, "/releases/milestones");
  await userEvent.click(await screen.findByRole("button", { name: "See what you get" }));
  expect(await screen.findByRole("dialog", { name: /Milestones|Pro/ })).toBeTruthy();
});
