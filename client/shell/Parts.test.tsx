import { act, render, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { refusal } from "../../domain/words/refusal.ts";
import { later } from "../app/overlays.ts";
import { RequestFailed } from "../app/RequestFailed.ts";
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

test("what floats and has no line to ask its question leaves the page alone, and stands once there is one", async () => {
  let isReached = false;
  const calls = later(
    async () => ({
      Part() {
        if (!isReached) throw new RequestFailed(refusal("general.unreachable"), "OFFLINE");
        return <p>In a call</p>;
      },
    }),
    "Part",
  );
  const search = aPart("Search");
  search.come();
  render(<Parts parts={[calls, search.part]} />);
  expect(await screen.findByText("Search")).toBeTruthy();
  expect(screen.queryByText("In a call")).toBeNull();
  isReached = true;
  act(() => void window.dispatchEvent(new Event("online")));
  expect(await screen.findByText("In a call")).toBeTruthy();
});
