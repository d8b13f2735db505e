import { seededRandom } from "../identity/seededRandom.ts";
import { type LyricLine, lyricsProblem, readLrc, writeLrc } from "./lrc.ts";

const WORDS = ["salt", "on", "the", "lens,", "ciudad", "¿quién?", "—", "12:30", "(ooh)", "[chorus]", "it's"];

test("lyrics that are written as LRC and read again are the same lines", () => {
  for (let seed = 0; seed < 300; seed++) {
    const random = seededRandom(`lyrics ${seed}`);
    const starts = Array.from({ length: 1 + Math.floor(random() * 40) }, () => Math.floor(random() * 6e6));
    const lines: LyricLine[] = starts
      .sort((one, other) => one - other)
      .map((startMs) => ({
        startMs,
        text: Array.from({ length: Math.floor(random() * 6) }, (_, at) =>
          at === 0 ? "so" : WORDS[Math.floor(random() * WORDS.length)],
        ).join(" "),
      }));
    expect(readLrc(writeLrc(lines))).toEqual({ lines, badLines: [] });
  }
});

test("a chorus with several times stands at each of them, and the offset moves all", () => {
  expect(readLrc("[ar: Mara Lune]\n[offset:+500]\n[00:20.00][00:10.5]Again\n[00:12]Sea\n")).toEqual({
    lines: [
      { startMs: 10_000, text: "Again" },
      { startMs: 11_500, text: "Sea" },
      { startMs: 19_500, text: "Again" },
    ],
    badLines: [],
  });
});

test("lines that are not timed are named by their number, from Windows files too", () => {
  expect(
    readLrc("\uFEFF[00:01.00]One\r\nwithout a time\r\n\r\n[00:99.00]no such second\r\n[00:03.00]Two"),
  ).toEqual({
    lines: [
      { startMs: 1000, text: "One" },
      { startMs: 3000, text: "Two" },
    ],
    badLines: [2, 4],
  });
});

test.each([
  ["a line nobody timed", [{ startMs: null, text: "a" }], "lyrics.timeMissing"],
  [
    "lines out of order",
    [
      { startMs: 10, text: "a" },
      { startMs: 9, text: "b" },
    ],
    "lyrics.outOfOrder",
  ],
  ["a line after the end", [{ startMs: 60_001, text: "a" }], "lyrics.beyondEnd"],
  ["a book", [{ startMs: 1, text: "a".repeat(20_001) }], "lyrics.tooLong"],
])("%s is refused", (_case, timed, code) => {
  expect(lyricsProblem("", timed, 60_000)).toMatchObject({ field: "timed", code });
});

test("plain lyrics may have 20,000 characters and not one more", () => {
  expect(lyricsProblem("a".repeat(20_000), null, 1)).toBeNull();
  expect(lyricsProblem("a".repeat(20_001), null, 1)?.code).toBe("lyrics.tooLong");
});
