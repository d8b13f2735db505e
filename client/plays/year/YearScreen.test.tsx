import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { aViewer, openApp } from "../../testing/openApp.tsx";
import { fitting } from "./yearPicture.ts";

const FAN = aViewer({ role: "fan", capabilities: ["fan"], workspace: null, workspaces: [] });

const aYear = (some: object = {}) => ({
  ...{ year: 2025, years: [2026, 2025], plays: 41, minutes: 83, tracks: 9, artists: 4 },
  months: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 40],
  topTracks: [
    {
      plays: 12,
      track: {
        ...{ __typename: "Track", id: "salt", title: "Salt", artistNames: ["Mara Lune"] },
        pagePath: "/@mara-lune/salt",
      },
    },
    { plays: 5, track: null },
  ],
  topArtists: [
    { plays: 20, artist: { __typename: "Artist", id: "mara", name: "Mara Lune", pagePath: null } },
  ],
  topGenres: [{ plays: 1, slug: "jazz" }],
  ...some,
});

async function openYear(yearInMusic: object | null, path = "/library/year") {
  const app = await openApp(path, FAN);
  const asked = () =>
    app
      .relay()
      .mock.getAllOperations()
      .find((each) => each.request.node.params.name === "YearScreenQuery");
  await waitFor(() => expect(asked()).toBeTruthy());
  const { variables } = asked()!.request;
  await act(async () =>
    app.relay().mock.resolve(asked()!, { data: { viewer: { id: FAN.id, yearInMusic } } } as never),
  );
  return { app, variables, asked };
}

test("a year tells its numbers and what was played most, and says what is counted", async () => {
  const { variables } = await openYear(aYear(), "/library/year?of=2025");
  expect(variables).toMatchObject({ year: 2025 });
  expect(await screen.findByRole("heading", { level: 1, name: "Your 2025 in music" })).toBeTruthy();
  expect(screen.getByText("Minutes at least").nextElementSibling?.textContent).toBe("83");
  const songs = within(screen.getByRole("region", { name: "Songs of the year" }));
  // One that was taken back has no name any more.
  expect(songs.getAllByRole("listitem")).toHaveLength(1);
  expect(songs.getByRole<HTMLAnchorElement>("link", { name: "Salt" }).pathname).toBe("/@mara-lune/salt");
  expect(songs.getByText("12 plays")).toBeTruthy();
  expect(screen.getByText(/A play counts once 30 seconds were heard/).textContent).not.toMatch(/not over/);
  expect(screen.getByRole("img", { name: "Tall picture: My 2025 in music" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Download Square picture" })).toBeTruthy();
});

test("another year is one choice away", async () => {
  const { asked } = await openYear(aYear());
  await userEvent.selectOptions(await screen.findByRole("combobox", { name: "Year" }), "2026");
  await waitFor(() => expect(asked()?.request.variables).toMatchObject({ year: 2026 }));
});

test("before anything was heard the year says how it begins", async () => {
  await openYear(aYear({ plays: 0, years: [2025] }));
  expect(await screen.findByRole("heading", { name: "Nothing yet" })).toBeTruthy();
  expect(screen.queryByRole("img", { name: /picture/ })).toBeNull();
});

test("with the history off there is no year, and the way to switch it on", async () => {
  await openYear(null);
  expect(await screen.findByRole("heading", { name: "Your history is off" })).toBeTruthy();
  expect(screen.getByRole<HTMLAnchorElement>("link", { name: "Open history" }).search).toBe("?tab=history");
});

test("a long name is cut where the picture ends, between whole signs", () => {
  const width = (text: string) => [...text].length * 10;
  expect(fitting("Salt", 40, width)).toBe("Salt");
  expect(fitting("Salt and brass", 60, width)).toBe("Salt…");
  expect(fitting("🎷🎷🎷🎷", 30, width)).toBe("🎷🎷…");
  expect(fitting("Salt", 0, width)).toBe("…");
});
