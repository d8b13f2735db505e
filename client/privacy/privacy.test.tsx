import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { aViewer, openApp } from "../testing/openApp.tsx";

const WAITING = { state: "waiting", dueAt: "2026-03-09T10:00:00.000Z", code: "a-code" } as const;
const STATUS = {
  requestedAt: "2026-03-02T10:00:00.000Z",
  expiresAt: "2026-03-03T10:00:00.000Z",
  confirmedAt: "2026-03-02T10:00:00.000Z",
  dueAt: "2026-03-09T10:00:00.000Z",
  doneAt: null,
  canceledAt: null,
};

/** Opens the status page and answers its question. */
async function openStatus(path: string, accountDeletion: object | null) {
  const { relay } = await openApp(path, null);
  if (path.includes("code="))
    await act(async () => relay().mock.resolveMostRecentOperation({ data: { accountDeletion } } as never));
  return relay;
}

test("anybody can ask, the page says what goes and what stays, and the answer gives nobody away", async () => {
  const { relay } = await openApp("/privacy/data-deletion", null);
  expect(await screen.findByRole("heading", { level: 1, name: "Delete my data" })).toBeTruthy();
  await userEvent.type(screen.getByLabelText("Email"), "ana@example.test");
  await userEvent.click(screen.getByRole("button", { name: "Request deletion" }));
  const asked = relay().mock.getMostRecentOperation();
  expect(asked.request.variables).toEqual({ input: { email: "ana@example.test" } });
  await act(async () =>
    relay().mock.resolve(asked, {
      data: { requestAccountDeletion: { __typename: "RequestAccountDeletionPayload" } },
    } as never),
  );
  expect((await screen.findByRole("status")).textContent).toContain("If this address has an account");
});

test("who is signed in finds their address there already", async () => {
  await openApp("/privacy/data-deletion", aViewer());
  expect(((await screen.findByLabelText("Email")) as HTMLInputElement).value).toBe("nova@demo.example");
});

test("the link of the letter asks once more, and names the studios that need an owner first", async () => {
  const { relay } = await openApp("/privacy/data-deletion?confirm=a-token", null);
  await userEvent.click(await screen.findByRole("button", { name: "Delete my account in 7 days" }));
  const message =
    "Others work in a studio that only you own. Make somebody else its owner first, or delete the studio.";
  await act(async () =>
    relay().mock.resolveMostRecentOperation({
      data: { confirmAccountDeletion: { __typename: "StudiosNeedOwner", message, studios: ["Tide", "Ebb"] } },
    } as never),
  );
  expect((await screen.findByRole("alert")).textContent).toContain("Tide and Ebb");
});

test("who has earnings left reads how much and where they are paid out, and nothing is deleted before they tick that they give them up", async () => {
  const { relay } = await openApp("/privacy/data-deletion?confirm=a-token", null);
  const button = await screen.findByRole("button", { name: "Delete my account in 7 days" });
  await userEvent.click(button);
  await act(async () =>
    relay().mock.resolveMostRecentOperation({
      data: {
        confirmAccountDeletion: {
          ...{ __typename: "EarningsUnpaid", code: "privacy.earningsUnpaid", params: null, message: "" },
          earnings: [
            { amountMinor: "1250", currency: "EUR" },
            { amountMinor: "5000", currency: "USD" },
          ],
        },
      },
    } as never),
  );
  const told = await screen.findByRole("alert");
  expect(told.textContent).toContain("€12.50 and $50.00");
  expect(screen.getByRole("link", { name: "your studio" }).getAttribute("href")).toBe("/finances/payouts");
  expect(button).toHaveProperty("disabled", true);
  await userEvent.click(screen.getByRole("checkbox", { name: /I give up €12.50 and \$50.00/ }));
  await userEvent.click(button);
  expect(relay().mock.getMostRecentOperation().request.variables).toEqual({
    input: { token: "a-token", giveUpEarnings: true },
  });
});

test.each([
  ["requested", { confirmedAt: null, dueAt: null }, /Not confirmed yet/],
  ["expired", { confirmedAt: null, dueAt: null }, /Nobody confirmed it in time/],
  ["waiting", {}, /until then you can cancel/],
  ["running", {}, /in progress/],
  ["done", { doneAt: "2026-03-09T10:01:00.000Z" }, /Everything was deleted on March 9, 2026/],
  ["canceled", { canceledAt: "2026-03-05T10:01:00.000Z" }, /Canceled on March 5, 2026/],
])("a request that is %s says so to whoever has its code", async (state, moments, sentence) => {
  await openStatus("/privacy/deletion-status?code=a-code", { ...STATUS, ...moments, state });
  expect((await screen.findByRole("status")).textContent).toMatch(sentence);
  // The code is for everybody; the button is for the mailbox.
  expect(screen.queryByRole("button", { name: "Keep my account" })).toBeNull();
});

test("the letter's own link brings the button that keeps the account", async () => {
  const relay = await openStatus("/privacy/deletion-status?code=a-code&keep=a-key", {
    ...STATUS,
    state: "waiting",
  });
  await userEvent.click(await screen.findByRole("button", { name: "Keep my account" }));
  const { variables } = relay().mock.getMostRecentOperation().request;
  expect(variables).toEqual({ input: { code: "a-code", key: "a-key" } });
});

test("a code that is none is told as such, and another one can be tried", async () => {
  await openStatus("/privacy/deletion-status?code=no-code", null);
  expect((await screen.findByRole("alert")).textContent).toBe("There is no request with this code.");
  expect((screen.getByLabelText("Request code") as HTMLInputElement).value).toBe("no-code");
});

test("every page tells that the account is about to go, until it is kept", async () => {
  const { relay } = await openApp("/settings/mode", aViewer({ deletion: WAITING }));
  const banner = await screen.findByRole("complementary", { name: "Deletion of your account" });
  expect(banner.textContent).toContain("Your account will be deleted on March 9, 2026");
  await userEvent.click(screen.getByRole("button", { name: "Keep my account" }));
  expect(relay().mock.getMostRecentOperation().request.node.operation.name).toBe("useKeepAccountMutation");
});
