import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { aViewer, openApp } from "../testing/openApp.tsx";
import { cutNetwork, serveAuth } from "../testing/serveAuth.ts";

beforeEach(() => localStorage.clear());

test.each<[Partial<Parameters<typeof aViewer>[0]> & object, string]>([
  [{ tier: "trial" }, "STARTER (TRIAL)"],
  [{ tier: "pro", trialEndsAt: null }, "PRO ARTIST"],
  [{ tier: "enterprise", trialEndsAt: null }, "INDEE LABEL"],
])("the plan %j is named at the foot of the sidebar", async (facts, badge) => {
  await openApp("/", aViewer(facts));
  expect(await screen.findByText(badge)).toBeTruthy();
});

test("on the free plan the way up stands at the foot of the sidebar", async () => {
  await openApp("/", aViewer({ role: "fan", capabilities: ["fan"], tier: "free", trialEndsAt: null }));
  expect(await screen.findByRole("button", { name: "Upgrade Now" })).toBeTruthy();
});

test("when a trial is over the banner says what that means", async () => {
  await openApp("/", aViewer({ tier: "free", trialEndsAt: "2020-01-01T00:00:00.000Z" }));
  expect(
    await screen.findByText("Your plan has expired. Your music stays online; editing is paused."),
  ).toBeTruthy();
});

test("signing out leads to the front door", async () => {
  const requests = serveAuth(200);
  await openApp("/settings", aViewer(), null);
  await userEvent.click(await screen.findByRole("button", { name: "Nova Reyes Artist" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Sign Out", hidden: true }));
  expect(await screen.findByRole("link", { name: /I'm a Music Fan/ })).toBeTruthy();
  expect(requests.map(({ path }) => path)).toEqual(["/api/auth/sign-out"]);
});

test("a sign-out that fails is said, and one is still inside", async () => {
  cutNetwork();
  await openApp("/settings", aViewer());
  await userEvent.click(await screen.findByRole("button", { name: "Nova Reyes Artist" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Sign Out", hidden: true }));
  expect(await screen.findByText("You could not be signed out. Try again in a moment.")).toBeTruthy();
  expect(screen.getByRole("navigation", { name: "Settings" })).toBeTruthy();
});
