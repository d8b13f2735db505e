import { act, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { openApp } from "../testing/openApp.tsx";

beforeEach(() => localStorage.clear());

const release = (id: string, title: string) => ({
  node: {
    id,
    title,
    artistNames: ["Nova"],
    coverUrl: `/covers/${id}`,
    pagePath: null,
    tracks: { edges: [] },
  },
});

test("the front door leads fans and artists to their own pages", async () => {
  await openApp("/", null);
  const fan = await screen.findByRole("link", { name: /I'm a Music Fan/ });
  expect(fan.getAttribute("href")).toBe("/fan-landing");
  expect(screen.getByRole("link", { name: /I'm an Artist/ }).getAttribute("href")).toBe("/indee-landing");
});

test("the newest music stands on the front door", async () => {
  const { relay } = await openApp("/", null);
  await screen.findByRole("link", { name: /I'm a Music Fan/ });
  const newReleases = { edges: [release("r1", "Undertow"), release("r2", "Tide")] };
  act(() => relay().mock.resolveMostRecentOperation({ data: { newReleases } } as never));
  expect(await screen.findByText("Undertow")).toBeTruthy();
  expect(screen.getByText("Tide")).toBeTruthy();
});

test("a front door without any music yet says so", async () => {
  const { relay } = await openApp("/", null);
  await screen.findByRole("link", { name: /I'm a Music Fan/ });
  act(() => relay().mock.resolveMostRecentOperation({ data: { newReleases: { edges: [] } } } as never));
  expect(await screen.findByText("The first release here could be yours.")).toBeTruthy();
});

test("when the music does not arrive, the doors still open", async () => {
  const { relay } = await openApp("/", null);
  await screen.findByRole("link", { name: /I'm a Music Fan/ });
  act(() => relay().mock.rejectMostRecentOperation(new Error("down")));
  expect(await screen.findByText("The newest music could not be loaded.")).toBeTruthy();
  expect(screen.getByRole("link", { name: /I'm an Artist/ })).toBeTruthy();
});

test.each(["/artist-landing", "/indee-landing"])(
  "%s names every price and limit before any form",
  async (path) => {
    await openApp(path, null);
    await screen.findByRole("heading", { level: 1 });
    const page = document.body.textContent;
    for (const text of [
      "$59.99",
      "$575.90",
      "$249.99",
      "$2,399.90",
      "Save 17%",
      "5 track uploads",
      "no credit card",
    ]) {
      expect(page).toContain(text);
    }
    expect(screen.getAllByRole("link", { name: "Start 30-Day Free Trial" })[0]?.getAttribute("href")).toBe(
      "/auth?type=artist",
    );
  },
);

test("the plan that an artist chooses before joining is remembered", async () => {
  await openApp("/artist-landing", null);
  await userEvent.click(await screen.findByRole("button", { name: "Choose Pro Artist" }));
  expect(await screen.findByRole("heading", { name: "Join as an Artist" })).toBeTruthy();
  expect(localStorage.getItem("levare.pendingPlan")).toMatch(/^pro \d+$/);
  await userEvent.click(screen.getByRole("link", { name: /Back/ }));
  await userEvent.click((await screen.findAllByRole("button", { name: "Start 30-Day Free Trial" }))[0]!);
  expect(localStorage.getItem("levare.pendingPlan")).toBeNull();
});

test("the older front page sends search engines to the new one", async () => {
  await openApp("/original-landing", null);
  await screen.findByRole("heading", { level: 1 });
  expect(document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href).toBe("http://localhost/");
});
