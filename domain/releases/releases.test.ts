import { completenessOf, type ReleaseContents } from "./completeness.ts";
import { localTimeOf, momentOf, timeUntil } from "./localTime.ts";
import { readinessOf } from "./readiness.ts";
import { releaseProblem, wholeProblem } from "./release.ts";
import { freeSlug, releaseSlug } from "./releaseSlug.ts";
import {
  RELEASE_STATES,
  type ReleaseState,
  type TransitionFacts,
  transitionProblems,
} from "./releaseState.ts";
import { typeOfTracks } from "./releaseType.ts";

const minutes = (...lengths: number[]) => lengths.map((length) => length * 60_000);

test.each<[string, number[], string]>([
  ["no track yet", [], "single"],
  ["three short tracks", minutes(3, 3, 9), "single"],
  ["one track of ten minutes", minutes(10), "ep"],
  ["three tracks, one of them long, within half an hour", minutes(3, 12, 15), "ep"],
  ["three tracks beyond half an hour", minutes(3, 12, 16), "album"],
  ["four short tracks", minutes(3, 3, 3, 3), "ep"],
  ["six tracks of five minutes", minutes(5, 5, 5, 5, 5, 5), "ep"],
  ["six tracks beyond half an hour", minutes(5, 5, 5, 5, 5, 6), "album"],
  ["seven tracks", minutes(1, 1, 1, 1, 1, 1, 1), "album"],
])("%s are what shops call it", (_name, lengths, type) => {
  expect(typeOfTracks(lengths)).toBe(type);
});

test.each<[string, string, string, string, string]>([
  ["a winter's day in Madrid", "2027-01-15", "00:00", "Europe/Madrid", "2027-01-14T23:00:00Z"],
  ["a summer's day in Madrid", "2027-07-15", "00:00", "Europe/Madrid", "2027-07-14T22:00:00Z"],
  ["the skipped hour of spring", "2027-03-28", "02:30", "Europe/Madrid", "2027-03-28T01:30:00Z"],
  ["just before the skipped hour", "2027-03-28", "01:59", "Europe/Madrid", "2027-03-28T00:59:00Z"],
  ["just after the skipped hour", "2027-03-28", "03:00", "Europe/Madrid", "2027-03-28T01:00:00Z"],
  ["the first of the two hours of autumn", "2027-10-31", "02:30", "Europe/Madrid", "2027-10-31T00:30:00Z"],
  ["after the two hours of autumn", "2027-10-31", "03:00", "Europe/Madrid", "2027-10-31T02:00:00Z"],
  ["New York's skipped hour", "2027-03-14", "02:30", "America/New_York", "2027-03-14T07:30:00Z"],
  ["New York's hour that comes twice", "2027-11-07", "01:30", "America/New_York", "2027-11-07T05:30:00Z"],
  [
    "half an hour of saving on Lord Howe",
    "2027-10-03",
    "02:15",
    "Australia/Lord_Howe",
    "2027-10-02T15:45:00Z",
  ],
  ["a midnight that is skipped in Beirut", "2027-03-28", "00:00", "Asia/Beirut", "2027-03-27T22:00:00Z"],
  ["a zone of quarters in Kathmandu", "2027-05-01", "00:00", "Asia/Kathmandu", "2027-04-30T18:15:00Z"],
  ["the far side of the date line", "2027-05-01", "00:00", "Pacific/Kiritimati", "2027-04-30T10:00:00Z"],
  ["UTC", "2027-05-01", "09:30", "UTC", "2027-05-01T09:30:00Z"],
])("%s is one moment", (_name, day, time, zone, moment) => {
  expect(momentOf(day, time, zone).toISOString()).toBe(moment.replace("Z", ".000Z"));
});

