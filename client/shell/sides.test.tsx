import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MODE_CHANGED } from "../app/mode.ts";
import { aViewer, openApp } from "../testing/openApp.tsx";
import { FAN, menuLines, STUDIO } from "./testing/menuLines.ts";

beforeEach(() => localStorage.clear());

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
