import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { listMails } from "../db/accounts/mails.ts";
import { aUser, aWorkspace } from "../db/testing/build.ts";
import { aPaidSale } from "../server/sales/testing/aPaidSale.ts";
import { openTestServer, type TestServer, viewerFor } from "../server/testing.ts";
import { closeLevare, openLevare } from "./elevator.tsx";

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
afterEach(closeLevare);
afterAll(() => server.close());

const FAN = { role: "fan", capabilities: ["fan"], userTier: "fan_free" };

async function aStudioOf(name: string, userTier?: string) {
  const { id: ownerId } = await aUser(server.db, {
    ...{ role: "artist", capabilities: ["artist"], name },
    ...(userTier && { userTier }),
  });
  const studio = await aWorkspace(server.db, { ownerId, name: `${name}'s Studio`, subscriptionTier: "pro" });
  return { ownerId, studioId: studio.id };
}

test("somebody invited from the settings opens the letter, accepts, and works in the studio", async () => {
  const { ownerId } = await aStudioOf("Noa");
  const { id: fanId } = await aUser(server.db, { ...FAN, name: "Iris Vega", email: "iris@example.test" });

  await openLevare(server, ownerId, "/settings/team");
  await userEvent.type(await screen.findByRole("textbox", { name: "Email" }), "nobody");
  await userEvent.click(screen.getByRole("button", { name: "Send invitation" }));
  expect(await screen.findByText("Enter the email address of the person you invite.")).toBeTruthy();
  await userEvent.clear(screen.getByRole("textbox", { name: "Email" }));
  await userEvent.type(screen.getByRole("textbox", { name: "Email" }), "Iris@example.test");
  await userEvent.click(screen.getByRole("button", { name: "Send invitation" }));
  expect(
    await screen.findByRole("button", { name: "Revoke the invitation of iris@example.test" }),
  ).toBeTruthy();
  closeLevare();

  const letter = (await listMails(server.db, 10)).find(({ to }) => to === "iris@example.test");
  const [, token] = /token=([\w-]+)/.exec(letter!.body)!;
  await openLevare(server, fanId, `/invitation?token=${token}`);
  expect(await screen.findByRole("heading", { level: 1, name: "Join Noa's Studio" })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Accept the invitation" }));
  expect(await screen.findByRole("button", { name: "Catalog" })).toBeTruthy();
});

test("an owner changes a role and takes it back, and cannot leave while nobody else owns the studio", async () => {
  const { ownerId, studioId } = await aStudioOf("Ren");
  const { id: userId } = await aUser(server.db, { role: "artist", name: "Leo Park" });
  await server.db
    .insertInto("membership")
    .values({ workspaceId: studioId, userId, role: "manager" })
    .execute();
  const roleOfLeo = async () =>
    (
      await server.db
        .selectFrom("membership")
        .select("role")
        .where("userId", "=", userId)
        .executeTakeFirstOrThrow()
    ).role;

  await openLevare(server, ownerId, "/settings/team");
  const roles = await screen.findByRole("combobox", { name: "Role of Leo Park" });
  await userEvent.click(roles);
  const choices = within(document.getElementById(roles.getAttribute("aria-controls")!)!);
  await userEvent.click(choices.getByRole("option", { name: "Artist", hidden: true }));
  expect(await screen.findByText("Role of Leo Park changed")).toBeTruthy();
  expect(await roleOfLeo()).toBe("artist");
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(async () => expect(await roleOfLeo()).toBe("manager"));
  closeLevare();

  await openLevare(server, ownerId, "/settings/danger");
  await userEvent.click(await screen.findByRole("button", { name: "Leave Ren's Studio" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Leave Ren's Studio?" }));
  await userEvent.click(dialog.getByRole("button", { name: "Leave the studio" }));
  expect(await screen.findByText("A studio needs an owner. Make somebody else an owner first.")).toBeTruthy();
});

test("a studio that was opened in another browser is the one where the next screen is opened", async () => {
  const { ownerId } = await aStudioOf("Ada", "artist_label");
  await openLevare(server, ownerId, "/settings/team");
  await screen.findByRole("textbox", { name: "Email" });

  const input = { name: "Night Shift", workspaceType: "artist" };
  const open = /* GraphQL */ `mutation Open($input: CreateWorkspaceInput!) {
    createWorkspace(input: $input) { __typename }
  }`;
  const { data } = await server.ask(await viewerFor(server, ownerId), open, { input });
  expect(data.createWorkspace.__typename).toBe("CreateWorkspacePayload");

  await userEvent.click(screen.getByRole("link", { name: "Dashboard" }));
  expect(await screen.findByRole("button", { name: "Studio: Night Shift" })).toBeTruthy();
});

test("who deletes a studio that has earnings reads how much and where it is paid out, and gives it up by a tick of their own", async () => {
  const { ownerId, studioId } = await aStudioOf("Ida");
  await aPaidSale(server.db, studioId);

  await openLevare(server, ownerId, "/settings/danger");
  await userEvent.click(await screen.findByRole("button", { name: "Delete Ida's Studio" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Delete Ida's Studio?" }));
  await userEvent.type(dialog.getByRole("textbox", { name: "Name of the studio" }), "Ida's Studio");
  await userEvent.click(dialog.getByRole("button", { name: "Delete the studio" }));
  expect((await dialog.findByRole("alert")).textContent).toContain("$9.41");
  expect(dialog.getByRole("link", { name: "Payouts" }).getAttribute("href")).toBe("/finances/payouts");
  expect(dialog.getByRole("button", { name: "Delete the studio" })).toHaveProperty("disabled", true);
  await userEvent.click(dialog.getByRole("checkbox", { name: /I give up \$9.41/ }));
  await userEvent.click(dialog.getByRole("button", { name: "Delete the studio" }));
  expect(await screen.findByRole("heading", { name: "Ida's Studio was deleted" })).toBeTruthy();
});
