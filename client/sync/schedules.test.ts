import fc from "fast-check";
import { THOROUGHNESS } from "../../domain/testing/thoroughness.ts";
import { PLANTED_FAULTS } from "./testing/plantedFaults.ts";
import { schedules, wrongAfter } from "./testing/schedules.ts";

test("whatever fails, nothing is lost, nothing is done twice, and all devices agree in the end", async () => {
  await fc.assert(
    fc.asyncProperty(schedules(60), async (steps) => {
      expect(await wrongAfter(steps)).toEqual([]);
    }),
    { numRuns: 6_000 * THOROUGHNESS },
  );
});

test.each(Object.keys(PLANTED_FAULTS))("it is noticed when %s", async (name) => {
  const found = await fc.check(
    fc.asyncProperty(schedules(60), async (steps) => {
      expect(await wrongAfter(steps, PLANTED_FAULTS[name])).toEqual([]);
    }),
    { numRuns: 2_000, endOnFailure: true, seed: 7 },
  );
  expect(found.failed).toBe(true);
});
