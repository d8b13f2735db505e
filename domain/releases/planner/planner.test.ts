import { iCalendarOf } from "./iCalendar.ts";
import { addDays, daysBetween, fridayInTime, monthOf, weekdayOf, weekOf, weeksOfMonth } from "./planDays.ts";
import { dayWhenMoved, type PlannedDay, planHints } from "./planHints.ts";
import { readICalendar } from "./testing/readICalendar.ts";

const TODAY = "2027-01-04";
const MARA = "mara";

function planned(day: string, some: Partial<PlannedDay> = {}): PlannedDay {
  return { id: day, state: "ready", day, wentLiveAt: null, artistIds: [MARA], ...some };
}
const codes = (release: PlannedDay, others: PlannedDay[] = []) =>
  planHints(release, [release, ...others], TODAY).map(({ code }) => code);

test.each([
  ["2027-01-03", ["past", "notFriday"]],
  ["2027-01-04", ["pitchOver", "storesShort", "notFriday"]],
  ["2027-01-08", ["pitchOver", "storesShort"]],
  ["2027-01-10", ["pitchOver", "storesShort", "notFriday"]],
  ["2027-01-11", ["pitchShort", "storesShort", "notFriday"]],
  ["2027-01-15", ["pitchShort", "storesShort"]],
  ["2027-01-17", ["pitchShort", "storesShort", "notFriday"]],
  ["2027-01-22", ["storesShort"]],
  ["2027-01-31", ["storesShort", "notFriday"]],
  ["2027-02-01", ["notFriday"]],
  ["2027-02-05", []],
])("on 4 January, a release on %s is hinted at with %j", (day, expected) => {
  expect(codes(planned(day))).toEqual(expected);
});

test("two releases of one artist within two weeks see each other, the nearest named first", () => {
  const friday = planned("2027-03-12");
  const [week, day14, day15] = ["2027-03-19", "2027-02-26", "2027-03-27"].map((day) => planned(day));
  expect(codes(friday, [day15!])).toEqual([]);
  expect(planHints(friday, [day14!, week!], TODAY)).toEqual([
    { code: "close", days: 7, otherIds: [week!.id, day14!.id] },
  ]);
  expect(codes(week!, [friday])).toEqual(["close"]);
});

test("another artist's release, one in the archive and one that was withdrawn are in nobody's way", () => {
  const friday = planned("2027-03-12");
  const near = "2027-03-19";
  expect(codes(friday, [planned(near, { artistIds: ["orrin"] })])).toEqual([]);
  expect(codes(friday, [planned(near, { state: "archived" })])).toEqual([]);
  const out = new Date(0);
  expect(codes(friday, [planned(near, { state: "withdrawn", wentLiveAt: out })])).toEqual([]);
  expect(codes(friday, [planned(near, { state: "live", wentLiveAt: out })])).toEqual(["close"]);
});

test("what is out is not hinted at", () => {
  expect(codes(planned("2027-01-05", { state: "live", wentLiveAt: new Date(0) }))).toEqual([]);
});

test("a release that is moved keeps the date of its own zone beside that of the studio", () => {
  expect(dayWhenMoved("2027-03-12", "2027-03-11", "2027-03-18")).toBe("2027-03-19");
  expect(dayWhenMoved(null, null, "2027-03-18")).toBe("2027-03-18");
});

test("days are counted over months, leap years and changes of the clock", () => {
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(addDays("2027-03-28", -1)).toBe("2027-03-27");
  expect(daysBetween("2026-12-30", "2027-01-02")).toBe(3);
  expect([weekdayOf("2027-01-04"), weekdayOf("2027-01-10")]).toEqual([1, 7]);
  expect(weekOf("2027-01-10")).toBe("2027-01-04");
  expect([monthOf("2027-01-31"), monthOf("2027-01-31", 1), monthOf("2027-01-31", -1)]).toEqual([
    "2027-01-01",
    "2027-02-01",
    "2026-12-01",
  ]);
});

test.each([
  ["2027-02-10", "2027-02-01", "2027-02-28", 4],
  ["2027-05-01", "2027-04-26", "2027-06-06", 6],
])("the month of %s is shown from %s to %s", (day, first, last, weeks) => {
  const shown = weeksOfMonth(day);
  expect([shown[0]![0], shown.at(-1)!.at(-1), shown.length]).toEqual([first, last, weeks]);
  expect(shown.every((week) => week.length === 7)).toBe(true);
});

const EVENT = {
  uid: "release-1@levare.example",
  at: new Date("2027-03-12T09:30:00.250Z"),
  summary: "Undertow",
  description: "",
  url: "https://levare.example/releases/1",
  isFixed: true,
  sequence: 3,
  changedAt: new Date("2027-01-04T09:00:00Z"),
};

test("a calendar is read back as it was written, whatever the words hold", () => {
  const words = [
    'Back\\slash; semi, comma: "quoted"',
    "Two\nlines, and\r\nthree",
    "海".repeat(80),
    "👩🏽‍🎤 ".repeat(40).trim(),
    "\\n is not a line",
    `${"x".repeat(66)}é`,
  ];
  const events = words.map((summary, at) => ({ ...EVENT, uid: `${at}@x`, summary, description: summary }));
  const read = readICalendar(iCalendarOf("Mara, und; Studio", events));
  expect(read.name).toBe("Mara, und; Studio");
  const expected = words.map((text) => text.replace(/\r\n?/g, "\n"));
  expect(read.events.map((event) => event.SUMMARY)).toEqual(expected);
  expect(read.events.map((event) => event.DESCRIPTION)).toEqual(expected);
});

test("an entry holds what RFC 5545 asks for, in UTC", () => {
  expect(readICalendar(iCalendarOf("Plan", [EVENT])).events).toEqual([
    {
      UID: EVENT.uid,
      DTSTAMP: "20270104T090000Z",
      DTSTART: "20270312T093000Z",
      SUMMARY: "Undertow",
      URL: EVENT.url,
      STATUS: "CONFIRMED",
      TRANSP: "TRANSPARENT",
      SEQUENCE: "3",
      "LAST-MODIFIED": "20270104T090000Z",
    },
  ]);
  const thought = readICalendar(iCalendarOf("Plan", [{ ...EVENT, isFixed: false }]));
  expect(thought.events[0]!.STATUS).toBe("TENTATIVE");
});

test("a word of control in a title never becomes a line of the calendar", () => {
  const { events } = readICalendar(
    iCalendarOf("Plan", [{ ...EVENT, summary: "One\rEND:VEVENT\u0000\u2028two" }]),
  );
  expect(events).toHaveLength(1);
  expect(events[0]!.SUMMARY).toBe("One\nEND:VEVENT \u2028two");
});

test.each([
  ["2026-11-23", "2026-12-25"],
  ["2026-11-27", "2026-12-25"],
  ["2026-11-28", "2027-01-01"],
])("on %s, the Friday that leaves four weeks is %s", (today, friday) => {
  expect(fridayInTime(today)).toBe(friday);
});