test("every hour of a year comes back as the moment it was, but the second of those that come twice", () => {
  for (const zone of ["Europe/Madrid", "Australia/Lord_Howe", "UTC"]) {
    const lost: string[] = [];
    for (let at = Date.UTC(2027, 0, 1); at < Date.UTC(2028, 0, 1); at += 60 * 60_000) {
      const { day, time } = localTimeOf(new Date(at), zone);
      if (momentOf(day, time, zone).getTime() !== at) lost.push(new Date(at).toISOString());
    }
    expect(lost.length).toBeLessThanOrEqual(2);
  }
});

test("a countdown names the last minute, and then nothing", () => {
  const moment = new Date("2027-01-10T12:00:00Z");
  expect(timeUntil(moment, new Date("2027-01-08T10:30:00Z"))).toEqual({ days: 2, hours: 1, minutes: 30 });
  expect(timeUntil(moment, new Date("2027-01-10T11:59:30Z"))).toEqual({ days: 0, hours: 0, minutes: 1 });
  expect(timeUntil(moment, moment)).toBeNull();
});

const now = new Date("2027-01-01T00:00:00Z");
const whole: TransitionFacts = {
  state: "ready",
  date: new Date("2027-02-01T00:00:00Z"),
  hasCover: true,
  trackCount: 3,
  unreadyTracks: 0,
  blockers: 0,
};
const reasons = (facts: Partial<TransitionFacts>, to: ReleaseState) =>
  transitionProblems({ ...whole, ...facts }, to, now).map(({ reason, count }) =>
    count > 1 ? `${reason} ${count}` : reason,
  );

test("a whole release may be scheduled, and one with gaps is told every one of them", () => {
  expect(reasons({}, "scheduled")).toEqual([]);
  expect(reasons({ trackCount: 0, hasCover: false, date: null, blockers: 2 }, "scheduled")).toEqual([
    "noTrack",
    "noCover",
    "noDate",
    "blocked 2",
  ]);
  expect(reasons({ unreadyTracks: 2, date: now }, "scheduled")).toEqual(["tracksNotReady 2", "datePast"]);
});

test("going live needs no date, and taking a release back needs nothing at all", () => {
  expect(reasons({ date: null }, "live")).toEqual([]);
  expect(reasons({ date: null, trackCount: 0 }, "live")).toEqual(["noTrack"]);
  expect(reasons({ state: "live", trackCount: 0 }, "withdrawn")).toEqual([]);
  expect(reasons({ state: "ready", trackCount: 0 }, "archived")).toEqual([]);
});

test.each<[ReleaseState, ReleaseState[]]>([
  ["draft", ["checking", "ready", "scheduled", "live", "archived"]],
  ["checking", ["draft", "ready"]],
  ["ready", ["draft", "scheduled", "live", "archived"]],
  ["scheduled", ["ready", "preorder", "live", "takenDown"]],
  ["preorder", ["ready", "scheduled", "live", "takenDown"]],
  ["live", ["withdrawn", "takenDown"]],
  ["withdrawn", ["live", "takenDown", "archived"]],
  ["takenDown", ["live", "ready"]],
  ["archived", ["draft", "withdrawn"]],
])("from %s a release goes there and nowhere else", (state, ways) => {
  const open = RELEASE_STATES.filter((to) => !reasons({ state }, to).includes("wrongState"));
  expect(open.sort()).toEqual([...ways].sort());
});

test.each<[string, string | null, string]>([
  ["Tidal Memory", null, "tidal-memory"],
  ["Canción del Río", "En vivo", "cancion-del-rio-en-vivo"],
  ["¿Y tú?", null, "y-tu"],
  ["海", null, "release"],
])("%s has an address that can be typed", (title, version, slug) => {
  expect(releaseSlug(title, version)).toBe(slug);
});

test("the second release of a name gets a number, and the third the next", () => {
  expect(freeSlug("tide", new Set())).toBe("tide");
  expect(freeSlug("tide", new Set(["tide", "tide-2"]))).toBe("tide-3");
});

