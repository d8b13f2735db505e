import { canonicalText } from "./content.ts";
import { inForce, openSheets, type ShareFacts, type SheetFacts, statesOf } from "./states.ts";

const at = (hour: number) => new Date(Date.UTC(2027, 0, 1, hour));
const studio: ShareFacts = { isStudio: true, answer: "signed", answeredAt: at(0) };
const waits: ShareFacts = { isStudio: false, answer: "waiting", answeredAt: null };
const signed = (hour: number): ShareFacts => ({ isStudio: false, answer: "signed", answeredAt: at(hour) });
const refused: ShareFacts = { isStudio: false, answer: "refused", answeredAt: at(1) };
const sheet = (
  version: number,
  sent: number | null,
  shares: ShareFacts[],
  from: number | null = null,
): SheetFacts => ({
  ...{ id: `v${version}`, version, shares: [studio, ...shares] },
  ...{ sentAt: sent === null ? null : at(sent), effectiveAt: from === null ? null : at(from) },
});
const states = (...sheets: SheetFacts[]) => [...statesOf(sheets, at(23)).values()];

test("the first version counts from when it is sent, or from its day", () => {
  expect(inForce([sheet(1, 2, [waits])], at(1))).toBeNull();
  expect(inForce([sheet(1, 2, [waits])], at(2))).toBe("v1");
  expect(inForce([sheet(1, 2, [waits], 5)], at(4))).toBeNull();
  expect(inForce([sheet(1, 2, [waits], 5)], at(5))).toBe("v1");
  expect(inForce([sheet(1, null, [waits])], at(5))).toBeNull();
});

test("a version that nobody but the studio signed makes way at once", () => {
  const versions = [sheet(1, 1, [waits]), sheet(2, 3, [waits])];
  expect([inForce(versions, at(2)), inForce(versions, at(3))]).toEqual(["v1", "v2"]);
  expect(states(...versions)).toEqual(["superseded", "sent"]);
});

test("a version that somebody signed counts until everybody signed the next", () => {
  const waiting = [sheet(1, 1, [signed(2), waits]), sheet(2, 3, [signed(4), waits])];
  expect(inForce(waiting, at(20))).toBe("v1");
  expect(states(...waiting)).toEqual(["partlySigned", "partlySigned"]);
  const whole = [sheet(1, 1, [signed(2), waits]), sheet(2, 3, [signed(4), signed(6)])];
  expect([inForce(whole, at(5)), inForce(whole, at(6))]).toEqual(["v1", "v2"]);
  expect(states(...whole)).toEqual(["superseded", "signed"]);
});

test("what is signed late on a version that made way changes nothing that came after it", () => {
  const versions = [sheet(1, 1, [signed(5)]), sheet(2, 3, [waits])];
  expect([inForce(versions, at(2)), inForce(versions, at(6))]).toEqual(["v1", "v2"]);
});

test("a version that was replaced before it counted cannot be answered any more, one that counted can", () => {
  const versions = [sheet(1, 1, [signed(2), waits]), sheet(2, 3, [waits]), sheet(3, 4, [waits])];
  expect([...openSheets(versions)].sort()).toEqual(["v1", "v3"]);
  expect(states(...versions)).toEqual(["partlySigned", "superseded", "sent"]);
});

test("one that is signed for a later day is replaced by one that everybody signs for an earlier", () => {
  const versions = [sheet(1, 1, [signed(1)]), sheet(2, 2, [signed(3)], 20), sheet(3, 4, [signed(5)])];
  expect([inForce(versions, at(4)), inForce(versions, at(6)), inForce(versions, at(21))]).toEqual([
    "v1",
    "v3",
    "v3",
  ]);
});

test("a draft is a draft, and a refusal disputes", () => {
  expect(states(sheet(1, 1, [refused, signed(2)]), sheet(2, null, [waits]))).toEqual(["disputed", "draft"]);
});

test("what is signed is one text, whatever the order of the kinds of income, and another with one letter changed", () => {
  const content = {
    ...{ sheetId: "s", subject: "track:t", title: "Tide", studio: "Nova", version: 1, effectiveFrom: null },
    incomeTypes: ["streams", "sales"] as const,
    shares: [{ id: "a", name: "Ana", role: "Producer", bps: 10_000, isStudio: false }],
    recoup: { label: "Mixing", capMinor: 100n, currency: "USD", shareId: "a" },
  };
  expect(canonicalText(content)).toBe(canonicalText({ ...content, incomeTypes: ["sales", "streams"] }));
  expect(canonicalText(content)).not.toBe(canonicalText({ ...content, title: "Tides" }));
  expect(canonicalText(content)).toBe(
    '["split sheet 1","s","track:t","Tide","Nova",1,["sales","streams"],null,[["a","Ana","Producer",10000,false]],["Mixing","100","USD","a"]]',
  );
});
