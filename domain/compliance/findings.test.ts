import { textIn } from "../words/textIn.ts";
import type { Dossier } from "./dossier.ts";
import { countFindings, findingsOf, holdingBack, scoreOf, statusOf } from "./findings.ts";
import { FINDING_CODES, type FindingCode } from "./ruleList.ts";
import { aDossier, aWork, cleanRelease, cleanStudio, cleanTrack } from "./testing.ts";

const codes = (dossier: Dossier) => findingsOf(dossier).map(({ code }) => code);
const cover = (some: object) => aDossier({ cover: { ...cleanRelease.cover!, ...some } });
const master = (some: object) => aDossier({}, { master: { ...cleanTrack.master!, ...some } });
const withoutPayouts = (...some: Parameters<typeof aDossier>): Dossier => ({
  ...aDossier(...some),
  studio: { ...cleanStudio, isPaidOut: false },
});
const writer = (ipi: string | null, isni: string | null = null) =>
  aDossier({}, { people: [{ id: "p9", name: "Wren Okello", ipi, isni }] });
const shares = (...bp: number[]) =>
  aDossier(
    {},
    aWork({
      writers: bp.map((shareBp, at) => ({
        party: { id: `p${at}`, name: `Writer ${at}`, ipi: null, isni: null },
        shareBp,
      })),
    }),
  );

