import { jest } from "@jest/globals";
import { problem, refusal } from "../../../domain/words/refusal.ts";
import { type CellText, type RowAnswer, type RowChange, SheetBook } from "./SheetBook.ts";
import { aSheetTrack } from "./testing/aSheetTrack.ts";

let sent: RowChange[][];
let kept: readonly CellText[];
let answers: ((change: RowChange) => Partial<RowAnswer>) | Error;
let book: SheetBook;

beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  kept = [];
  answers = () => ({});
  book = new SheetBook(
    async (changes) => {
      sent.push([...changes]);
      if (answers instanceof Error) throw answers;
      return changes.map((change): RowAnswer => {
        const row = book.rows.find(({ id }) => id === change.id)!;
        const saved = {
          ...row,
          version: row.version + 1,
          track: { ...row.track, ...change.change } as never,
        };
        return { id: change.id, outcome: "saved", problems: [], row: saved, ...(answers as any)(change) };
      });
    },
    (cells) => void (kept = cells),
  );
  book.learn([aSheetTrack("a", { title: "Tide" }), aSheetTrack("b", { title: "Ebb" })]);
});
afterEach(() => {
  book.close();
  jest.useRealTimers();
});
const pass = () => jest.advanceTimersByTimeAsync(600);

test("a paste goes to the server as one batch, and undoing it brings back what was saved before", async () => {
  book.write([
    { id: "a", column: "bpm", text: "120" },
    { id: "b", column: "bpm", text: "90" },
  ]);
  expect(book.state).toBe("unsaved");
  expect(kept).toHaveLength(2);
  await pass();
  expect(sent[0]!.map(({ change }) => change)).toEqual([{ bpm: 120 }, { bpm: 90 }]);
  expect([book.state, kept]).toEqual(["saved", []]);
  book.undo();
  expect(book.text("a", "bpm")).toBe("");
  await pass();
  expect(sent.at(-1)!.map(({ change, version }) => ({ change, version }))).toEqual([
    { change: { bpm: null }, version: 2 },
    { change: { bpm: null }, version: 2 },
  ]);
  book.redo();
  expect(book.text("b", "bpm")).toBe("90");
});

test("what is undone while it is on its way is taken back, also when the server did it and could not say so", async () => {
  const there = new Map<string, unknown>();
  const reach = Promise.withResolvers<void>();
  let isCut = false;
  let version = 1;
  const slow = new SheetBook(
    async ([asked]) => {
      await reach.promise;
      const { change, ...known } = asked!;
      const isFresh = known.version === version;
      if (isFresh) {
        version++;
        there.set("bpm", change.bpm);
      }
      if (isCut) {
        isCut = false;
        throw new Error("offline");
      }
      const row = { ...aSheetTrack("a", { bpm: there.get("bpm") as number }), version };
      return [{ id: "a", outcome: isFresh ? "saved" : "stale", problems: [], row }];
    },
    () => {},
  );
  slow.learn([aSheetTrack("a", {})]);
  slow.write([{ id: "a", column: "bpm", text: "120" }]);
  await pass();
  slow.undo();
  expect(slow.state).toBe("saving");
  reach.resolve();
  await pass();
  expect([there.get("bpm"), slow.text("a", "bpm"), slow.state]).toEqual([null, "", "saved"]);

  isCut = true;
  slow.redo();
  await pass();
  slow.undo();
  slow.retry();
  await pass();
  expect([there.get("bpm"), slow.text("a", "bpm"), slow.state]).toEqual([null, "", "saved"]);
  slow.close();
});

test("a cell that cannot be read stays as it was typed, says why, and holds nothing else back", async () => {
  book.write([
    { id: "a", column: "bpm", text: "fast" },
    { id: "a", column: "genre", text: "Rap" },
  ]);
  await pass();
  expect(sent.flat().map(({ change }) => change)).toEqual([{ genre: "hip-hop" }]);
  expect(book.text("a", "bpm")).toBe("fast");
  expect([book.problem("a", "bpm"), book.problemCount, book.state]).toEqual([
    refusal("tables.notNumber"),
    1,
    "saved",
  ]);
  expect(kept).toEqual([{ id: "a", column: "bpm", text: "fast" }]);
});

test("of a row that the server refuses, the other cells are saved without the wrong one", async () => {
  answers = ({ change }) =>
    change.isrc
      ? { outcome: "refused", problems: [problem("isrc", "tracks.isrcTaken")], row: book.rows[0]! }
      : {};
  book.write([
    { id: "a", column: "isrc", text: "QZABC2600001" },
    { id: "a", column: "title", text: "Tide Pools" },
  ]);
  await pass();
  expect(sent.flat().map(({ change }) => change)).toEqual([
    { isrc: "QZABC2600001", title: "Tide Pools" },
    { title: "Tide Pools" },
  ]);
  expect(book.problem("a", "isrc")).toEqual(refusal("tracks.isrcTaken"));
  expect(book.rows[0]!.track.title).toBe("Tide Pools");
});

test("what somebody else changed in another cell stands beside mine; in the same cell it is said", async () => {
  const theirs = (facts: object) => {
    let isFirst = true;
    answers = () => {
      if (!isFirst) return {};
      isFirst = false;
      return { outcome: "stale", row: { ...aSheetTrack("a", { title: "Tide", ...facts }), version: 7 } };
    };
  };
  theirs({ bpm: 88 });
  book.write([{ id: "a", column: "genre", text: "rock" }]);
  await pass();
  expect(sent.at(-1)![0]).toMatchObject({ version: 7, change: { genre: "rock" } });
  expect(book.text("a", "bpm")).toBe("88");
  theirs({ genre: "rock", bpm: 70 });
  book.write([{ id: "a", column: "bpm", text: "99" }]);
  await pass();
  expect(book.problem("a", "bpm")).toEqual(refusal("tables.cellStale"));
  expect(book.text("a", "bpm")).toBe("99");
});

test("without the server everything waits and is kept, and goes when it is there again", async () => {
  answers = new Error("offline");
  book.write([{ id: "a", column: "bpm", text: "120" }]);
  await pass();
  expect([book.state, kept.length]).toEqual(["waiting", 1]);
  answers = () => ({});
  book.retry();
  await pass();
  expect([book.state, kept.length, book.rows[0]!.track.bpm]).toEqual(["saved", 0, 120]);
});

test("three hundred rows go in batches of a hundred", async () => {
  const rows = Array.from({ length: 300 }, (_, at) => aSheetTrack(`t${at}`, {}));
  book.learn(rows);
  book.write(rows.map(({ id }) => ({ id, column: "pLineOwner", text: "Nova" })));
  await pass();
  await pass();
  expect(sent.map((batch) => batch.length)).toEqual([100, 100, 100]);
  expect(book.state).toBe("saved");
});
