import { act, render, screen } from "@testing-library/react";
import { createMemoryRouter, useLoaderData } from "react-router";
import { RouterProvider } from "react-router/dom";
import { useWish } from "./useWish.ts";

test("a wish of the address is granted once, however long the address takes to follow, and again when it is wished again", async () => {
  let granted = 0;
  let arrive = () => {};
  function Tracks() {
    useLoaderData();
    useWish("upload", () => void granted++);
    return <h1>Tracks</h1>;
  }
  const loader = ({ request }: { request: Request }) =>
    request.url.includes("upload") ? null : new Promise((resolve) => (arrive = () => resolve(null)));
  const router = createMemoryRouter(
    [{ path: "/tracks", loader, Component: Tracks, HydrateFallback: () => null }],
    {
      initialEntries: ["/tracks?genre=jazz&upload=1"],
    },
  );
  const view = render(<RouterProvider router={router} />);
  await screen.findByRole("heading", { name: "Tracks" });
  for (let turn = 0; turn < 3; turn++) view.rerender(<RouterProvider router={router} />);
  expect(granted).toBe(1);
  await act(async () => arrive());
  expect(router.state.location.search).toBe("?genre=jazz");
  await act(() => router.navigate("/tracks?upload=1"));
  expect(granted).toBe(2);
});
