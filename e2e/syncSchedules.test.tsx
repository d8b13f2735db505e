import fc from "fast-check";
import { type Step, schedules, wrongAfter } from "../client/sync/testing/schedules.ts";
import { THOROUGHNESS } from "../domain/testing/thoroughness.ts";
import { crashAll } from "../server/serverProcess.ts";
import { type Installation, openInstallation } from "./schedules/installation.ts";
import { RealServer } from "./schedules/RealServer.ts";

const SCHEDULES = THOROUGHNESS > 1 ? 200 : 10;
/** What is costly is the server's start, not a step. */
const LEAST_STEPS = 20;
const KILLS = 2 * THOROUGHNESS;

let installation: Installation;
let used = 0;

beforeAll(async () => {
  installation = await openInstallation(SCHEDULES + KILLS);
});
afterAll(async () => {
  await installation?.close();
  crashAll();
});

async function wrongOnServer(steps: readonly Step[], { mayKill = false } = {}) {
  const server = new RealServer(installation, installation.couples[used++]!, { mayKill });
  await server.prepare();
  return wrongAfter(steps, {}, server);
}

test("on the real server, too, nothing is lost, nothing is done twice, and all devices agree in the end", async () => {
  await fc.assert(
    fc.asyncProperty(schedules(60, LEAST_STEPS), async (steps) => {
      expect(await wrongOnServer(steps)).toEqual([]);
    }),
    { numRuns: SCHEDULES, endOnFailure: true },
  );
});

/** A device sends, and the server is killed over it. */
const killed: Step = async (world) => {
  world.setOnline(0, true);
  await world.save(0, "catalog", "x0", world.fieldWith(0, "before the crash"));
  await world.changeList(0, "p0", "add");
  await world.round(0, ["crashBeforeCommit"], -1, true);
};

test("neither is it when the server is killed while it takes changes", async () => {
  const before = installation.kills;
  await fc.assert(
    fc.asyncProperty(schedules(60, LEAST_STEPS), fc.nat(60), async (steps, at) => {
      const place = at % (steps.length + 1);
      const all = [...steps.slice(0, place), killed, ...steps.slice(place)];
      expect(await wrongOnServer(all, { mayKill: true })).toEqual([]);
    }),
    { numRuns: KILLS, endOnFailure: true },
  );
  expect(installation.kills - before).toBe(KILLS);
});
