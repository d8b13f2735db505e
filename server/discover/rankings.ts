import { relateStep } from "../../db/discover/likeness/steps.ts";
import { rankTracks } from "../../db/discover/rankTracks.ts";
import { act } from "../acting/act.ts";
import { actingAs } from "../acting/actingIn.ts";
import { isSystem } from "../acting/actor.ts";
import { verb } from "../acting/verb.ts";
import type { JobContext } from "../jobContext.ts";

type Own = Pick<JobContext, "db" | "services">;

/** Brings charts, growth and counts up to date. */
const rankAll = verb("rankTracks", {
  unaudited: "Worked out from what is written elsewhere.",
  may: isSystem,
  async run(act) {
    await rankTracks(act.trx, act.now);
    return act.done({});
  },
});

/** Works out a part of which tracks are alike, and says whether all is done. */
const relateNext = verb("relateTracks", {
  unaudited: "Worked out from what is written elsewhere.",
  may: isSystem,
  async run(act) {
    return act.done({ isDone: await relateStep(act.trx, act.now) });
  },
});

export async function rank(context: Own): Promise<void> {
  await act(actingAs("rank-tracks", context), rankAll, {});
}

/** Step by step, so that others come to the database between them; where a server stops, the next one goes on. */
export async function relate(context: Own): Promise<void> {
  const as = actingAs("relate-tracks", context);
  await act(as, rankAll, {});
  let isDone = false;
  while (!isDone) ({ isDone } = await act(as, relateNext, {}));
}
