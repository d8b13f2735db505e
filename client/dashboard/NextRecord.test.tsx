import { act, screen, waitFor, within } from "@testing-library/react";
import { aViewer, openApp } from "../testing/openApp.tsx";

const TODAY = "2026-11-29";
const uuid = (digit: number) => `0198f3a1-7c2e-7b44-9d3e-5a6f7b8c9d0${digit}`;

const aStep = (digit: number, en: string, dueDay: string, status: string) => ({
  ...{ __typename: "Milestone", id: btoa(`Milestone:${uuid(digit)}`), status, dueDay, today: TODAY },
  ...{ title: { en, es: en }, assigneeName: null, release: { id: "r", title: "Tide", versionTitle: null } },
});

const LATE = aStep(1, "List the merch", "2026-11-20", "late");
const SNOOZED = aStep(2, "Book the café", "2026-11-21", "todo");
const AHEAD = aStep(3, "Post a teaser", "2026-12-05", "todo");
const ELSEWHERE = aStep(4, "Send the masters", "2026-11-01", "late");

async function openStudio() {
  const app = await openApp("/", aViewer());
  const find = () =>
    app
      .relay()
      .mock.getAllOperations()
      .find((each) => each.request.node.params.name === "NextRecordQuery");
  await waitFor(() => expect(find()).toBeTruthy());
  const node = {
    ...{ __typename: "Release", id: btoa(`Release:${uuid(9)}`), title: "Tide", versionTitle: null },
    ...{ artistNames: ["Nova"], state: "scheduled", date: "2027-01-01T00:00:00.000Z", coverUrl: "/c" },
    ...{ runningOrder: [], privateFields: { readiness: 73, timezone: "UTC", missing: [], problems: [] } },
    milestones: [AHEAD, SNOOZED, LATE],
  };
  const workspace = { id: "studio", lateMilestones: [ELSEWHERE, LATE], releases: { edges: [{ node }] } };
  await act(async () =>
    app.relay().mock.resolve(find()!, { data: { viewer: { id: "nova", workspace } } } as never),
  );
}

test("a late step is told once, the next record's own beside it, and a snoozed one is not late", async () => {
  await openStudio();
  const next = within(await screen.findByRole("region", { name: "Tide" }));
  const steps = next.getAllByRole("listitem");
  expect(steps.map((step) => within(step).getByRole("link").textContent)).toEqual([
    "List the merch",
    "Book the café",
    "Post a teaser",
  ]);
  expect(steps.map((step) => step.querySelector("[data-late]") !== null)).toEqual([true, false, false]);
  expect(within(steps[0]!).getByRole("link").getAttribute("href")).toMatch(
    /^\/releases\/milestones\?step=list-the-merch-\w{22}$/,
  );
  const late = within(screen.getByRole("region", { name: "Late steps" }));
  expect(late.getAllByRole("link").map((link) => link.textContent)).toEqual(["Send the masters"]);
});
