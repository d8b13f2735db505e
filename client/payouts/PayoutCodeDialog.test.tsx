import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { aViewer, openApp } from "../testing/openApp.tsx";

type App = Awaited<ReturnType<typeof openApp>>;

const asked = (app: App, name: string) =>
  app
    .relay()
    .mock.getAllOperations()
    .find((each) => each.request.node.params.name === name);

async function answer(app: App, name: string, data: object) {
  await waitFor(() => expect(asked(app, name)).toBeTruthy());
  await act(async () => app.relay().mock.resolve(asked(app, name)!, { data } as never));
}

const account = {
  ...{ country: "US", isReady: true, isRefused: false, isUnderReview: false, isGone: false },
  ...{ missing: [], bankLast4: "6789", heldUntil: null },
};
const money = (amountMinor: string) => ({ amountMinor, currency: "USD" });

/** What a fan's shares earned, with a bank account and two-step sign-in. */
async function openShares(facts: object = {}) {
  const viewer = aViewer({ role: "fan", capabilities: ["fan"], tier: "free", workspace: null });
  const app = await openApp("/settings/shares", viewer);
  await answer(app, "SharesSectionQuery", {
    payments: "stripe",
    viewer: {
      ...{ id: viewer.id, ownShares: [] },
      payee: {
        ...{ id: "payee", account, schedule: "weekly", thresholdMinor: "5000", minimumMinor: "1000" },
        ...{ nextAt: "2027-03-08T10:00:00.000Z", mayManage: true, isFrozen: false },
        ...{ asksPassword: true, asksCode: true },
        balances: [{ currency: "USD", held: money("470"), available: money("1410"), pending: money("0") }],
        payouts: { edges: [], pageInfo: { hasNextPage: false, endCursor: null } },
        ...facts,
      },
    },
  });
  await screen.findByRole("heading", { level: 2, name: "Payouts of your shares" });
  return app;
}

test("before the bank account is changed a code is asked for, and a wrong one is said beside it", async () => {
  const app = await openShares();
  await userEvent.click(screen.getByRole("button", { name: "Change bank account" }));
  const dialog = within(await screen.findByRole("dialog", { name: "One more step" }));
  expect(dialog.getByRole<HTMLButtonElement>("button", { name: "Continue" }).disabled).toBe(true);
  expect(asked(app, "OpenPayoutAccountMutation")).toBeUndefined();
  await userEvent.type(dialog.getByRole("textbox", { name: "Code" }), "000000{Enter}");
  await waitFor(() =>
    expect(asked(app, "OpenPayoutAccountMutation")?.request.variables).toEqual({
      input: { payeeId: "payee", country: "US", code: "000000" },
    }),
  );
  await answer(app, "OpenPayoutAccountMutation", {
    openPayoutAccount: {
      ...{ __typename: "InvalidInput", __isUserError: "InvalidInput", code: "accounts.codeWrong" },
      ...{ params: {}, message: "That code is not right." },
    },
  });
  expect((await dialog.findByRole("alert")).textContent).toMatch(/code/i);
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.queryByRole("alert")).toBeNull();
});

test("the next payout names no amount that is too small to be paid by itself", async () => {
  await openShares();
  expect(screen.getByText("Next payout on March 8, 2027, if there is $50.00 by then.")).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Pay out" }).disabled).toBe(false);
});

test("who was never shared with is shown no payouts", async () => {
  const viewer = aViewer();
  const app = await openApp("/settings/shares", viewer);
  await answer(app, "SharesSectionQuery", {
    payments: "stripe",
    viewer: { id: viewer.id, ownShares: [], payee: null },
  });
  await screen.findByRole("heading", { level: 2, name: "Music you have a share of" });
  expect(screen.queryByText("Payouts of your shares")).toBeNull();
});
