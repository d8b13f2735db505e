import { act, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { aViewer, openApp } from "../../testing/openApp.tsx";
import { keepInstallOffer } from "../installOffer.ts";
import { personalShelf } from "../personalShelf.ts";
import { countVisit, installMemoryOf, isMomentToAsk } from "./installMoment.ts";

const HOUR_MS = 3_600_000;

test("whoever hears music on a third visit is asked, and a long evening is one visit", () => {
  const at = (hours: number) => Date.parse("2026-11-02T18:00:00Z") + hours * HOUR_MS;
  let memory = countVisit(installMemoryOf(null), at(0));
  for (const hours of [1, 2, 3]) memory = countVisit(memory, at(hours));
  expect(memory.visits).toBe(1);
  memory = countVisit(memory, at(24));
  expect(isMomentToAsk(memory)).toBe(false);
  memory = countVisit(memory, at(48));
  expect(isMomentToAsk(memory)).toBe(true);
  expect(isMomentToAsk({ ...memory, isAnswered: true })).toBe(false);
});

test("what is remembered by another version, or by nobody, counts as nothing", () => {
  for (const kept of [null, "3", { visits: "3" }, []]) expect(installMemoryOf(kept).visits).toBe(0);
});

test("a no to the app is remembered, and the offer stays in the menu", async () => {
  const viewer = aViewer();
  const shelf = personalShelf(viewer.id, "install");
  shelf.write({ visits: 3, at: Date.now(), isAnswered: false });
  keepInstallOffer();
  await openApp("/", viewer);
  let asked = 0;
  const offer = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
    prompt: async () => void (asked += 1),
  });
  act(() => void window.dispatchEvent(offer));
  await screen.findByText("Levare as an app");
  await userEvent.click(screen.getByRole("button", { name: "Not now" }));
  await waitFor(() => expect(screen.queryByText("Levare as an app")).toBeNull());
  expect(installMemoryOf(shelf.read()).isAnswered).toBe(true);
  await userEvent.click(await screen.findByRole("button", { name: "Nova Reyes Artist" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Install app", hidden: true }));
  expect(asked).toBe(1);
});

test("an iPhone shows how it is done", async () => {
  Object.defineProperty(navigator, "standalone", { value: false, configurable: true });
  try {
    await openApp("/", aViewer());
    await userEvent.click(await screen.findByRole("button", { name: "Nova Reyes Artist" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Install app", hidden: true }));
    const sheet = await screen.findByRole("dialog", { name: "Add Levare to your Home Screen" });
    expect(sheet.textContent).toContain("Add to Home Screen");
    await userEvent.click(screen.getByRole("button", { name: "Done" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  } finally {
    delete (navigator as { standalone?: boolean }).standalone;
  }
});
