import { nextRecord } from "./nextRecord.ts";

const NOW = new Date("2026-11-23T12:00:00Z");
const sketch = { id: "sketch", state: "draft", date: null };
const missed = { id: "missed", state: "draft", date: "2026-11-01T00:00:00.000Z" };
const soon = { id: "soon", state: "scheduled", date: "2026-12-04T00:00:00.000Z" };
const later = { id: "later", state: "ready", date: "2027-01-15T00:00:00.000Z" };

test.each([
  ["the one whose day comes first", [sketch, later, soon, missed], "soon"],
  ["without days one that has none", [missed, sketch], "sketch"],
  ["one whose day is over, where there is no other", [missed], "missed"],
])("the next record is %s", (_name, releases, id) => {
  expect(nextRecord(releases, NOW)?.id).toBe(id);
});

test("who has none in work has no next record", () => {
  expect(nextRecord([], NOW)).toBeNull();
});
