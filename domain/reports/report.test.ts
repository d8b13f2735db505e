import { APPEAL_MAX, appealProblem, appealUntil, decisionProblem, judged, standingOf } from "./report.ts";

test("a verdict is about the report, or about the appeal once there is one", () => {
  expect([
    judged("open", true),
    judged("upheld", false),
    judged("appealed", true),
    judged("confirmed", false),
  ]).toEqual(["upheld", "dismissed", "confirmed", "granted"]);
});

test("who reported it learns how it stands, and nothing of an appeal", () => {
  expect((["open", "upheld", "appealed", "confirmed", "granted"] as const).map(standingOf)).toEqual([
    ...["open", "upheld", "upheld", "upheld", "dismissed"],
  ]);
});

test("a decision is appealed within thirty days, and only once", () => {
  const decidedAt = new Date("2026-11-01T12:00:00Z");
  expect(appealUntil("upheld", decidedAt)).toEqual(new Date("2026-12-01T12:00:00Z"));
  expect([appealUntil("confirmed", decidedAt), appealUntil("open", null)]).toEqual([null, null]);
});

test("a decision and an appeal say something, within their length", () => {
  expect([
    decisionProblem("")?.code,
    appealProblem("")?.code,
    appealProblem("x".repeat(APPEAL_MAX + 1))?.code,
  ]).toEqual([...["reports.decisionMissing", "reports.appealMissing", "reports.appealTooLong"]]);
});
