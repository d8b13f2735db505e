import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { insertMarks } from "../db/library/marks.ts";
import { makeProfile } from "../db/profiles/profiles.ts";
import { aTrack, aUser, aWorkspace } from "../db/testing/build.ts";
import { openTestServer, type TestServer } from "../server/testing.ts";
import { closeLevare, openLevare } from "./elevator.tsx";

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
afterEach(closeLevare);
afterAll(() => server.close());

async function anArtist(stageName: string): Promise<string> {
  const user = await aUser(server.db, {
    name: "Noa Lindqvist",
    stageName,
    role: "artist",
    capabilities: ["artist"],
    userTier: "artist_pro",
    onboardingCompleted: true,
  });
  await aWorkspace(server.db, { ownerId: user.id });
  await makeProfile(server.db, user);
  return user.id;
}

test("what an artist writes about themselves is on their page for everybody", async () => {
  const nova = await anArtist("Nova Tide");
  const fan = await aUser(server.db, { role: "fan", capabilities: ["fan"], userTier: "fan_free" });
  await openLevare(server, nova, "/settings/profile");
  const about = within(await screen.findByRole("region", { name: "About you" }));
  await userEvent.clear(about.getByLabelText("Artist name"));
  await userEvent.click(about.getByRole("button", { name: "Save" }));
  expect(await about.findByText("A page needs a name.")).toBeTruthy();
  await userEvent.type(about.getByLabelText("Artist name"), "Nova Tides");
  await userEvent.type(about.getByLabelText("Bio"), "Salt and brass.");
  await userEvent.click(about.getByRole("button", { name: "Add a link" }));
  await userEvent.type(about.getByLabelText("Link 1"), "nova");
  await userEvent.click(about.getByRole("button", { name: "Save" }));
  expect(await about.findByText("A link begins with https:// and leads to a website.")).toBeTruthy();
  await userEvent.type(about.getByLabelText("Link 1"), ".bandcamp.com");
  await userEvent.click(about.getByRole("button", { name: "Save" }));
  expect(await about.findByText("Saved")).toBeTruthy();
  closeLevare();

  await openLevare(server, fan.id, "/@nova-tide");
  expect(await screen.findByRole("heading", { level: 1, name: "Nova Tides" })).toBeTruthy();
  expect(screen.getByText("Salt and brass.")).toBeTruthy();
  expect(screen.getByRole<HTMLAnchorElement>("link", { name: "nova.bandcamp.com" }).href).toBe(
    "https://nova.bandcamp.com/",
  );
  expect(screen.queryByRole("link", { name: "Edit" })).toBeNull();
});

test("an edit made while another device saved is not applied, and the person can see what stands", async () => {
  const nova = await anArtist("Calle Norte");
  await openLevare(server, nova, "/settings/profile");
  const about = within(await screen.findByRole("region", { name: "About you" }));
  await server.db
    .updateTable("profile")
    .set({ bio: "From the phone", version: 2 })
    .where("userId", "=", nova)
    .execute();
  await userEvent.type(about.getByLabelText("Bio"), "From the desk");
  await userEvent.click(about.getByRole("button", { name: "Save" }));
  expect(await about.findByText(/saved somewhere else in the meantime/)).toBeTruthy();
  await userEvent.click(about.getByRole("button", { name: "Show the latest version" }));
  expect(about.getByLabelText<HTMLTextAreaElement>("Bio").value).toBe("From the phone");
  await userEvent.type(about.getByLabelText("Bio"), ", and the desk");
  await userEvent.click(about.getByRole("button", { name: "Save" }));
  expect(await about.findByText("Saved")).toBeTruthy();
});

test("a handle is looked up while it is typed, and after the change the old address leads to the page", async () => {
  await anArtist("Low Tide");
  const nova = await anArtist("High Tide");
  await openLevare(server, nova, "/settings/profile");
  const card = within(await screen.findByRole("region", { name: "Handle" }));
  const field = card.getByLabelText("Handle");
  await userEvent.clear(field);
  await userEvent.type(field, "@Low-Tide");
  expect(await card.findByText("This handle is taken. Choose another one.")).toBeTruthy();
  await userEvent.clear(field);
  await userEvent.type(field, "spring-tide");
  expect(await card.findByText(/^Free: /)).toBeTruthy();
  await userEvent.click(card.getByRole("button", { name: "Change handle" }));
  expect(await card.findByText(/Links to @high-tide lead here, too/)).toBeTruthy();
  expect(card.queryByLabelText("Handle")).toBeNull();
  closeLevare();
  await openLevare(server, nova, "/@high-tide");
  expect(await screen.findByText("@spring-tide")).toBeTruthy();
});

test("a fan's page is theirs alone until they show it", async () => {
  const mara = await aUser(server.db, {
    name: "Mara Okafor",
    role: "fan",
    capabilities: ["fan"],
    userTier: "fan_free",
  });
  const other = await aUser(server.db, { role: "fan", capabilities: ["fan"], userTier: "fan_free" });
  await openLevare(server, mara.id, "/profile");
  expect(await screen.findByRole("heading", { level: 1, name: "Mara Okafor" })).toBeTruthy();
  expect(screen.getByText(/Only you see this page/)).toBeTruthy();
  closeLevare();
  await openLevare(server, other.id, "/@mara-okafor");
  expect(await screen.findByRole("heading", { level: 1, name: "Nobody here" })).toBeTruthy();
  closeLevare();
  await openLevare(server, mara.id, "/settings/profile");
  await userEvent.click(await screen.findByRole("switch", { name: "Public page" }));
  await waitFor(async () => {
    const kept = await server.db
      .selectFrom("profile")
      .select("isPublic")
      .where("userId", "=", mara.id)
      .executeTakeFirst();
    expect(kept?.isPublic).toBe(true);
  });
  closeLevare();
  await openLevare(server, other.id, "/@Mara-Okafor");
  expect(await screen.findByRole("heading", { level: 1, name: "Mara Okafor" })).toBeTruthy();
});

test("what a fan keeps is on their page for others once they show it, and not before", async () => {
  const fan = await aUser(server.db, {
    ...{ name: "Ines Amaro", role: "fan", capabilities: ["fan"], userTier: "fan_free" },
    onboardingCompleted: true,
  });
  await makeProfile(server.db, fan);
  await server.db.updateTable("profile").set({ isPublic: true }).where("userId", "=", fan.id).execute();
  const { id } = await aTrack(server.db, { title: "Low Water", visibility: "public" });
  await insertMarks(server.db, "track", [{ userId: fan.id, id, at: new Date() }]);

  await openLevare(server, null, "/@ines-amaro");
  expect(await screen.findByText("Ines Amaro keeps their collection private.")).toBeTruthy();
  expect(screen.queryByText("Low Water")).toBeNull();
  closeLevare();

  await openLevare(server, fan.id, "/settings/privacy");
  await userEvent.click(await screen.findByRole("switch", { name: "Public collection" }));
  await screen.findByText("Saved");
  closeLevare();

  await openLevare(server, null, "/@ines-amaro");
  const liked = await screen.findByRole("region", { name: "Liked tracks" });
  expect(within(liked).getByText("Low Water")).toBeTruthy();
});
