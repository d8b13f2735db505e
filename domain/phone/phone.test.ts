import { DAY_MS } from "../duration.ts";
import { callClock, endOfCall, LONGEST_CALL_MS, secondsADay } from "./call.ts";
import { formatCalled, formatNumber, numberProblem, togglePlus, typedNumber } from "./number.ts";

test.each([
  ["(202) 555-0143", "2025550143"],
  ["+34 612 345 678", "+34612345678"],
  ["  +1-202", "+1202"],
  ["12+34", "1234"],
  ["call me", ""],
  ["#*31", "31"],
])("of %p the digits are kept, and a plus that leads", (text, kept) => {
  expect(typedNumber(text)).toBe(kept);
});

test.each([
  ["", ""],
  ["202", "202"],
  ["2025", "(202) 5"],
  ["2025550", "(202) 555-0"],
  ["2025550143", "(202) 555-0143"],
  ["202555014377", "(202) 555-0143 ext. 77"],
  ["+34612345678", "+34 612 345 678"],
  ["+12025550143", "+1 202 555 0143"],
  ["+351212345678", "+351 212 345 678"],
  ["+4930123456", "+49 301 234 56"],
  ["+", "+"],
])("%p is shown as %p", (number, shown) => {
  expect(formatNumber(number)).toBe(shown);
});

test("the plus button puts a plus in front and takes it away again", () => {
  expect(togglePlus("34612345678")).toBe("+34612345678");
  expect(togglePlus("+34612345678")).toBe("34612345678");
});

test.each([
  ["112", "phone.emergency"],
  ["911", "phone.emergency"],
  ["+34112", "phone.emergency"],
  ["+1911", "phone.emergency"],
  ["202555014", "phone.tooShort"],
  ["+34612345", "phone.tooShort"],
  ["123456789012345678901", "phone.tooLong"],
])("%s is not called: %s", (number, code) => {
  expect(numberProblem(number)).toMatchObject({ field: "number", code });
});

test("ten digits may be called", () => {
  expect(numberProblem("2025550143")).toBeNull();
  expect(numberProblem("+34612345678")).toBeNull();
});

const at = (ms: number) => new Date(1_800_000_000_000 + ms);
const call = { createdAt: at(0), answeredAt: at(1_000) };

test.each([
  [400, "missed", 0],
  [1_000, "completed", 0],
  [8_999, "completed", 7],
])("hung up after %i ms it is %s, %i s of talk", (ms, status, durationSeconds) => {
  expect(endOfCall(call, at(ms))).toEqual({ status, durationSeconds, endedAt: at(ms) });
});

test("a call whose page was lost ended after half an hour, however late somebody looks", () => {
  expect(endOfCall(call, at(9 * LONGEST_CALL_MS))).toEqual({
    ...{ status: "completed", durationSeconds: 1_799 },
    endedAt: at(LONGEST_CALL_MS),
  });
});

test.each([
  [7, "0:07"],
  [750, "12:30"],
  [3_605, "1:00:05"],
])("%i s are shown as %s", (seconds, shown) => expect(callClock(seconds)).toBe(shown));

test("called numbers are shown as they are written at home", () => {
  expect(formatCalled({ toNumber: "+12025550143", extension: "77" })).toBe("(202) 555-0143 ext. 77");
  expect(formatCalled({ toNumber: "+34612345678", extension: null })).toBe("+34 612 345 678");
});

test("a call that nobody answered was missed, however long it rang", () => {
  expect(endOfCall({ createdAt: at(0), answeredAt: null }, at(60_000))).toMatchObject({
    ...{ status: "missed", durationSeconds: 0 },
  });
});

test.each([
  ["pro", 30, 60],
  ["enterprise", 30, 300],
  ["enterprise", 0, 10],
  ["trial", 30, 0],
] as const)("a studio on %s, %i days old, has %i minutes of calls a day", (tier, days, minutes) => {
  expect(secondsADay(tier, at(-days * DAY_MS), at(0))).toBe(minutes * 60);
});
