import fc from "fast-check";
import type { LineFault } from "../browser/thinProxy.ts";
import type { PageWorld } from "./PageWorld.ts";

/** Of one record, whose page shows all of them. */
export const SONGS = ["Undertow", "Moon Pull", "Salt on the Lens"] as const;

/** One thing that happens to a person's page, or that they do at it. */
export type PageStep = (world: PageWorld) => Promise<void>;

const step = <Facts>(
  weight: number,
  name: string,
  facts: fc.Arbitrary<Facts>,
  run: (world: PageWorld, facts: Facts) => Promise<void>,
) => ({
  weight,
  arbitrary: facts.map((chosen): PageStep => {
    const happen: PageStep = (world) => run(world, chosen);
    // A schedule that fails is read by its steps.
    return Object.assign(happen, { [fc.toStringMethod]: () => `${name} ${JSON.stringify(chosen)}` });
  }),
});

const nothing = fc.constant(null);
const which = fc.nat(9);
const song = fc.constantFrom(...SONGS);
const FAULTS: readonly LineFault[] = ["ok", "lostRequest", "lostReply", "lostReply", "http500"];

const anyStep = fc.oneof(
  step(3, "makes a playlist", nothing, (world) => world.makeList()),
  step(2, "renames a playlist", which, (world, chosen) => world.rename(chosen)),
  step(4, "adds a song", fc.record({ which, song }), (world, chosen) => world.add(chosen.which, chosen.song)),
  step(2, "likes", song, (world, chosen) => world.like(chosen)),
  step(2, "sets a tempo", fc.record({ song, tempo: fc.integer({ min: 60, max: 180 }) }), (world, chosen) =>
    world.setTempo(chosen.song, chosen.tempo),
  ),
  step(
    3,
    "the line fails",
    fc.array(fc.constantFrom(...FAULTS), { minLength: 1, maxLength: 4 }),
    (world, chosen) => world.fail(chosen),
  ),
  step(2, "the line is cut", fc.boolean(), (world, isKnown) => world.cut(isKnown)),
  step(2, "the line is back", nothing, (world) => world.restore()),
  step(1, "reloads", nothing, (world) => world.reload()),
  step(1, "the browser is killed", nothing, (world) => world.kill()),
);

export const pageSchedules = fc.array(anyStep, { minLength: 5, maxLength: 8, size: "max" });
