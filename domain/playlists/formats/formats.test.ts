import fc from "fast-check";
import type { PlaylistEntry } from "./entry.ts";
import { type PlaylistFormat, parsePlaylist, printPlaylist } from "./formats.ts";

// Words with quotes, ampersands, commas, accents and what spreadsheets take for formulas; dashes only inside of words.
const word = fc.stringMatching(/^[A-Za-zÀ-ÿ0-9'"&<>,;=+@-]{1,8}$/).filter((text) => !/^[-–—]$/.test(text));
const words = fc.array(word, { minLength: 1, maxLength: 4 }).map((each) => each.join(" "));
const entry: fc.Arbitrary<PlaylistEntry> = fc.record({
  title: words,
  artist: words,
  isrc: fc.constantFrom("", "QZABC2600001"),
  duration: fc.nat(9_999),
  url: fc.constantFrom("", "https://levare.example/@mara-lune/salt/3"),
});

/** What each format can say of a track. */
const SAYS: Record<PlaylistFormat, (entry: PlaylistEntry) => Partial<PlaylistEntry>> = {
  xspf: (entry) => entry,
  csv: (entry) => entry,
  m3u: ({ title, artist, duration, url }) => ({ title, artist, duration, url }),
  lines: ({ title, artist }) => ({ title, artist }),
};

test.each(Object.keys(SAYS) as PlaylistFormat[])("what leaves as %s comes back the same", (format) => {
  fc.assert(
    fc.property(words, fc.array(entry, { minLength: 1, maxLength: 8 }), (title, entries) => {
      // A number with a point in front of a line is counted as its place.
      fc.pre(entries.every(({ artist }) => !/^\d/.test(artist)));
      const read = parsePlaylist(printPlaylist(format, { title, entries }));
      expect(read.format).toBe(format);
      expect(read.entries.map(SAYS[format])).toEqual(entries.map(SAYS[format]));
      if (format === "xspf" || format === "m3u") expect(read.title).toBe(title);
    }),
  );
});

test("a list that somebody typed is read line by line, whichever dash they use", () => {
  const { entries } = parsePlaylist("1. Mara Lune - Night Bus\n\n2) Échos – Salt - Live\nUntitled\n");
  expect(entries.map(({ artist, title }) => [artist, title])).toEqual([
    ["Mara Lune", "Night Bus"],
    ["Échos", "Salt - Live"],
    ["", "Untitled"],
  ]);
});

test("the table of another service is read by its headings", () => {
  const { format, entries } = parsePlaylist(
    'Track URI,Track Name,Artist Name(s),ISRC\r\nx:1,"Salt, again",Mara Lune,QZABC2600001\r\n',
  );
  expect(format).toBe("csv");
  expect(entries).toMatchObject([{ title: "Salt, again", artist: "Mara Lune", isrc: "QZABC2600001" }]);
});

test("a plain list of files is read by the files' names", () => {
  const { entries } = parsePlaylist("#EXTM3U\nC:\\Music\\03 - Mara Lune - Salt.flac\n");
  expect(entries).toMatchObject([{ artist: "Mara Lune", title: "Salt", url: "" }]);
});

test("nothing in a file of XML is followed or expanded", () => {
  const { entries } = parsePlaylist(
    '<?xml version="1.0"?><!DOCTYPE p [<!ENTITY x SYSTEM "file:///etc/passwd">]><playlist><trackList><track><title>&x; &amp; &#233;</title></track></trackList></playlist>',
  );
  expect(entries).toMatchObject([{ title: "&x; & é" }]);
});
