import { jest } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { Suspense, use } from "react";
import { useFirstScreen } from "./useFirstScreen.tsx";

function Frame({ coming }: { coming: Promise<string> }) {
  const { hasStood, mark } = useFirstScreen();
  return (
    <>
      <Suspense fallback="A skeleton">
        <Arriving coming={coming} />
        {mark}
      </Suspense>
      {hasStood && <p>The player</p>}
    </>
  );
}

function Arriving({ coming }: { coming: Promise<string> }) {
  return <h1>{use(coming)}</h1>;
}

test("what floats above every screen comes after the screen that somebody came for", async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  await act(async () => void render(<Frame coming={promise} />));
  expect(screen.queryByText("The player")).toBeNull();
  await act(async () => resolve("Library"));
  expect(screen.getByRole("heading", { name: "Library" })).toBeTruthy();
  expect(await screen.findByText("The player")).toBeTruthy();
});

test("also after its first picture, and what it keeps a place for", async () => {
  const isThere = jest.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(false);
  const coming = Promise.resolve("Home");
  await act(
    async () =>
      void render(
        <main id="content">
          <img src="/covers/tide" alt="Tide" fetchPriority="high" />
          <Frame coming={coming} />
        </main>,
      ),
  );
  expect(await screen.findByRole("heading", { name: "Home" })).toBeTruthy();
  await act(async () => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(screen.queryByText("The player")).toBeNull();
  isThere.mockRestore();
  fireEvent.load(screen.getByAltText("Tide"));
  expect(await screen.findByText("The player")).toBeTruthy();
});

test("a screen that does not come keeps it from nobody for long", async () => {
  jest.useFakeTimers();
  try {
    await act(async () => void render(<Frame coming={new Promise(() => {})} />));
    expect(screen.queryByText("The player")).toBeNull();
    await act(async () => jest.advanceTimersByTime(4_000));
    expect(screen.getByText("The player")).toBeTruthy();
    expect(screen.getByText("A skeleton")).toBeTruthy();
  } finally {
    jest.useRealTimers();
  }
});
