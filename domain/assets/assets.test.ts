import { english } from "../testing/english.ts";
import { assetProblem, nameFromFile, savedName, sizeRefusal, tidyTags } from "./asset.ts";
import { type AssetKind, formatsOf, guessKind, guessStem, type StemCategory } from "./assetKind.ts";
import { linkProblem, linkState } from "./assetLink.ts";
import { type CoverFault, coverFaults } from "./coverReport.ts";
import { sniffFormat } from "./sniffFormat.ts";

const MEGABYTE = 1024 ** 2;

test.each<[string, AssetKind]>([
  ["Harbour Lights - Cover 3000.png", "cover"],
  ["mara_at_the_pier.jpg", "pressPhoto"],
  ["Tide kick.wav", "stem"],
  ["Tide (Instrumental).flac", "instrumental"],
  ["Tide a cappella.wav", "acapella"],
  ["booklet.pdf", "booklet"],
  ["Tide lead sheet.pdf", "sheetMusic"],
  ["Recording agreement.pdf", "contract"],
  ["Tide.mid", "sheetMusic"],
  ["Tide live.mp4", "video"],
  ["Tide.als", "project"],
  ["Tide.logicx.zip", "project"],
  ["notes", "project"],
])("a file called %s is taken for what it probably is", (name, kind) => {
  expect(guessKind(name)).toBe(kind);
});

test.each<[string, StemCategory]>([
  ["01_Kick.wav", "kick"],
  ["Lead Vox.wav", "leadVocals"],
  ["BACKING_VOCALS.wav", "backingVocals"],
  ["hi-hat loop.wav", "hiHat"],
  ["sub bass.wav", "bass"],
  ["synth lead.wav", "melodicLead"],
  ["Stem 7.wav", "other"],
])("the name of the stem %s tells its part of the mix", (name, part) => {
  expect(guessStem(name)).toBe(part);
});

test.each<[AssetKind, number, string | null]>([
  ["cover", 50 * MEGABYTE, null],
  ["cover", 50 * MEGABYTE + 1, "The file is larger than 50 MB."],
  ["booklet", 101 * MEGABYTE, "The file is larger than 100 MB."],
  ["stem", 1024 * MEGABYTE + 1, "The file is larger than 1 GB."],
  ["project", 2048 * MEGABYTE, null],
  ["project", 2049 * MEGABYTE, "The file is larger than 2 GB."],
])("a %s of %i bytes is taken or refused by its size", (kind, bytes, reason) => {
  expect(english(sizeRefusal(kind, bytes))).toBe(reason);
});

test.each([
  ["a JPEG", "\xff\xd8\xff\xe0", "jpg"],
  ["a PDF", "%PDF-1.7", "pdf"],
  ["a PDF behind other bytes", "GIF89a%PDF-1.7", null],
  ["a ZIP", "PK\x03\x04", "zip"],
  ["a film", "\0\0\0\x20ftypisom", "mp4"],
  ["a film of QuickTime", "\0\0\0\x14ftypqt  ", "mov"],
  ["a WebP", "RIFF\0\0\0\0WEBP", "webp"],
  ["a WAV, which the audio engine knows", "RIFF\0\0\0\0WAVE", null],
  ["a drawing that can hold a program", "<svg xmlns=", null],
  ["a page", "<!doctype html>", null],
])("%s is told by its first bytes", (_what, head, format) => {
  expect(sniffFormat(Buffer.from(head, "latin1"))).toBe(format);
});

test("a vector drawing, a page and a program are of no kind", () => {
  const kinds = ["cover", "pressPhoto", "contract", "project"] as const;
  const endings = kinds.flatMap((kind) => formatsOf(kind) as string[]);
  expect(endings).not.toContain("svg");
  expect(endings).not.toContain("html");
});

test.each<[string, Parameters<typeof coverFaults>[0], CoverFault[]]>([
  ["3000 square", { width: 3000, height: 3000, isRgb: true, bytes: MEGABYTE }, []],
  ["1400 square", { width: 1400, height: 1400, isRgb: true, bytes: MEGABYTE }, ["belowExport"]],
  ["1399 square", { width: 1399, height: 1399, isRgb: true, bytes: MEGABYTE }, ["tooSmall"]],
  ["wide", { width: 4000, height: 3000, isRgb: true, bytes: MEGABYTE }, ["notSquare"]],
  ["for print", { width: 3000, height: 3000, isRgb: false, bytes: 11 * MEGABYTE }, ["notRgb", "tooHeavy"]],
])("of a cover that is %s, shops are heard at once", (_what, cover, faults) => {
  expect(coverFaults(cover)).toEqual(faults);
});

test("tags are small letters, each once, without a hash", () => {
  expect(tidyTags(["#Press", " press ", "Tour  2027", ""])).toEqual(["press", "tour 2027"]);
});

test.each([
  ["no name", { name: " " }, "name"],
  ["a name without end", { name: "a".repeat(201) }, "name"],
  ["too many tags", { tags: Array.from({ length: 21 }, (_, number) => `tag ${number}`) }, "tags"],
  ["a tag without end", { tags: ["a".repeat(41)] }, "tags"],
  ["a novel for a licence", { licenceText: "a".repeat(5001) }, "licenceText"],
  ["a kind that its file is not of", { kind: "booklet" as const }, "kind"],
])("an edit with %s is refused", (_what, edit, field) => {
  expect(assetProblem(edit, { format: "jpg" })?.field).toBe(field);
});

test("an edit of what was not sent is no fault, and a photo may become a cover", () => {
  expect(assetProblem({})).toBeNull();
  expect(assetProblem({ kind: "cover" }, { format: "jpg" })).toBeNull();
});

test("a file is saved with the ending that its bytes deserve", () => {
  expect(savedName("photo.jpeg", "jpg")).toBe("photo.jpeg");
  expect(savedName("photo.html", "jpg")).toBe("photo.html.jpg");
  expect(nameFromFile("C:\\Stems\\Lead_Vox.wav")).toBe("Lead Vox");
});

test.each<[number, boolean]>([
  [1, true],
  [90, true],
  [91, false],
  [0, false],
  [1.5, false],
])("a link of %d days is allowed: %s", (days, isAllowed) => {
  expect(linkProblem({ days, label: "" }) === null).toBe(isAllowed);
});

test("a link is over in the moment that it names, and revoked before that", () => {
  const expiresAt = new Date("2027-01-10T00:00:00Z");
  const before = new Date("2027-01-09T23:59:59Z");
  expect(linkState({ expiresAt, revokedAt: null }, before)).toBe("open");
  expect(linkState({ expiresAt, revokedAt: null }, expiresAt)).toBe("expired");
  expect(linkState({ expiresAt, revokedAt: before }, before)).toBe("revoked");
});
