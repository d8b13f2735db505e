import { act, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { aViewer, openApp } from "../testing/openApp.tsx";

beforeEach(() => localStorage.clear());

test("the search button asks for the search", async () => {
  let wanted = 0;
  const count = () => {
    wanted += 1;
  };
  window.addEventListener("levare:search", count);
  await openApp("/", aViewer());
  await userEvent.click(await screen.findByRole("button", { name: /^Search/ }));
  expect(wanted).toBe(1);
  window.removeEventListener("levare:search", count);
});

test("the question mark shows every key", async () => {
  await openApp("/", aViewer());
  await screen.findByRole("heading", { level: 1 });
  await userEvent.keyboard("{Shift>}?{/Shift}");
  const sheet = await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
  expect(sheet.textContent).toContain("Show this list");
});

test("when the new releases fail, the dashboard around them stands", async () => {
  const { relay } = await openApp("/", aViewer());
  await screen.findByRole("heading", { name: "Hello, Nova" });
  const { mock } = relay();
  const releases = mock.findOperation(({ request }) => request.node.params.name === "NewReleasesQuery");
  act(() => mock.reject(releases, new Error("no music today")));
  expect(await screen.findByText("The newest music could not be loaded.")).toBeTruthy();
  expect(screen.getByText("Upload tracks")).toBeTruthy();
});
