import fc from "fast-check";
import type { Fault } from "./ModelServer.ts";
import { type Plants, World } from "./World.ts";
import type { WorldServer } from "./WorldServer.ts";

const FAULTS: readonly Fault[] = [
  "ok",
  "ok",
  "ok",
  "ok",
  "lostRequest",
  "lostReply",
  "lostReply",
  "http500",
  "crashBeforeCommit",
  "conflict",
  "busy",
  "signedOut",
];
const DAY_MS = 86_400_000;

const place = fc.nat(2);
const id = fc.nat(3).map((number) => `x${number}`);
const list = fc.nat(1).map((number) => `p${number}`);
/** After how many writes the browser dies; mostly it does not. */
const crashAt = fc.oneof({ weight: 5, arbitrary: fc.constant(-1) }, { weight: 1, arbitrary: fc.nat(4) });
const faults = fc.array(fc.constantFrom(...FAULTS), { minLength: 1, maxLength: 12 });
const field = fc.nat(2);

/** One thing that happens in the world. */
export type Step = (world: World) => Promise<void> | void;
const step = <Facts>(
  weight: number,
  facts: fc.Arbitrary<Facts>,
  run: (facts: Facts, world: World) => unknown,
) => ({
  weight,
  arbitrary: facts.map((chosen): Step => {
    const happen: Step = async (world) => void (await run(chosen, world));
    // A schedule that fails is read by its steps.
    return Object.assign(happen, { [fc.toStringMethod]: () => `${run} ${JSON.stringify(chosen)}` });
  }),
});

const anyStep = fc.oneof(
  step(7, fc.record({ place, id, field, value: fc.nat(99), bad: fc.nat(19), crashAt }), (facts, world) =>
    world.save(
      facts.place,
      "catalog",
      facts.id,
      world.fieldWith(facts.field, facts.bad === 0 ? null : `${facts.place}:${facts.value}`),
      facts.crashAt,
    ),
  ),
  step(
    5,
    fc.record({ place, list, how: fc.constantFrom("add", "add", "remove", "move"), crashAt }),
    ({ place, list, how, crashAt }, world) => world.changeList(place, list, how as "add", crashAt),
  ),
  step(1, fc.record({ place, id }), ({ place, id }, world) => world.remove(place, "catalog", id)),
  step(1, fc.record({ place, list }), ({ place, list }, world) => world.remove(place, "playlists", list)),
  step(1, fc.record({ place, count: fc.integer({ min: 8, max: 25 }) }), async ({ place, count }, world) => {
    for (let at = 0; at < count; at++)
      await world.save(place, "catalog", `b${at % 12}`, { title: `${place}:${at}` });
  }),
  step(
    7,
    fc.record({ place, faults, crashAt, again: fc.boolean() }),
    ({ place, faults, crashAt, again }, world) => world.round(place, faults, crashAt, again),
  ),
  step(1, fc.record({ place, faults }), ({ place, faults }, world) => world.twoTabs(place, faults)),
  // An outage that puts a change on the shelf, and a later change of the same thing.
  step(1, fc.record({ place, id }), async ({ place, id }, world) => {
    await world.save(place, "catalog", id, { title: "older" });
    for (let round = 0; round < 3; round++) await world.round(place, ["http500"]);
    await world.save(place, "catalog", id, { title: "newer" });
    await world.round(place, ["ok"]);
  }),
  step(3, place, (place, world) => world.pull(place)),
  step(1, place, (place, world) => world.restart(place)),
  step(1, fc.record({ place, isOnline: fc.boolean() }), ({ place, isOnline }, world) =>
    world.setOnline(place, isOnline),
  ),
  step(1, fc.constantFrom("ann", "ben"), (user, world) => world.signIn(user as "ann")),
  step(
    1,
    fc.record({ place, ms: fc.integer({ min: -2 * DAY_MS, max: 2 * DAY_MS }) }),
    ({ place, ms }, world) => world.turnClock(place, ms),
  ),
  step(
    2,
    fc.record({ place, verb: fc.constantFrom("retry", "discard"), which: fc.nat(5) }),
    ({ place, verb, which }, world) => world.shelf(place, verb as "retry", which),
  ),
);

/** What was wrong after a schedule; nothing, if all promises were kept. */
export async function wrongAfter(
  steps: readonly Step[],
  plants: Plants = {},
  server?: WorldServer,
): Promise<readonly string[]> {
  const world = new World(plants, server);
  await world.begin();
  for (const each of steps) {
    await each(world);
    await world.lookAround();
    if (world.wrong.length > 0) return world.wrong;
  }
  await world.settle();
  return world.wrong;
}

/** Days of several devices, as long as `maxLength` steps. */
export const schedules = (maxLength: number, minLength = 5) => fc.array(anyStep, { minLength, maxLength });
