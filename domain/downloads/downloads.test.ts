import { fileName, songFileName } from "./fileName.ts";
import { tagsOf } from "./tags.ts";

test.each([
  ["AC/DC: live?", "AC-DC- live-"],
  ["  ..hidden.. ", "hidden"],
  ["\u202egnp.exe", "gnp.exe"],
  ["", "untitled"],
  ["...", "untitled"],
  ["NUL", "_NUL"],
  ["com1.wav", "_com1.wav"],
  ["Ján\u0000 \n Ó", "Ján Ó"],
  ["../../etc/passwd", "-..-etc-passwd"],
])("%j is called %j on every disk", (text, name) => {
  expect(fileName(text)).toBe(name);
});

test("a name that is too long is cut between characters", () => {
  expect([...fileName("🎵".repeat(300))]).toHaveLength(120);
});

test("songs are named by their place, with the disc where there are several", () => {
  const song = { title: "Undertow", artistNames: ["Mara Lune"], disc: 2, position: 3 };
  expect(songFileName(song, 1, "flac")).toBe("03 Mara Lune - Undertow.flac");
  expect(songFileName(song, 2, "mp3")).toBe("2-03 Mara Lune - Undertow.mp3");
  expect(songFileName({ ...song, artistNames: [] }, 1, "wav")).toBe("03 Undertow.wav");
});

test("what is not known is not written, and codes stand under the name of the file's kind", () => {
  const facts = {
    ...{
      title: "Undertow",
      artistNames: ["Mara Lune", "Orrin"],
      album: "Tidal Memory",
      albumArtistNames: [],
    },
    ...{
      disc: 1,
      discs: 1,
      position: 3,
      positions: 8,
      year: 2025,
      genre: null,
      isrc: "QZLEV2600001",
      upc: null,
    },
    ...{ composers: [], pLine: "℗ 2025 Mara Lune", cLine: null, label: null, lyrics: "a\0b" },
  };
  expect(tagsOf(facts, "flac")).toEqual({
    ...{ title: "Undertow", artist: "Mara Lune, Orrin", album: "Tidal Memory", track: "3/8", disc: "1/1" },
    ...{ date: "2025", copyright: "℗ 2025 Mara Lune", ISRC: "QZLEV2600001", LYRICS: "ab" },
  });
  expect(tagsOf(facts, "mp3")).toMatchObject({ TSRC: "QZLEV2600001" });
});
