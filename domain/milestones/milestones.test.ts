import { momentOf } from "../releases/localTime.ts";
import { addDays } from "../releases/planner/planDays.ts";
import { english } from "../testing/english.ts";
import { hasCycle, waitsFor } from "./dependencies.ts";
import { FACTS, isFact, type ReleaseFactsForSteps, ticksItself } from "./facts.ts";
import { assigneeOf, milestoneProblem, type Standing, snoozeProblem, statusOf } from "./milestone.ts";
import { type Remindable, reminderOf } from "./reminders.ts";
import { SEED_KEYS, seedSteps, titleOf } from "./seedTemplate.ts";
import { templateProblem, tidySteps } from "./template.ts";

const TODAY = "2027-03-10";

test("the plan that every studio has is a template without faults, in both languages", () => {
  const steps = seedSteps();
  expect(templateProblem("Ours", steps)).toBeNull();
  expect(steps.map(({ offsetDays }) => offsetDays)).toEqual([
    -42, -35, -35, -30, -28, -28, -21, -21, -21, -14, -7, -2, 0, 1, 7, 28,
  ]);
  for (const stepKey of SEED_KEYS) {
    const { en, es } = titleOf({ title: null, stepKey });
    expect(en).not.toBe(es);
  }
  // Nothing waits for a step that comes after it.
  const placeOf = new Map(steps.map(({ key, offsetDays }) => [key as string, offsetDays]));
  for (const { dependsOn, offsetDays } of steps)
    for (const key of dependsOn) expect(placeOf.get(key)).toBeLessThanOrEqual(offsetDays);
});

test.each<[string, Partial<Standing>, string]>([
  ["open on its day is in time", { dueDay: TODAY }, "todo"],
  ["open after its day is late", { dueDay: "2027-03-09" }, "late"],
  ["begun after its day is late, too", { dueDay: "2027-03-09", state: "doing" }, "late"],
  ["without a day is never late", { dueDay: null }, "todo"],
  ["done stays done", { dueDay: "2027-03-09", state: "done" }, "done"],
  ["skipped stays skipped", { dueDay: "2027-03-09", state: "skipped" }, "skipped"],
  ["resting is not late", { dueDay: "2027-03-09", snoozedUntil: "2027-03-11" }, "todo"],
  ["rested to the end is late", { dueDay: "2027-03-09", snoozedUntil: TODAY }, "late"],
])("a step that is %s", (_what, some, status) => {
  expect(statusOf({ state: "todo", dueDay: null, snoozedUntil: null, ...some }, TODAY)).toBe(status);
});

test.each<[string, Partial<Remindable>, string | null]>([
  ["seven days before", { dueDay: "2027-03-17" }, "near"],
  ["eight days before", { dueDay: "2027-03-18" }, null],
  ["when the moment was missed", { dueDay: "2027-03-15" }, "near"],
  ["again the day before", { dueDay: "2027-03-11", remindedDay: "2027-03-04" }, "near"],
  ["twice on one day", { dueDay: "2027-03-11", remindedDay: TODAY }, null],
  ["of a moment that was told", { dueDay: "2027-03-15", remindedDay: "2027-03-08" }, null],
  ["that it is late", { dueDay: "2027-03-09" }, "late"],
  ["that it is late, again", { dueDay: "2027-03-09", lateToldFor: "2027-03-09" }, null],
  ["that it is late on another day", { dueDay: "2027-03-09", lateToldFor: "2027-03-01" }, "late"],
  ["while it rests", { dueDay: "2027-03-09", snoozedUntil: "2027-03-12" }, null],
  ["where nobody wants reminders", { dueDay: "2027-03-11", remindDaysBefore: [] }, null],
])("somebody is told %s", (_when, some, told) => {
  const step = {
    ...{ state: "todo" as const, dueDay: TODAY, snoozedUntil: null, remindDaysBefore: [7, 1] },
    ...{ remindedDay: null, lateToldFor: null, ...some },
  };
  expect(reminderOf(step, TODAY)).toBe(told);
});

const FULL: ReleaseFactsForSteps = {
  state: "live",
  wentLiveAt: momentOf(TODAY, "00:00", "UTC"),
  hasCover: true,
  upc: "0036000291452",
  trackCount: 2,
  unreadyTracks: 0,
  tracksWithoutIsrc: 0,
  splitsSigned: true,
};

