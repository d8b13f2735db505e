import { rankTracks } from "../../db/discover/rankTracks.ts";
import { relateTracks } from "../../db/discover/relateTracks.ts";
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

/** Works out anew which tracks are alike. */
const relateAll = verb("relateTracks", {
  unaudited: "Worked out from what is written elsewhere.",
  may: isSystem,
  async run(act) {
    await rankTracks(act.trx, act.now);
    await relateTracks(act.trx, act.now);
    return act.done({});
  },
});

export async function rank(context: Own): Promise<void> {
  await act(actingAs("rank-tracks", context), rankAll, {});
}

export async function relate(context: Own): Promise<void> {
  await act(actingAs("relate-tracks", context), relateAll, {});
}
