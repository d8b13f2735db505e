import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { Role } from "../../domain/accounts/roles.ts";
import { aViewer, openApp } from "../testing/openApp.tsx";
import { FAN, menu, menuLines, STUDIO } from "./testing/menuLines.ts";

beforeEach(() => localStorage.clear());

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
  await userEvent.click(within(menu()).getByRole("button", { name: /^Commerce/ }));
  await userEvent.click(within(menu()).getByRole("link", { name: "Pricing Requires Pro" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Pricing" })).toBeTruthy();
});
