import fc from "fast-check";
import {
  formatIsni,
  formatIswc,
  formatUpc,
  ipiProblem,
  isniProblem,
  iswcProblem,
  normaliseIpi,
  normaliseIsni,
  normaliseIswc,
  normaliseUpc,
  upcProblem,
} from "./identifiers.ts";

// Published examples: GS1's own, ISO 15707's "Dancing Queen", the registries of CISAC and ISNI.
const GOOD = [
  [
    "UPC",
    upcProblem,
    ["036000291452", "0 36000 29145 2", "UPC 0-36000-29145-2", "4006381333931", "00012345600012"],
  ],
  ["ISWC", iswcProblem, ["T-034.524.680-1", "T0345246801", "ISWC T-000.000.001-0"]],
  ["IPI", ipiProblem, ["00014107338", "14107338", "IPI 00052210040"]],
  [
    "ISNI",
    isniProblem,
    ["0000 0001 2150 090X", "000000012150090X", "https://isni.org/isni/0000000121032683"],
  ],
] as const;

describe.each(GOOD)("%s", (_name, problem, codes) => {
  test.each(codes)("%s is right", (code) => expect(problem(code)).toBeNull());

  test.each(codes)("%s with one digit changed is wrong", (code) => {
    const digits = [...code].flatMap((sign, place) => (/\d/.test(sign) ? [place] : []));
    // Half of an ISWC's weights share a factor with ten, so that some slips go unseen: only its check digit is sure.
    const places = problem === iswcProblem ? digits.slice(-1) : digits;
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.integer({ min: 1, max: 9 }), (place, by) => {
        const other = String((Number(code[place]) + by) % 10);
        const changed = code.slice(0, place) + other + code.slice(place + 1);
        expect(problem(changed)).not.toBeNull();
      }),
    );
  });

  test.each(["", "x", "1", "0000000000000", "🎵", codes[0].slice(0, -1), `${codes[0]}1`])(
    "%j is no such number",
    (text) => {
      expect(problem(text)).not.toBeNull();
    },
  );
});

test("numbers are stored in one shape however they were written", () => {
  expect(normaliseUpc("036000291452")).toBe("0036000291452");
  expect(normaliseIswc("T-034.524.680-1")).toBe("T0345246801");
  expect(normaliseIpi("14107338")).toBe("00014107338");
  expect(normaliseIsni("isni 0000 0001 2150 090x")).toBe("000000012150090X");
});

test("and are shown the way people read them", () => {
  expect(formatUpc("0036000291452")).toBe("036000291452");
  expect(formatUpc("4006381333931")).toBe("4006381333931");
  expect(formatIswc("T0345246801")).toBe("T-034.524.680-1");
  expect(formatIsni("000000012150090X")).toBe("0000 0001 2150 090X");
});