test.each<[string, Partial<ReleaseFactsForSteps>]>([
  ["master", { unreadyTracks: 1 }],
  ["master", { trackCount: 0 }],
  ["artwork", { hasCover: false }],
  ["splits", { splitsSigned: false }],
  ["codes", { upc: null }],
  ["codes", { tracksWithoutIsrc: 1 }],
  ["codes", { trackCount: 0 }],
  ["upload", { state: "draft" }],
  ["upload", { hasCover: false }],
  ["distribute", { state: "ready" }],
  ["preorder", { state: "scheduled" }],
  ["release", { state: "withdrawn" }],
])("the step %s does not tick itself off while its fact is not true", (key, lack) => {
  expect(isFact(key, { ...FULL, ...(key === "preorder" ? { state: "preorder" } : {}) })).toBe(true);
  expect(isFact(key, { ...FULL, ...lack })).toBe(false);
});

test("what nobody writes down here stays with people", () => {
  expect(Object.keys(FACTS)).toHaveLength(8);
  for (const key of ["pitch", "press", "merch", "teaser", "thanks"]) {
    expect(ticksItself(key)).toBe(false);
    expect(isFact(key, FULL)).toBe(false);
  }
  expect(ticksItself(null)).toBe(false);
});

test("a circle is found however long it is, and names of steps that are gone wait for nothing", () => {
  const chain = (...pairs: [string, string[]][]) => pairs.map(([key, dependsOn]) => ({ key, dependsOn }));
  expect(hasCycle(chain(["a", ["b"]], ["b", ["c"]], ["c", []]))).toBe(false);
  expect(hasCycle(chain(["a", ["b"]], ["b", ["c"]], ["c", ["a"]], ["d", []]))).toBe(true);
  expect(hasCycle(chain(["a", ["a"]]))).toBe(true);
  expect(hasCycle(chain(["a", ["gone"]]))).toBe(false);
  const plan = [
    { id: "a", state: "skipped" as const },
    { id: "b", state: "doing" as const },
  ];
  expect(waitsFor({ dependsOn: ["a", "b", "gone"] }, plan)).toEqual([plan[1]]);
});

test("what is wrong with a template or a step is said", () => {
  const one = { key: "call", title: "Call", offsetDays: -3 };
  expect(english(templateProblem(" ", [one]))).toBe("A template needs a name.");
  expect(english(templateProblem("X", []))).toBe("A template needs at least one step.");
  expect(english(templateProblem("X", [one, one]))).toBe("Each step of a template needs its own key.");
  expect(english(templateProblem("X", [{ ...one, title: "" }]))).toBe("A step needs a title.");
  expect(english(templateProblem("X", [{ ...one, dependsOn: ["gone"] }]))).toMatch(/same plan/);
  expect(english(templateProblem("X", [{ ...one, offsetDays: 1.5 }]))).toMatch(/730 days/);
  expect(tidySteps([{ ...one, title: " Call ", dependsOn: ["a", "a"] }])).toEqual([
    { ...one, title: "Call", dependsOn: ["a"], ownerRole: null, channel: null },
  ]);
  expect(milestoneProblem({ title: "x".repeat(161) })?.field).toBe("title");
  expect(milestoneProblem({ dueDay: "2027-02-30" })?.field).toBe("dueDay");
  expect(milestoneProblem({ checklist: [{ text: " ", isDone: false }] })?.field).toBe("checklist");
  expect(milestoneProblem({ remindDaysBefore: [61] })?.field).toBe("remindDaysBefore");
  expect(milestoneProblem({ dueDay: null, remindDaysBefore: [0, 60] })).toBeNull();
  expect(snoozeProblem(TODAY, TODAY)).not.toBeNull();
  expect(snoozeProblem(addDays(TODAY, 365), TODAY)).toBeNull();
  expect(snoozeProblem(addDays(TODAY, 366), TODAY)).not.toBeNull();
});

test("a step falls to the one person with its role, and to nobody where there are several", () => {
  const team = [
    { userId: "mara", role: "artist" },
    { userId: "ben", role: "manager" },
  ];
  expect(assigneeOf("manager", team)).toBe("ben");
  expect(assigneeOf("manager", [...team, { userId: "ines", role: "manager" }])).toBeNull();
  expect(assigneeOf("label_admin", team)).toBeNull();
  expect(assigneeOf(null, team)).toBeNull();
});
