import { render, screen } from "@testing-library/react";
import { createBrowserRouter, RouterProvider } from "react-router";
import { globalIdIn, plainWordOf, useReadableAddress, useReadableParam, wordOf } from "./readableAddress.ts";

const ID = "0198f3a1-7c2e-7b44-9d3e-5a6f7b8c9d0e";
const TRACK = btoa(`Track:${ID}`);

function Page({ title }: { title: string }) {
  useReadableAddress("/catalog/tracks", wordOf(TRACK, title));
  return <h1>{title}</h1>;
}

test("every address that a song had leads to it", () => {
  for (const word of [TRACK, ID, wordOf(TRACK, "Foam and Iron"), wordOf(TRACK, "Another name")])
    expect(globalIdIn("Track", word)).toBe(TRACK);
  const nobody = globalIdIn("Track", "no-such-song");
  expect(nobody).not.toBe(TRACK);
  expect(globalIdIn("Release", TRACK)).toBe(btoa(`Release:${atob(nobody).slice("Track:".length)}`));
});

test("an old address turns into one that reads, with its part, its choice and its field", async () => {
  window.history.replaceState(
    null,
    "",
    `/catalog/tracks/${encodeURIComponent(TRACK)}/lyrics?a=b#field-title`,
  );
  const router = createBrowserRouter([{ path: "*", element: <Page title="Foam and Iron" /> }]);
  render(<RouterProvider router={router} />);
  await screen.findByRole("heading", { name: "Foam and Iron" });
  expect(`${window.location.pathname}${window.location.search}${window.location.hash}`).toBe(
    `/catalog/tracks/${wordOf(TRACK, "Foam and Iron")}/lyrics?a=b#field-title`,
  );
  router.dispose();
});

test.each([
  [`?text=foam&step=${encodeURIComponent(TRACK)}#top`, `?text=foam&step=${wordOf(TRACK, "Mix it")}#top`],
  [`?step=${ID}`, `?step=${wordOf(TRACK, "Mix it")}`],
  [`?step=${wordOf(TRACK, "As it was called")}`, `?step=${wordOf(TRACK, "Mix it")}`],
  ["?text=foam", "?text=foam"],
])("the parameter of %s turns into one that reads", async (old, readable) => {
  window.history.replaceState(null, "", `/plans${old}`);
  function Plans() {
    useReadableParam("step", plainWordOf(TRACK, "Mix it"));
    return <h1>Plans</h1>;
  }
  const router = createBrowserRouter([{ path: "*", element: <Plans /> }]);
  render(<RouterProvider router={router} />);
  await screen.findByRole("heading", { name: "Plans" });
  expect(`${window.location.search}${window.location.hash}`).toBe(readable);
  router.dispose();
});
