import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { Role } from "../../domain/accounts/roles.ts";
import { MODE_CHANGED } from "../app/mode.ts";
import { aViewer, openApp } from "../testing/openApp.tsx";
import { cutNetwork, serveAuth } from "../testing/serveAuth.ts";

beforeEach(() => localStorage.clear());

const menu = () => screen.getByRole("navigation", { name: "Main" });

/** The lines of the sidebar's top level. */
async function menuLines() {
  await screen.findByRole("heading", { level: 1 });
  const lines = menu().querySelectorAll(".shell-menu > li > .shell-line .shell-line-label");
  return [...lines].map((line) => line.textContent);
}

const STUDIO = [
  "Dashboard",
  "Catalog",
  "Releases",
  "Commerce",
  "Community",
  "Analytics",
  "Finances",
  "AI team",
  "Settings",
];
const FAN = ["Home", "Discover", "Library", "Community", "Store", "Profile"];
const PLATFORM = [
  "Admin dashboard",
  "System",
  "Users",
  "Workspaces",
  "Lexicon",
  "Audit log",
  "Platform analytics",
];

test.each<[Role, string[]]>([
  ["artist", STUDIO],
  ["manager", STUDIO],
  ["label_admin", STUDIO],
  ["admin", STUDIO],
  ["fan", FAN],
  ["educator", FAN],
  ["collector", FAN],
  ["superadmin", [...PLATFORM, ...STUDIO]],
])("a %s finds the menu of that role", async (role, lines) => {
  await openApp("/cookies", aViewer({ role, capabilities: [role === "fan" ? "fan" : "artist"] }));
  expect(await menuLines()).toEqual(lines);
});

test("a parent opens onto its children and closes again, and stays as it was left", async () => {
  const { unmount } = await openApp("/", aViewer());
  await screen.findByRole("heading", { level: 1 });
  const parent = () => within(menu()).getByRole("button", { name: /^Commerce/ });
  expect(parent().getAttribute("aria-expanded")).toBe("false");
  await userEvent.click(parent());
  expect(parent().getAttribute("aria-expanded")).toBe("true");
  expect(within(menu()).getByRole("link", { name: "Orders" })).toBeTruthy();

  unmount();
  await openApp("/", aViewer());
  await screen.findByRole("heading", { level: 1 });
  expect(parent().getAttribute("aria-expanded")).toBe("true");
  await userEvent.click(parent());
  expect(within(menu()).queryByRole("link", { name: "Orders" })).toBeNull();
});

test("on the free plan a crown opens the upgrade dialog instead of the screen, and the focus comes back", async () => {
  await openApp("/", aViewer({ tier: "free", trialEndsAt: null }));
  await screen.findByRole("heading", { level: 1 });
  await userEvent.click(within(menu()).getByRole("button", { name: /^Releases/ }));
  const planner = within(menu()).getByRole("button", { name: "Planner Requires Pro" });
  await userEvent.click(planner);
  const dialog = await screen.findByRole("dialog", { name: "Upgrade to Pro Artist" });
  expect(dialog.textContent).toContain("Planner is part of Pro Artist.");
  expect(dialog.textContent).toContain("$59.99");
  await userEvent.click(within(dialog).getByRole("button", { name: "Not now" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(planner));
});

test("who works in somebody else's studio has its plan, whatever their own is, and is told whom to ask", async () => {
  const studio = { ...aViewer().workspace!, tier: "free", planHolder: "Nova Reyes" } as const;
  await openApp("/", aViewer({ tier: "pro", workspace: studio }));
  await screen.findByRole("heading", { level: 1 });
  await userEvent.click(within(menu()).getByRole("button", { name: /^Releases/ }));
  await userEvent.click(within(menu()).getByRole("button", { name: "Planner Requires Pro" }));
  const dialog = await screen.findByRole("dialog", { name: "Upgrade to Pro Artist" });
  expect(dialog.textContent).toContain("This studio is on the plan of Nova Reyes. Ask them to change it.");
  expect(within(dialog).queryByRole("button", { name: "See plans" })).toBeNull();
});

test("during a trial a pro item navigates, an enterprise item asks for Indee Label", async () => {
  await openApp("/", aViewer({ tier: "trial" }));
  await screen.findByRole("heading", { level: 1 });
  await userEvent.click(within(menu()).getByRole("button", { name: /^Finances/ }));
  await userEvent.click(within(menu()).getByRole("button", { name: "Taxes Requires Indee Label" }));
  expect(await screen.findByRole("dialog", { name: "Upgrade to Indee Label" })).toBeTruthy();
  await userEvent.keyboard("{Escape}");
  await userEvent.click(within(menu()).getByRole("link", { name: "Payouts Requires Pro" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Payouts" })).toBeTruthy();
});

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

test("a person who is fan and artist changes sides, and the product hears of it", async () => {
  const heard: unknown[] = [];
  const listen = (event: Event) => heard.push((event as CustomEvent).detail);
  window.addEventListener(MODE_CHANGED, listen);
  await openApp("/", aViewer({ capabilities: ["fan", "artist"] }));
  await screen.findByRole("heading", { level: 1 });
  expect(await menuLines()).toEqual(STUDIO);
  await userEvent.click(screen.getByRole("radio", { name: "Fan" }));
  expect(await menuLines()).toEqual(FAN);
  expect(heard).toEqual(["fan"]);
  window.removeEventListener(MODE_CHANGED, listen);
});

test("somebody with one side only has no switch", async () => {
  await openApp("/", aViewer());
  await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByRole("radiogroup", { name: "Side of Levare" })).toBeNull();
});

test("the search button asks for the search", async () => {
  let wanted = 0;
  const count = () => {
    wanted += 1;
  };
  window.addEventListener("levare:search", count);
  await openApp("/", aViewer());
  await userEvent.click(await screen.findByRole("button", { name: /^Search/ }));
  expect(wanted).toBe(1);
  window.removeEventListener("levare:search", count);
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

test("the question mark shows every key", async () => {
  await openApp("/", aViewer());
  await screen.findByRole("heading", { level: 1 });
  await userEvent.keyboard("{Shift>}?{/Shift}");
  const sheet = await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
  expect(sheet.textContent).toContain("Show this list");
});

test("when the new releases fail, the dashboard around them stands", async () => {
  const { relay } = await openApp("/", aViewer());
  await screen.findByRole("heading", { name: "Hello, Nova" });
  const { mock } = relay();
  const releases = mock.findOperation(({ request }) => request.node.params.name === "NewReleasesQuery");
  act(() => mock.reject(releases, new Error("no music today")));
  expect(await screen.findByText("The newest music could not be loaded just now.")).toBeTruthy();
  expect(screen.getByText("Upload tracks")).toBeTruthy();
});