/** Per rule: what spoils a release so that it is found, and its nearest neighbours that are fine. */
const CASES: Record<FindingCode, { found: Dossier[]; fine: Dossier[] }> = {
  upcInvalid: { found: [aDossier({ upc: "0036000291453" })], fine: [aDossier({ upc: "5901234123457" })] },
  isrcInvalid: {
    found: [aDossier({}, { isrc: "QZKLR26" })],
    fine: [aDossier({}, { isrc: "GBAYE6800011" })],
  },
  isrcTwice: {
    found: [aDossier({}, {}, { isrc: cleanTrack.isrc })],
    fine: [aDossier({}, {}, {}), aDossier({}, { isrc: null }, { isrc: null })],
  },
  iswcInvalid: {
    found: [aDossier({}, aWork({ iswc: "T0345246802" }))],
    fine: [aDossier({}, aWork({ iswc: null }))],
  },
  ipiInvalid: { found: [writer("00014107339")], fine: [writer("00014107338")] },
  isniInvalid: { found: [writer(null, "0000000121500900")], fine: [writer(null, "000000012150090X")] },
  upcMissing: { found: [aDossier({ upc: null })], fine: [aDossier()] },
  isrcMissing: { found: [aDossier({}, { isrc: null })], fine: [aDossier()] },
  artistMissing: { found: [aDossier({ artistNames: [] })], fine: [aDossier()] },
  titlePlaceholder: {
    found: ["Track 01", "track 7", "Pista 3", "Untitled", "03", "final_mix.wav"].map((title) =>
      aDossier({}, { title }),
    ),
    fine: ["Song 2", "Track Record", "99 Luftballons", "1979 again"].map((title) => aDossier({}, { title })),
  },
  titleAllCaps: {
    found: [aDossier({ title: "TIDAL MEMORY" }), aDossier({}, { title: "CORAZÓN" })],
    fine: ["DNA.", "EP", "Tidal MEMORY", "海辺の記憶の歌"].map((title) => aDossier({ title })),
  },
  titleEmoji: {
    found: ["Fire 🔥", "Bandera 🇪🇸", "Wave 👋🏽"].map((title) => aDossier({}, { title })),
    fine: ["No. 9 #1", "Sea © Sky", "Tide ♭ minor", "3 * 4"].map((title) => aDossier({}, { title })),
  },
  titleFeat: {
    found: ["Tide feat. Orrin", "Tide (ft. Orrin)", "Tide [Featuring Orrin]"].map((title) =>
      aDossier({}, { title }),
    ),
    fine: ["Defeat", "Left Behind", "Soft Feathers", "Feature film"].map((title) => aDossier({}, { title })),
  },
  titleVersion: {
    found: [
      "Tide (Radio Edit)",
      "Tide - Live",
      "Marea [En vivo]",
      "Tide (Live at the Harbour)",
      "Tide – 2011 Remaster",
    ].map((title) => aDossier({}, { title })),
    fine: ["Live and Let Go", "Tide (and then the sea)", "Demolition", "Half-live", "Edit"].map((title) =>
      aDossier({}, { title }),
    ),
  },
  titleSlash: {
    found: ["Marea/Tide", "Marea /Tide"].map((title) => aDossier({}, { title })),
    fine: ["Marea / Tide", "24/7", "AC/DC"].map((title) => aDossier({}, { title })),
  },
  titleSpaces: {
    found: ["Low  Tide", " Low Tide", "Low Tide "].map((title) => aDossier({}, { title })),
    fine: [aDossier({}, { title: "Low Tide" })],
  },
  genreMissing: { found: [aDossier({ genre: null })], fine: [aDossier()] },
  languageMissing: { found: [aDossier({ language: null })], fine: [aDossier({ language: "zxx" })] },
  trackMissing: { found: [{ ...aDossier(), tracks: [] }], fine: [aDossier()] },
  trackUnready: {
    found: ["processing", "failed", "archived"].map((state) => aDossier({}, { state })),
    fine: [aDossier()],
  },
  audioTwice: {
    found: [aDossier({}, {}, { masterSha256: cleanTrack.masterSha256 })],
    fine: [aDossier({}, {}, {})],
  },
  audioLossy: { found: [master({ lossless: false })], fine: [master({})] },
  audioDamaged: { found: [master({ damagedAtMs: 5_000 })], fine: [master({ damagedAtMs: null })] },
  audioBitDepth: { found: [master({ bitDepth: 8 })], fine: [master({ bitDepth: 16 })] },
  audioSampleRate: { found: [master({ sampleRate: 32_000 })], fine: [master({ sampleRate: 44_100 })] },
  audioTooShort: { found: [master({ durationMs: 29_000 })], fine: [master({ durationMs: 30_000 })] },
  audioLeadingSilence: {
    found: [master({ leadingSilenceMs: 10_001 })],
    fine: [master({ leadingSilenceMs: 10_000 })],
  },
  audioTrailingSilence: {
    found: [master({ trailingSilenceMs: 12_000 })],
    fine: [master({ trailingSilenceMs: null })],
  },
  audioMono: { found: [master({ channels: 1 })], fine: [master({ channels: 2 })] },
  audioClipping: { found: [master({ clippedSamples: 4 })], fine: [master({ clippedSamples: 0 })] },
  audioPeak: { found: [master({ truePeak: 0.2 })], fine: [master({ truePeak: -0.3 })] },
  audioUnmeasured: { found: [aDossier({}, { master: null })], fine: [aDossier()] },
  coverMissing: { found: [aDossier({ cover: null })], fine: [aDossier()] },
  coverNotSquare: { found: [cover({ height: 2999 })], fine: [cover({ width: null, height: null })] },
  coverTooSmall: {
    found: [cover({ width: 1399, height: 1399 })],
    fine: [cover({ width: 1400, height: 1400 })],
  },
  coverBelowExport: {
    found: [cover({ width: 2999, height: 2999 })],
    fine: [cover({ width: 1399, height: 1399 })],
  },
  coverNotRgb: { found: [cover({ isRgb: false })], fine: [cover({ isRgb: null })] },
  coverTooHeavy: {
    found: [cover({ bytes: 10 * 1024 * 1024 + 1 })],
    fine: [cover({ bytes: 10 * 1024 * 1024 })],
  },
  coverUnconfirmed: { found: [cover({ isAttested: false })], fine: [cover({ isAttested: true })] },
  sharesWrong: { found: [shares(5000, 4999), shares(10_000, 1), shares()], fine: [shares(3334, 3333, 3333)] },
  licenceMissing: {
    found: [aDossier({}, { isCover: true }), aDossier({}, { isCover: true, coverLicence: "  " })],
    fine: [aDossier({}, { isCover: true, coverLicence: "SGAE 2026-114" })],
  },
  territoriesBoth: {
    found: [aDossier({ territories: ["ES"], excludedTerritories: ["FR"] })],
    fine: [aDossier({ territories: ["ES"] })],
  },
  territoryUnknown: { found: [aDossier({ territories: ["XX"] })], fine: [aDossier({ territories: ["PT"] })] },
  cLineMissing: {
    found: [aDossier({ cLineYear: null }), aDossier({ cLineOwner: null })],
    fine: [aDossier()],
  },
  pLineMissing: {
    found: [aDossier({ pLineYear: null }), aDossier({ pLineOwner: null })],
    fine: [aDossier()],
  },
  worksMissing: { found: [aDossier({}, { works: [] })], fine: [aDossier()] },
  explicitWords: {
    found: ["what the fuck is love", "Vaya MIERDA de día", "un cabrón con suerte"].map((lyrics) =>
      aDossier({}, { lyrics }),
    ),
    fine: [
      aDossier({}, { lyrics: "what the fuck is love", explicit: "explicit" }),
      ...["Scunthorpe in the rain", "disputas de la noche", "a shitake soup"].map((lyrics) =>
        aDossier({}, { lyrics }),
      ),
    ],
  },
  explicitUnanswered: {
    found: [aDossier({}, { explicit: null })],
    fine: [aDossier({}, { explicit: "clean" })],
  },
  aiUnanswered: { found: [aDossier({}, { isAiDisclosed: false })], fine: [aDossier()] },
  priceTooLow: {
    found: [aDossier({ priceMinor: 49 }), aDossier({}, { priceMinor: 1, suggestedPriceMinor: null })],
    fine: [aDossier({ priceMinor: 0 }), aDossier({ priceMinor: 50 }), aDossier({ priceMinor: null })],
  },
  suggestionTooLow: {
    found: [aDossier({ suggestedPriceMinor: 500 })],
    fine: [aDossier({ suggestedPriceMinor: 600 })],
  },
  currencyUnknown: {
    found: [aDossier({ currency: "euros" })],
    fine: [aDossier({ currency: "euros", priceMinor: 0 }, { priceMinor: null, suggestedPriceMinor: null })],
  },
  splitsUnsigned: {
    found: (["draft", "sent", "partlySigned", "disputed"] as const).flatMap((splitState) => [
      aDossier({ splitState }),
      aDossier({}, { splitState }),
    ]),
    fine: [aDossier(), aDossier({ splitState: "signed" }, { splitState: "signed" })],
  },
  payoutMissing: {
    found: [withoutPayouts(), withoutPayouts({ priceMinor: null })],
    fine: [withoutPayouts({ priceMinor: 0 }, { priceMinor: null })],
  },
  coverAltMissing: {
    found: [cover({ alt: null }), cover({ alt: " " })],
    fine: [cover({ alt: "Two boats." })],
  },
  lyricsMissing: {
    found: [aDossier({}, { lyrics: null }), aDossier({ language: "es" }, { lyrics: null, language: null })],
    fine: [aDossier({}, { lyrics: null, language: "zxx" })],
  },
};

