import { jest } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { useFirstInteraction } from "./useFirstInteraction.ts";

function Page({ stands = true }: { stands?: boolean }) {
  return useFirstInteraction(stands) ? <p>Uploads</p> : null;
}

test("what shows nothing by itself comes once somebody moves their pointer", async () => {
  render(<Page />);
  expect(screen.queryByText("Uploads")).toBeNull();
  await act(async () => void fireEvent.pointerMove(window));
  expect(screen.getByText("Uploads")).toBeTruthy();
});

test("a key that was pressed before the first screen stood counts as well", async () => {
  const { rerender } = render(<Page stands={false} />);
  await act(async () => void fireEvent.keyDown(window, { key: "k", ctrlKey: true }));
  expect(screen.queryByText("Uploads")).toBeNull();
  rerender(<Page />);
  expect(screen.getByText("Uploads")).toBeTruthy();
});

test("music that a key of the headset begins counts as well", async () => {
  const audio = document.body.appendChild(document.createElement("audio"));
  render(<Page />);
  await act(async () => void audio.dispatchEvent(new Event("play")));
  expect(screen.getByText("Uploads")).toBeTruthy();
  audio.remove();
});

test("whoever only reads has it a moment later", async () => {
  jest.useFakeTimers();
  try {
    render(<Page />);
    await act(async () => jest.advanceTimersByTime(5_000));
    expect(screen.getByText("Uploads")).toBeTruthy();
  } finally {
    jest.useRealTimers();
  }
});