test.each([
  ["a blank title", { title: " " }, "title"],
  ["a UPC with a wrong digit", { upc: "036000291453" }, "upc"],
  ["a country that is none", { territories: ["XX"] }, "territories"],
  ["a price below the fee", { priceMinor: 49 }, "priceMinor"],
  ["a year that never was", { cLineYear: 1200 }, "cLineYear"],
  ["a day that is not in the calendar", { releaseDay: "2027-02-30" }, "releaseDay"],
  ["an hour that is on no clock", { releaseTime: "24:00" }, "releaseTime"],
  ["a zone that is nowhere", { timezone: "Moon/Base" }, "timezone"],
  ["a description of a book's length", { description: "a".repeat(5001) }, "description"],
  ["a licence of one's own", { licence: "mine" }, "licence"],
])("%s is refused at its field", (_name, edit, field) => {
  expect(releaseProblem(edit, now)?.field).toBe(field);
});

test("prices of nothing and of fifty cents are fine, and nothing at all is fine too", () => {
  expect(releaseProblem({ priceMinor: 0, suggestedPriceMinor: 50, upc: null, genre: null }, now)).toBeNull();
});

test.each([
  [
    "where it may be heard and where not",
    { territories: ["ES"], excludedTerritories: ["US"] },
    "territories",
  ],
  ["a preorder without a date", { preorderFrom: now }, "preorderFrom"],
  ["a preorder that begins with the release", { preorderFrom: now, date: now }, "preorderFrom"],
  ["a suggestion below the price", { priceMinor: 900, suggestedPriceMinor: 800 }, "suggestedPriceMinor"],
  ["a suggestion without a price", { suggestedPriceMinor: 800 }, "suggestedPriceMinor"],
])("%s do not fit together", (_name, facts, field) => {
  const release = {
    territories: [],
    excludedTerritories: [],
    date: null,
    preorderFrom: null,
    priceMinor: null,
    suggestedPriceMinor: null,
    ...facts,
  };
  expect(wholeProblem(release)?.field).toBe(field);
});

const full: ReleaseContents = {
  ...{ trackCount: 3, unreadyTracks: 0, tracksWithoutIsrc: 0, artistCount: 1 },
  ...{ hasCover: true, coverWidth: 3000, coverIsRgb: true, coverAlt: "A harbour", coverAttested: true },
  ...{ genre: "pop", language: "es", upc: "0036000291452", date: now, label: "Own", description: "Songs" },
  ...{ cLineYear: 2027, cLineOwner: "Nova", pLineYear: 2027, pLineOwner: "Nova" },
};

test("a release is complete when nothing is missing, and each gap is named with its count", () => {
  expect(completenessOf(full)).toMatchObject({ percent: 100, missing: [] });
  expect(completenessOf({ ...full, tracksWithoutIsrc: 2, coverWidth: 1400 })).toMatchObject({
    percent: 87,
    missing: [
      { part: "exportCover", count: 1 },
      { part: "isrcs", count: 2 },
    ],
  });
});

test("a release without a track is told that it has none, and not that none has an ISRC", () => {
  const { percent, missing } = completenessOf({ ...full, trackCount: 0 });
  expect(missing).toEqual([{ part: "tracks", count: 1 }]);
  expect(percent).toBe(87);
});

test("a release is ready when nothing is missing and no finding stands", () => {
  const clean = { blocker: 0, warning: 0 };
  expect(readinessOf(full, clean)).toBe(100);
  expect(readinessOf({ ...full, tracksWithoutIsrc: 2, coverWidth: 1400 }, clean)).toBe(87);
  expect(readinessOf(full, { blocker: 1, warning: 3 })).toBe(80);
});

test("of a release without a cover nothing is told that could be wrong with one", () => {
  const bare = { hasCover: false, coverWidth: null, coverIsRgb: null, coverAlt: null, coverAttested: false };
  const { percent, missing } = completenessOf({ ...full, ...bare });
  expect(missing).toEqual([{ part: "cover", count: 1 }]);
  expect(percent).toBe(75);
});
