import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { aUser, aWorkspace } from "../db/testing/build.ts";
import { openTestServer, type TestServer } from "../server/testing.ts";
import { closeLevare, openLevare } from "./elevator.tsx";

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
afterEach(closeLevare);
afterAll(() => server.close());

test("an artist answers, skips, comes back on another device at the same question, and is done for good", async () => {
  const { id } = await aUser(server.db, { role: "artist" });
  await aWorkspace(server.db, { ownerId: id });
  await openLevare(server, id, "/");
  await userEvent.type(
    await screen.findByRole("textbox", { name: "What is your artist name?" }),
    "Paper Kites",
  );
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  await screen.findByRole("heading", { name: "What do you play?" });
  await userEvent.click(screen.getByRole("button", { name: "Skip this" }));
  await screen.findByRole("heading", { name: "Upload your first track" });
  closeLevare();

  await openLevare(server, id, "/");
  await screen.findByRole("heading", { name: "Upload your first track" });
  expect(screen.getByRole("heading", { level: 1, name: "Hello, Paper Kites" })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Skip all" }));
  await waitFor(() => expect(screen.queryByText(/^Step/)).toBeNull());
  const { onboardingCompleted } = await server.db
    .selectFrom("user")
    .select("onboardingCompleted")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect(onboardingCompleted).toBe(true);
});
