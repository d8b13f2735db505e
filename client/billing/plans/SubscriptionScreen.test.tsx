import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ViewerFacts } from "../../app/viewer.ts";
import { aViewer, openApp } from "../../testing/openApp.tsx";

const pro = {
  kind: "studio",
  status: "active",
  priceKey: "artist_pro_monthly",
  currentPeriodEnd: Date.parse("2026-12-23T10:00:00Z") / 1000,
  cancelAtPeriodEnd: false,
};

const aFan: Partial<ViewerFacts> = {
  role: "fan",
  capabilities: ["fan"],
  tier: "free",
  preferences: { ...aViewer().preferences, mode: "fan" },
};

interface Held {
  payments?: "stripe" | "emulator" | "off";
  ownTier?: string;
  subscriptions?: object[];
}

async function openPlans(query: string, held: Held = {}, person: Partial<ViewerFacts> = {}) {
  const viewer = aViewer(person);
  const app = await openApp(`/subscription${query}`, viewer);
  const { payments = "stripe", ownTier = "trial", subscriptions = [] } = held;
  await waitFor(() => expect(asked(app, "SubscriptionScreenQuery")).toBeTruthy());
  await answer(app, "SubscriptionScreenQuery", {
    payments,
    viewer: { id: viewer.id, ownTier, subscriptions },
  });
  await screen.findByRole("heading", { level: 1, name: "Subscription" });
  return app;
}

type App = Awaited<ReturnType<typeof openApp>>;

function asked(app: App, name: string) {
  return app
    .relay()
    .mock.getAllOperations()
    .find((each) => each.request.node.params.name === name);
}

async function answer(app: App, name: string, data: object) {
  await waitFor(() => expect(asked(app, name)).toBeTruthy());
  await act(async () => app.relay().mock.resolve(asked(app, name)!, { data } as never));
}

const card = (name: string) => within(screen.getByRole("article", { name: new RegExp(`^${name}`) }));

test("an artist on trial sees three plans, what each costs, and when it is charged", async () => {
  await openPlans("");
  expect(card("Starter").getByText("Your plan")).toBeTruthy();
  expect(card("Pro Artist").getByText("$59.99")).toBeTruthy();
  expect(card("Pro Artist").getByText("plus tax where it applies")).toBeTruthy();
  expect(card("Starter").queryByText("plus tax where it applies")).toBeNull();
  expect(card("Pro Artist").getByText(/^You pay \$59.99 today and again on /)).toBeTruthy();
  await userEvent.click(screen.getByRole("radio", { name: "Yearly" }));
  expect(card("Pro Artist").getByText("$575.90")).toBeTruthy();
  expect(card("Indee Label").getByText("$2,399.90")).toBeTruthy();
  expect(screen.getAllByText("Save 17%")).toHaveLength(2);
});

test("a plan that somebody chose before having an account is marked", async () => {
  await openPlans("?plan=enterprise");
  expect(screen.getByRole("article", { name: /^Indee Label/ }).dataset.asked).toBe("true");
});

test("a fan sees the free plan and Fan Pro", async () => {
  await openPlans("", { ownTier: "free" }, aFan);
  expect(screen.getAllByRole("article").map((each) => within(each).getByRole("heading").textContent)).toEqual(
    ["Free Your plan", "Fan Pro "],
  );
});

test("a fan who was sent to a studio's plan is shown those of fans", async () => {
  await openPlans("?plan=pro", { ownTier: "free" }, aFan);
  expect(screen.queryByRole("article", { name: /^Pro Artist/ })).toBeNull();
  expect(card("Fan Pro").getByRole("button", { name: "Choose Fan Pro" })).toBeTruthy();
});

test("the checkout takes its time; what fails is told and stays until it is tried again", async () => {
  const app = await openPlans("");
  const choose = () => card("Pro Artist").getByRole("button", { name: "Choose Pro Artist" });
  await userEvent.click(choose());
  expect(choose().dataset.loading).toBe("true");
  expect(asked(app, "useDoorCheckoutMutation")!.request.variables).toEqual({
    priceKey: "artist_pro_monthly",
  });
  await answer(app, "useDoorCheckoutMutation", {
    startCheckout: {
      __typename: "CannotPay",
      __isUserError: "CannotPay",
      code: "billing.providerAway",
      params: {},
      message: "",
    },
  });
  const failure = await screen.findByRole("alert");
  expect(failure.textContent).toContain("The payment provider cannot be reached right now.");
  await userEvent.click(choose());
  expect(screen.queryByRole("alert")).toBeNull();
  await answer(app, "useDoorCheckoutMutation", {
    startCheckout: { __typename: "StartCheckoutPayload", url: "" },
  });
  expect((await screen.findByRole("alert")).textContent).toBe("No checkout URL returned");
});

test("who pays sees when the next charge comes, and changes instead of buying twice", async () => {
  const app = await openPlans("", { ownTier: "pro", subscriptions: [pro] });
  expect(screen.getByText(/\$59.99 is charged next on December 23, 2026/)).toBeTruthy();
  expect(card("Pro Artist").queryByRole("button")).toBeNull();
  await userEvent.click(card("Indee Label").getByRole("button", { name: "Change to Indee Label" }));
  expect(asked(app, "useDoorPortalMutation")!.request.variables).toEqual({
    kind: "studio",
    flow: "CHANGE",
    priceKey: "artist_label_monthly",
  });
});

test("who canceled reads until when the plan runs, and can go on", async () => {
  await openPlans("", { ownTier: "pro", subscriptions: [{ ...pro, cancelAtPeriodEnd: true }] });
  expect(screen.getByText(/It runs until December 23, 2026/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Resume plan" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Cancel plan" })).toBeNull();
});

test("whose card failed reads that nothing is lost, and where to pay", async () => {
  await openPlans("", { ownTier: "free", subscriptions: [{ ...pro, status: "past_due" }] });
  expect(screen.getByText("The last payment for Pro Artist failed")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Change card" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Choose Pro Artist" })).toBeNull();
});

test("who comes back without paying reads that nothing was charged", async () => {
  await openPlans("?checkout=canceled");
  expect(screen.getByText("Checkout canceled. Nothing was charged.")).toBeTruthy();
});

test("where nothing can be paid the page says so, and no button pretends", async () => {
  await openPlans("", { payments: "off" });
  expect(screen.getByText(/This installation takes no payments yet/)).toBeTruthy();
  const button = card("Pro Artist").getByRole<HTMLButtonElement>("button", { name: "Choose Pro Artist" });
  expect(button.disabled).toBe(true);
});

test("who comes back from the payment provider is told what they pay now, whoever was quicker", async () => {
  const app = await openPlans("?portal=back");
  expect(screen.getByText("Looking up your plan…")).toBeTruthy();
  const viewer = aViewer();
  await answer(app, "useReturnMutation", {
    refreshSubscriptions: {
      __typename: "RefreshSubscriptionsPayload",
      viewer: {
        id: viewer.id,
        tier: "pro",
        ownTier: "pro",
        role: "artist",
        subscriptions: [{ ...pro, tier: "pro", paymentMethodBrand: "visa", paymentMethodLast4: "4242" }],
        preferences: { openQualities: ["basic", "high", "lossless"], streamingQuality: "high" },
        workspace: { id: "studio", tier: "pro", trackAllowance: null },
      },
    },
  });
  expect(await screen.findByText(/is charged next on/)).toBeTruthy();
  expect(screen.queryByText("Looking up your plan…")).toBeNull();
});
