import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { aUser } from "../db/testing/build.ts";
import { openTestServer, type TestServer } from "../server/testing.ts";
import { closeLevare, type Line, openLevare } from "./elevator.tsx";

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterEach(closeLevare);
afterAll(() => server.close());

test("a playlist whose making a breaking line sent twice is there once, and opens by the answer to the second", async () => {
  const { id: ownerId } = await aUser(server.db, { role: "fan" });
  const changes: string[] = [];
  // As browsers do it where the connection breaks before the answer: the very same request once more.
  const twice: Line = (send) => async (input, init) => {
    if (init?.method !== "POST") return send(input, init);
    changes.push(String(input));
    if (new Headers(init.headers).has("idempotency-key")) await send(input, init);
    return send(input, init);
  };
  await openLevare(server, ownerId, "/library?tab=playlists", { line: twice });
  await userEvent.click(await screen.findByRole("button", { name: "New playlist" }));
  await userEvent.type(await screen.findByLabelText(/^Title/), "Late Train");
  await userEvent.click(screen.getByRole("button", { name: "Create" }));
  await screen.findByRole("heading", { level: 1, name: /Late Train/ });
  const made = () =>
    server.db.selectFrom("playlist").where("ownerId", "=", ownerId).select("title").execute();
  await waitFor(async () => expect(await made()).toEqual([{ title: "Late Train" }]));
  // Nothing had to be asked in another way.
  expect(changes.filter((path) => path.startsWith("/api/"))).toEqual([]);
});
