import { setImmediate as others } from "node:timers/promises";
import { csvLine } from "../../domain/csv.ts";
import { eachInTurn } from "./eachInTurn.ts";
import { readLines, readRows } from "./readTable.ts";

/** How often others had their turn until it was done. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let isDone = false;
  void work.finally(() => (isDone = true));
  let turns = 0;
  for (; !isDone; turns++) await others();
  return turns;
}

test("a file of ten thousand songs is read beside everything else", async () => {
  const songs = Array.from({ length: 10_000 }, (_, n) => csvLine([`Tide ${n}`, "Nova", "x".repeat(500)]));
  const reading = readRows(csvLine(["title", "artists", "notes"]) + songs.join(""), [
    "title",
    "artistNames",
    null,
  ]);
  expect(await turnsDuring(reading)).toBeGreaterThan(10);
  const { rows, headings, isCut } = await reading;
  expect([headings, rows.length, isCut]).toEqual([["title", "artists", "notes"], 10_000, false]);
  expect(rows.at(-1)).toMatchObject({
    line: 10_001,
    cells: new Map([
      ["title", "Tide 9999"],
      ["artistNames", "Nova"],
    ]),
  });
});

test.each([
  ["nothing but commas", ",".repeat(6_000_000)],
  ["nothing but line breaks", "\n".repeat(6_000_000)],
  ["nothing but empty quotes", '"",'.repeat(2_000_000)],
  ["nothing but quotes", '"'.repeat(6_000_000)],
])("a file of %s is read as far as its limit, beside everything else", async (_what, csv) => {
  const reading = readLines(csv);
  expect(await turnsDuring(reading)).toBeGreaterThan(10);
  const { rows, isCut } = await reading;
  expect(rows.length).toBeLessThanOrEqual(50_000);
  expect(isCut).toBe(!csv.startsWith('""""'));
});

test("a long judgement lets others have their turn", async () => {
  const slowly = () => {
    for (const until = performance.now() + 5; performance.now() < until; );
    return 1;
  };
  const judging = eachInTurn(Array(40).fill(0), slowly);
  expect(await turnsDuring(judging)).toBeGreaterThan(2);
  expect(await judging).toEqual(Array(40).fill(1));
});
