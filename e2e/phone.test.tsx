import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { anArtist } from "../server/releases/testing.ts";
import { openTestServer, type TestServer } from "../server/testing.ts";
import { closeLevare, openLevare } from "./elevator.tsx";

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterEach(closeLevare);
afterAll(() => server.close());

async function openPhone() {
  await userEvent.click(await screen.findByRole("button", { name: "Phone" }));
  return within(await screen.findByRole("dialog", { name: "Phone" }));
}
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

test("an artist types a number, calls, hangs up, and finds the call in the history", async () => {
  const { userId } = await anArtist(server);
  await openLevare(server, userId, "/settings");
  const dialer = await openPhone();
  const number = dialer.getByRole("textbox", { name: /Number/ }) as HTMLInputElement;
  for (const key of ["2", "0", "2", "Star"]) await press(key);
  await userEvent.type(number, "5550143x");
  expect(number.value).toBe("(202) 555-0143");
  await press("Call");
  const banner = within(await screen.findByRole("region", { name: "Active Call" }));
  expect(screen.queryByRole("dialog", { name: "Phone" })).toBeNull();
  expect(banner.getByText("(202) 555-0143")).toBeTruthy();
  await waitFor(() => expect(banner.getByRole("timer").textContent).toMatch(/^0:0\d$/));
  await press("Mute");
  expect(screen.getByRole("button", { name: "Mute" }).getAttribute("aria-pressed")).toBe("true");
  await press("Hang up");
  await waitFor(() => expect(screen.queryByRole("region", { name: "Active Call" })).toBeNull());
  const again = await openPhone();
  await userEvent.click(again.getByRole("tab", { name: "Call History" }));
  expect(await again.findByText(/^Completed · 0:0\d$/)).toBeTruthy();
  await press("Call (202) 555-0143 again");
  expect((again.getByRole("textbox", { name: /Number/ }) as HTMLInputElement).value).toBe("(202) 555-0143");
});

test("a call that was begun elsewhere stands above the page after a reload, and a second one is refused with words", async () => {
  const { userId, workspaceId } = await anArtist(server);
  const createdAt = new Date(Date.now() - 61_000);
  await server.db
    .insertInto("phoneCall")
    .values({
      ...{
        id: crypto.randomUUID(),
        workspaceId,
        userId,
        toNumber: "+34612345678",
        fromNumber: "+12025550100",
      },
      ...{ status: "initiated", createdAt, answeredAt: createdAt },
    })
    .execute();
  await openLevare(server, userId, "/settings");
  const banner = within(await screen.findByRole("region", { name: "Active Call" }));
  expect(banner.getByText("+34 612 345 678")).toBeTruthy();
  expect(banner.getByRole("timer").textContent).toMatch(/^1:0\d$/);
  const dialer = await openPhone();
  await userEvent.type(dialer.getByRole("textbox", { name: /Number/ }), "112");
  await userEvent.click(dialer.getByRole("button", { name: "Call" }));
  expect(dialer.getByText(/Dial 112 or 911 on your own phone/)).toBeTruthy();
  await userEvent.clear(dialer.getByRole("textbox", { name: /Number/ }));
  await userEvent.type(dialer.getByRole("textbox", { name: /Number/ }), "2025550143");
  await userEvent.click(dialer.getByRole("button", { name: "Call" }));
  expect(await dialer.findByText("You are in a call already. Hang up first.")).toBeTruthy();
});
