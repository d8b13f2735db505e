import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { anArtist } from "../server/releases/testing.ts";
import { openTestServer, type TestServer } from "../server/testing.ts";
import { closeLevare, openLevare } from "./elevator.tsx";

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterEach(closeLevare);
afterAll(() => server.close());

async function openForm() {
  await userEvent.click(await screen.findByRole("button", { name: "Create Custom Agent" }));
  return within(await screen.findByRole("dialog", { name: "Create Custom Agent" }));
}
type Form = Awaited<ReturnType<typeof openForm>>;
const field = (form: Form, name: RegExp) => form.getByRole("textbox", { name }) as HTMLInputElement;

test("an artist makes an assistant, is told what is missing, sees the card meanwhile, and changes it later", async () => {
  const { userId } = await anArtist(server);
  await openLevare(server, userId, "/ai-team");
  const form = await openForm();
  await userEvent.type(field(form, /^Name/), "Tour Scout");
  await userEvent.type(field(form, /^Role/), "Booking");
  await userEvent.click(form.getByRole("button", { name: "Create" }));
  expect(await form.findByText("Fill this in, please.")).toBeTruthy();
  await userEvent.type(field(form, /^Description/), "Finds rooms for fifty people.");
  await userEvent.click(form.getByRole("button", { name: "Create" }));
  expect(await form.findByText("Name this skill, please.")).toBeTruthy();
  await userEvent.type(field(form, /^Skill 1/), "Booking");
  await userEvent.click(form.getByRole("radio", { name: "Avatar 2" }));
  const preview = within(form.getByRole("region", { name: "Preview" }));
  expect(preview.getByText("Tour Scout")).toBeTruthy();
  expect(preview.getByText("Booking 90")).toBeTruthy();
  await userEvent.click(form.getByRole("button", { name: "Create" }));
  await screen.findByRole("link", { name: "Tour Scout" });
  await userEvent.click(screen.getByRole("button", { name: "More about Tour Scout" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Edit" }));
  const again = within(await screen.findByRole("dialog", { name: "Edit assistant" }));
  await userEvent.clear(field(again, /^Name/));
  await userEvent.type(field(again, /^Name/), "Night Scout");
  await userEvent.click(again.getByRole("button", { name: "Save" }));
  await screen.findByRole("link", { name: "Night Scout" });
});

test("without a plan the form can be filled in; it offers one, and what was typed is there afterwards", async () => {
  const { userId } = await anArtist(server, "artist_starter", null);
  await openLevare(server, userId, "/ai-team");
  const form = await openForm();
  await userEvent.type(field(form, /^Name/), "Tour Scout");
  await userEvent.type(field(form, /^Role/), "Booking");
  await userEvent.type(field(form, /^Description/), "Finds rooms.");
  await userEvent.type(field(form, /^Skill 1/), "Booking");
  await userEvent.click(form.getByRole("button", { name: "Create" }));
  const upgrade = within(await screen.findByRole("dialog", { name: "Upgrade to Pro Artist" }));
  await userEvent.click(upgrade.getByRole("button", { name: "Close" }));
  await userEvent.click(form.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Create Custom Agent" })).toBeNull());
  const again = await openForm();
  expect(field(again, /^Name/).value).toBe("Tour Scout");
  expect(field(again, /^Skill 1/).value).toBe("Booking");
});
