import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { sql } from "kysely";
import { addMissedSearches } from "../db/admin/analytics/missedSearches.ts";
import { aUser } from "../db/testing/build.ts";
import { parseCsv } from "../domain/csv.ts";
import { openTestServer, type TestServer } from "../server/testing.ts";
import { closeLevare, openLevare } from "./elevator.tsx";

const NOW = new Date("2026-03-11T12:00:00Z");
const JOINED = { "2026-03-02": 2, "2026-03-06": 5, "2026-03-11": 1 };

let server: TestServer;
let ada: string;
const sizeOf = HTMLElement.prototype.getBoundingClientRect;

beforeAll(async () => {
  server = await openTestServer(() => NOW);
  const long = new Date("2020-01-01T00:00:00Z");
  ada = (await aUser(server.db, { role: "superadmin", name: "Ada Lane", createdAt: long })).id;
  for (const [day, people] of Object.entries(JOINED))
    for (let n = 0; n < people; n++)
      await aUser(server.db, { role: "fan", capabilities: ["fan"], createdAt: new Date(`${day}T10:00:00Z`) });
  await addMissedSearches(server.db, [{ day: "2026-03-10", term: "=cumbia", searches: 4 }]);
  // A page without a layout has no room for a chart.
  HTMLElement.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 800, 300);
});
afterEach(closeLevare);
afterAll(async () => {
  HTMLElement.prototype.getBoundingClientRect = sizeOf;
  await server.close();
});

const part = (name: string) => screen.findByRole("region", { name });

function linesOf(link: HTMLElement): string[][] {
  const [, text] = /^data:text\/csv;charset=utf-8,(.*)$/.exec(link.getAttribute("href")!)!;
  return parseCsv(decodeURIComponent(text!));
}

test("chart, table and file tell the same numbers", async () => {
  await openLevare(server, ada, "/admin/analytics");
  const signUps = await part("Sign-ups by day");
  const chart = await within(signUps).findByRole("img", { name: "0 artists and 8 fans joined." });
  await waitFor(() => expect(chart.querySelectorAll(".recharts-bar-rectangle path").length).toBe(3));
  const heights = [...chart.querySelectorAll(".recharts-bar-rectangle path")].map((bar) =>
    Number(bar.getAttribute("height")),
  );
  const tallest = Math.max(...heights);
  expect(heights.map((height) => Math.round((5 * height) / tallest))).toEqual([2, 5, 1]);

  await userEvent.click(within(signUps).getByRole("radio", { name: "Table" }));
  const rows = within(within(signUps).getByRole("table"))
    .getAllByRole("row")
    .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toHaveLength(29);
  expect(rows[0]).toEqual(["Day", "Artists", "Fans"]);
  expect(rows.filter((row) => row[2] !== "0").slice(1)).toEqual([
    ["Mar 2, 2026", "0", "2"],
    ["Mar 6, 2026", "0", "5"],
    ["Mar 11, 2026", "0", "1"],
  ]);

  const link = within(signUps).getByRole("link", { name: "Download CSV: Sign-ups by day" });
  expect(link.getAttribute("download")).toBe("sign-ups-28-days.csv");
  const lines = linesOf(link);
  expect(lines[0]).toEqual(rows[0]);
  expect(lines.map((line) => line.slice(1))).toEqual(rows.map((row) => row.slice(1)));
  expect(lines.at(-1)).toEqual(["2026-03-11", "0", "1"]);
});

test("another range is asked for anew, stands in the address, and is compared with the days before it", async () => {
  await openLevare(server, ada, "/admin/analytics");
  const tile = async () => {
    const tiles = within(await screen.findByRole("list", { name: "At a glance" })).getAllByRole("listitem");
    return tiles[0]!.textContent;
  };
  expect(await tile()).toBe("Sign-ups8 0 before");
  await userEvent.click(screen.getByRole("radio", { name: "7 days" }));
  await waitFor(async () => expect(await tile()).toBe("Sign-ups6+200% 2 before"));
  expect(screen.getByText(/Mar 5, 2026 to Mar 11, 2026; days in UTC/)).toBeTruthy();
});

test("what nobody found can be taken along, and runs as no formula", async () => {
  await openLevare(server, ada, "/admin/analytics?days=7");
  const missed = await part("Searches without results");
  const link = await within(missed).findByRole("link", { name: /Download CSV/ });
  expect(linesOf(link)).toEqual([
    ["Text", "Searches", "Last seen on"],
    ["'=cumbia", "4", "2026-03-10"],
  ]);
});

test("a part that fails says so, the others go on, and it comes once it is asked for again", async () => {
  await sql`alter table "activeDay" rename to "brokenDay"`.execute(server.db);
  const { error } = console;
  console.error = () => {};
  await openLevare(server, ada, "/admin/analytics?days=90");
  const active = await part("Active people by day");
  const again = await within(active).findByRole("button", { name: "Retry" });
  const signUps = await part("Sign-ups by day");
  expect(await within(signUps).findByRole("img", { name: /8 fans joined/ })).toBeTruthy();
  console.error = error;
  await sql`alter table "brokenDay" rename to "activeDay"`.execute(server.db);
  await sql`insert into "activeDay" (day, people) values ('2026-03-01', 45)`.execute(server.db);
  await userEvent.click(again);
  expect(
    await within(active).findByRole("img", { name: "0.5 a day on average, 45 at the peak." }),
  ).toBeTruthy();
  // Nothing to draw is said in words.
  expect(
    within(await part("Trials by the week they began")).getByText("No trial began in these weeks."),
  ).toBeTruthy();
});