test("about a release that lacks nothing there is nothing to say", () => {
  expect(findingsOf(aDossier())).toEqual([]);
});

test.each(FINDING_CODES)("%s is found where it is, and not beside it", (code) => {
  for (const dossier of CASES[code].found) expect(codes(dossier)).toContain(code);
  for (const dossier of CASES[code].fine) expect(codes(dossier)).not.toContain(code);
});

test("every finding says what is wrong in both languages and where its field is", () => {
  const all = Object.values(CASES).flatMap(({ found }) => found.flatMap(findingsOf));
  for (const { message, fix, id, code, subject } of all) {
    const [english, spanish] = [textIn("en", message), textIn("es", message)];
    expect(english.length > 10 && spanish.length > 10 && english !== spanish).toBe(true);
    expect(fix.path).toMatch(
      /^\/(releases\/r1\?part=[a-z]+|finances\/payouts|catalog\/tracks\/[^/]+(\/[a-z]+)?)#field-[\w-]+$/,
    );
    expect(textIn("es", fix.label)).not.toBe(fix.label.code);
    expect(id).toBe(`${code} ${subject.id}`);
  }
  expect(new Set(all.map(({ code }) => code)).size).toBe(FINDING_CODES.length);
});

test("blockers come first, and a work that two tracks record is said once", () => {
  const wrong = aWork({ writers: [] });
  const dossier = aDossier({ upc: null }, wrong, wrong);
  expect(codes(dossier)).toEqual(["sharesWrong", "upcMissing"]);
});

test.each([
  ["nothing", { blocker: 0, warning: 0, info: 9 }, 100, "ok"],
  ["two warnings", { blocker: 0, warning: 2, info: 0 }, 90, "attention"],
  ["one blocker and one warning", { blocker: 1, warning: 1, info: 0 }, 70, "blocked"],
  ["four blockers", { blocker: 4, warning: 0, info: 0 }, 0, "blocked"],
  ["more than a score can hold", { blocker: 9, warning: 40, info: 0 }, 0, "blocked"],
])("%s makes this score and status", (_name, counts, score, status) => {
  expect(scoreOf(counts)).toBe(score);
  expect(statusOf(counts)).toBe(status);
});

test("what somebody decided to leave does not count, but law counts always", () => {
  const dossier = aDossier({ upc: null, title: "Track 01" }, aWork({ writers: [] }));
  const findings = findingsOf(dossier);
  const all = new Set(findings.map(({ id }) => id));
  expect(countFindings(findings, new Set())).toEqual({ blocker: 2, warning: 1, info: 0 });
  expect(countFindings(findings, all)).toEqual({ blocker: 1, warning: 0, info: 0 });
  expect(holdingBack(findings, all).map(({ code }) => code)).toEqual(["sharesWrong"]);
});

test("what the release's own way asks for already is not said twice at its door", () => {
  const dossier = { ...aDossier({ cover: null, artistNames: [] }), tracks: [] };
  expect(holdingBack(findingsOf(dossier), new Set()).map(({ code }) => code)).toEqual(["artistMissing"]);
});
