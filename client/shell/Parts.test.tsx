import { act, render, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { later } from "../app/overlays.ts";
import { Parts } from "./Parts.tsx";

/** A part whose code comes when the test says so. */
function aPart(words: string) {
  const { promise, resolve } = Promise.withResolvers<{ Part: ComponentType }>();
  return { part: later(() => promise, "Part"), come: () => resolve({ Part: () => <p>{words}</p> }) };
}

test("what floats above every screen is drawn as it comes, and what is on its way keeps nothing waiting", async () => {
  const [search, player] = [aPart("Search"), aPart("Player")];
  render(<Parts parts={[search.part, player.part]} />);
  await act(async () => player.come());
  expect(await screen.findByText("Player")).toBeTruthy();
  expect(screen.queryByText("Search")).toBeNull();
  await act(async () => search.come());
  expect(await screen.findByText("Search")).toBeTruthy();
});
