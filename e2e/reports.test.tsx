import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { aUser } from "../db/testing/build.ts";
import { decodeGlobalID } from "../server/graphql/globalId.ts";
import { disclose, told } from "../server/reports/testing.ts";
import { aFan, aRecord } from "../server/spots/testing.ts";
import { openTestServer, type TestServer } from "../server/testing.ts";
import { chooseInMenu } from "./chooseInMenu.ts";
import { closeLevare, openLevare } from "./elevator.tsx";

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterEach(closeLevare);
afterAll(() => server.close());

const HEARD = "I know this voice: it comes with every copy of that program.";
const DECISION = "The voice is that of a model.";

test("a fan reports a song in its menu and reads how that stands, the administration upholds it, and the studio appeals", async () => {
  const record = await aRecord(server, "Tidal Memory", ["Undertow"]);
  const { artist, tracks } = record;
  const trackId = decodeGlobalID(tracks[0]!).id;
  await disclose(server, tracks[0]!, told());
  await server.db
    .updateTable("user")
    .set({ role: "artist", userTier: "artist_pro" })
    .where("id", "=", artist.userId)
    .execute();
  const { pagePath } = (
    await server.ask(null, "query ($id: ID!) { node(id: $id) { ... on Track { pagePath } } }", {
      id: tracks[0],
    })
  ).data.node;

  const fan = await aFan(server);
  await openLevare(server, fan.userId, pagePath);
  await screen.findByText("None: the artist says that people made all of it.");
  await chooseInMenu("More about Undertow", "Report");
  const asking = within(await screen.findByRole("dialog", { name: "Report Undertow" }));
  await userEvent.type(await asking.findByLabelText("What makes you think so?"), HEARD);
  await userEvent.click(asking.getByRole("button", { name: "Send report" }));
  await asking.findByText(/^You reported this on /);
  expect(asking.getByText(HEARD)).toBeTruthy();
  await userEvent.click(asking.getByRole("button", { name: "Done" }));
  closeLevare();

  const { id: ada } = await aUser(server.db, { role: "superadmin", name: "Ada Lane" });
  await openLevare(server, ada, "/admin/reports");
  const waiting = within(await screen.findByRole("list", { name: "Waiting to be judged" }));
  expect(waiting.getByText(HEARD)).toBeTruthy();
  expect(waiting.getAllByText("People made all of it")).toHaveLength(2);
  await userEvent.click(waiting.getByRole("button", { name: "Uphold the report about Undertow" }));
  const judging = within(await screen.findByRole("dialog", { name: "Uphold the report about Undertow" }));
  await userEvent.click(judging.getByRole("button", { name: "Uphold" }));
  expect(await judging.findByText("Say why: the studio and those who reported it read it.")).toBeTruthy();
  await userEvent.type(judging.getByLabelText("Decision"), DECISION);
  await userEvent.keyboard("{Escape}");
  const question = within(await screen.findByRole("dialog", { name: "Leave without saving?" }));
  await userEvent.click(question.getByRole("button", { name: "Stay" }));
  expect(judging.getByDisplayValue(DECISION)).toBeTruthy();
  await userEvent.click(judging.getByRole("button", { name: "Uphold" }));
  expect(await screen.findByText(/^No report is waiting\./)).toBeTruthy();
  closeLevare();

  await openLevare(server, artist.userId, `/catalog/tracks/${trackId}`);
  const panel = within(
    await screen.findByRole("region", { name: "A report about your use of AI was upheld" }),
  );
  expect(panel.getByText(DECISION)).toBeTruthy();
  expect(screen.queryByText(HEARD)).toBeNull();
  await userEvent.click(panel.getByRole("button", { name: "Appeal" }));
  const appealing = within(await screen.findByRole("dialog", { name: "Appeal the decision about Undertow" }));
  await userEvent.type(appealing.getByLabelText("Your appeal"), "It is my own voice.");
  await userEvent.click(appealing.getByRole("button", { name: "Send the appeal" }));
  await screen.findByRole("region", { name: "Your appeal is being looked at" });
  await waitFor(async () =>
    expect(await server.db.selectFrom("report").select(["state", "appeal"]).execute()).toEqual([
      { state: "appealed", appeal: "It is my own voice." },
    ]),
  );
  closeLevare();

  await openLevare(server, null, pagePath);
  await screen.findByText(/^Disputed: a report was looked into/);
  expect(screen.queryByRole("button", { name: "More about Undertow" })).toBeNull();
});
