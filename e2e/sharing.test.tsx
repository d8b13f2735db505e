import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { anArtist, aRelease } from "../server/releases/testing.ts";
import { openTestServer, type TestServer } from "../server/testing.ts";
import { chooseInMenu } from "./chooseInMenu.ts";
import { closeLevare, openLevare } from "./elevator.tsx";

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterEach(closeLevare);
afterAll(() => server.close());

test("a record that is not out is shared with a magazine; the link closes after a question", async () => {
  const { userId, workspaceId } = await anArtist(server);
  const { id } = await aRelease(server, workspaceId, { state: "draft", title: "Undertow" }, 2);
  await openLevare(server, userId, `/releases/${id}`);
  await screen.findByRole("heading", { name: "Undertow" });
  await chooseInMenu("More about Undertow", "Share privately");
  const dialog = await screen.findByRole("dialog", { name: "Private links to Undertow" });
  await userEvent.type(await within(dialog).findByLabelText("For whom"), "Radio Sur");
  await userEvent.click(within(dialog).getByRole("button", { name: "Create link" }));
  const address = await within(dialog).findByLabelText<HTMLInputElement>("Address");
  const { pathname } = new URL(address.value);
  expect(await (await server.app.request(pathname)).text()).toContain("Undertow");

  await userEvent.click(await within(dialog).findByRole("button", { name: "Close link: Radio Sur" }));
  const question = await screen.findByRole("dialog", { name: "Close this link?" });
  expect((await server.app.request(pathname)).status).toBe(200);
  await userEvent.click(within(question).getByRole("button", { name: "Close for good" }));
  expect(await within(dialog).findByText("Closed")).toBeTruthy();
  await waitFor(async () => expect((await server.app.request(pathname)).status).toBe(404));
});
