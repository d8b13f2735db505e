import fc from "fast-check";
import { addDays } from "../releases/planner/planDays.ts";
import { THOROUGHNESS } from "../testing/thoroughness.ts";
import { seedSteps } from "./seedTemplate.ts";
import { squeezed, stepsTooLate } from "./squeeze.ts";

const TODAY = "2027-01-04";
const inDays = (days: number) => ({ today: TODAY, releaseDay: addDays(TODAY, days) });
const offsets = (days: number) =>
  new Map(squeezed(seedSteps(), inDays(days)).map(({ key, offsetDays }) => [key, offsetDays]));

test("a plan of six weeks is drawn together into three, from today to the release", () => {
  expect(stepsTooLate(seedSteps(), inDays(21))).toBe(6);
  const three = offsets(21);
  expect([three.get("master"), three.get("pitch"), three.get("teaser")]).toEqual([-21, -11, -4]);
  expect([three.get("release"), three.get("monthReport")]).toEqual([0, 28]);
});

test.each([42, 100, -1])("with %d days to go nothing is drawn together", (days) => {
  expect(stepsTooLate(seedSteps(), inDays(days))).toBe(0);
  expect(squeezed(seedSteps(), inDays(days))).toEqual(seedSteps());
});

test("whatever a plan is like, no step is over, none passes the release, and their order stays", () => {
  const plan = fc.array(fc.record({ offsetDays: fc.integer({ min: -730, max: 730 }) }), { maxLength: 30 });
  fc.assert(
    fc.property(plan, fc.nat({ max: 800 }), (steps, days) => {
      const drawn = squeezed(steps, inDays(days));
      expect(stepsTooLate(drawn, inDays(days))).toBe(0);
      for (const [at, { offsetDays }] of drawn.entries()) {
        const before = steps[at]!.offsetDays;
        if (before >= 0) expect(offsetDays).toBe(before);
        else expect(offsetDays).toBeLessThanOrEqual(0);
        for (const [other, { offsetDays: its }] of drawn.entries())
          if (before < steps[other]!.offsetDays) expect(offsetDays).toBeLessThanOrEqual(its);
      }
    }),
    { numRuns: 100 * THOROUGHNESS },
  );
});
