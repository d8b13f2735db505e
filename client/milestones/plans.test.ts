import { wordOf } from "../app/readableAddress.ts";
import { isShown, overdueFirst, planFilterOf } from "./planFilter.ts";
import { stepsOfPlan } from "./templates/stepsOfPlan.ts";

const filter = (address: string) => planFilterOf(new URLSearchParams(address));
const late = { status: "late", assigneeId: "ben" };
const done = { status: "done", assigneeId: null };

test.each([
  ["", late, true],
  ["", done, false],
  ["show=all", done, true],
  ["show=late", late, true],
  ["show=late", { status: "todo" }, false],
  ["who=me", late, false],
  ["who=ben", late, true],
  ["who=nobody&show=all", done, true],
  ["who=nobody", late, false],
  ["show=nonsense", done, false],
])("with the address ?%s a step of %j is shown: %s", (address, step, shown) => {
  expect(isShown(step, filter(address), "mara")).toBe(shown);
});

test("an address names a release by its words, its bare id, or a global id", () => {
  const id = "0198f3a1-7c2e-7b44-9d3e-5a6f7b8c9d0e";
  const release = btoa(`Release:${id}`);
  for (const word of [wordOf(release, "Low Tide"), id, encodeURIComponent(release)])
    expect(filter(`release=${word}`).release).toBe(release);
  expect(filter("release=nonsense").release).toBe(btoa("Release:00000000-0000-0000-0000-000000000000"));
  expect(filter("show=all").release).toBeNull();
});

test("plans with something late come first, then those whose next step is nearest, and what is all done last", () => {
  const plan = (name: string, ...milestones: { status: string; dueDay?: string }[]) => ({ name, milestones });
  const plans = [
    plan("finished", { status: "done", dueDay: "2027-01-01" }),
    plan("dateless", { status: "todo" }),
    plan("near", { status: "todo", dueDay: "2027-03-02" }, { status: "done", dueDay: "2026-01-01" }),
    plan("late", { status: "late", dueDay: "2027-02-01" }),
    plan("later", { status: "todo", dueDay: "2027-06-01" }),
  ];
  expect(overdueFirst(plans).map(({ name }) => name)).toEqual([
    ...["late", "near", "later", "dateless", "finished"],
  ]);
});

test("a plan that is kept as a template keeps places, words of one's own and what waits for what", () => {
  const step = {
    ...{ id: "1", stepKey: "artwork", isOwnTitle: false, title: { en: "Finish the artwork" } },
    ...{ offsetDays: -35, isDueByHand: false, dueDay: "2027-02-08", ownerRole: null, channel: null },
    dependsOn: [] as string[],
  };
  const own = {
    ...step,
    ...{ id: "2", stepKey: null, isOwnTitle: true, title: { en: "Call" }, dependsOn: ["1", "gone"] },
    ...{ offsetDays: null, isDueByHand: true, dueDay: "2027-03-05" },
  };
  const rest = { ownerRole: null, channel: null };
  expect(stepsOfPlan([step, own], "2027-03-15")).toEqual([
    { key: "artwork", title: null, offsetDays: -35, dependsOn: [], ...rest },
    { key: "own-2", title: "Call", offsetDays: -10, dependsOn: ["artwork"], ...rest },
  ]);
  expect(stepsOfPlan([own], null)[0]).toMatchObject({ offsetDays: 0, dependsOn: [] });
});
