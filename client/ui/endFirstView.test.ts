import { jest } from "@jest/globals";
import { waitFor } from "@testing-library/react";
import { endFirstView } from "./endFirstView.ts";

const view = () => document.getElementById("first-view");

test("what the server wrote of a page goes as soon as the page itself stands", () => {
  document.body.innerHTML = '<div id="root"><h1>Terms</h1></div><div id="first-view">Terms</div>';
  endFirstView();
  expect(view()).toBeNull();
});

test("of a screen of somebody's own it lies over that until it shows as much, and takes no press", async () => {
  document.body.innerHTML =
    '<div id="root"><main id="content"><div data-waiting></div></main></div><div id="first-view" class="own-view">Tide</div>';
  endFirstView();
  expect(view()?.dataset.covers).toBe("");
  expect(view()?.inert).toBe(true);
  document.querySelector("[data-waiting]")!.remove();
  await waitFor(() => expect(view()).toBeNull());
});

test("it does not stay for a screen whose part never comes", () => {
  jest.useFakeTimers();
  try {
    document.body.innerHTML =
      '<div id="root"><main id="content"><div data-waiting></div></main></div><div id="first-view" class="own-view">Tide</div>';
    endFirstView();
    jest.advanceTimersByTime(1_500);
    expect(view()).toBeNull();
  } finally {
    jest.useRealTimers();
  }
});
