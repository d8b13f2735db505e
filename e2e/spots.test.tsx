import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { aUser } from "../db/testing/build.ts";
import { aRecord } from "../server/spots/testing.ts";
import { openTestServer, type TestServer } from "../server/testing.ts";
import { closeLevare, openLevare } from "./elevator.tsx";

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterEach(closeLevare);
afterAll(() => server.close());

const TEXT = "Two songs from the last night of the tour.";

test("an artist writes a spot on the page of a release and sends it in, and the administration judges it", async () => {
  const { releaseId, artist } = await aRecord(server, "Tidal Memory", ["Undertow", "Marea baja"]);
  await server.db
    .updateTable("user")
    .set({ role: "artist", userTier: "artist_pro" })
    .where("id", "=", artist.userId)
    .execute();
  await openLevare(server, artist.userId, `/releases/${releaseId}?part=spot`);
  const words = await screen.findByLabelText("What you say");
  await userEvent.type(words, "Too short.");
  await userEvent.click(screen.getByRole("button", { name: "Save the spot" }));
  expect(await screen.findByText("Say a little more: at least 20 characters.")).toBeTruthy();
  await userEvent.clear(words);
  await userEvent.type(words, TEXT);
  const preview = screen.getByRole("region", { name: "How listeners see it" });
  expect(preview.textContent).toContain(`From Mara Lune: ${TEXT}`);
  await userEvent.click(screen.getByRole("button", { name: "Save the spot" }));
  await userEvent.click(await screen.findByRole("button", { name: "Send in" }));
  expect(await screen.findByText("Waiting to be judged")).toBeTruthy();
  closeLevare();

  const { id: ada } = await aUser(server.db, { role: "superadmin", name: "Ada Lane" });
  await openLevare(server, ada, "/admin/spots");
  const waiting = within(await screen.findByRole("list", { name: "Waiting to be judged" }));
  expect(waiting.getByText("Mara Lune").parentElement?.textContent).toContain(TEXT);
  await userEvent.click(waiting.getByRole("button", { name: "Approve the spot of Tidal Memory" }));
  const heard = within(await screen.findByRole("list", { name: "Heard between songs" }));
  expect(await screen.findByText("No spot is waiting.")).toBeTruthy();

  await userEvent.click(heard.getByRole("button", { name: "Refuse the spot of Tidal Memory" }));
  const asking = within(await screen.findByRole("dialog", { name: "Refuse the spot of Tidal Memory" }));
  await userEvent.type(asking.getByRole("textbox", { name: /Reason/ }), "The tour is over.");
  await userEvent.click(asking.getByRole("button", { name: "Refuse" }));
  await waitFor(async () =>
    expect(await server.db.selectFrom("spot").select(["state", "reason"]).execute()).toEqual([
      { state: "refused", reason: "The tour is over." },
    ]),
  );
});
