import type { FollowLevel } from "../../domain/library/followLevel.ts";
import { verb } from "../acting/verb.ts";
import { followArtist } from "../library/followArtist.ts";
import { OWN_TASTE } from "../library/keep.ts";
import { setFollowLevel } from "../library/setFollowLevel.ts";
import type { Outcome } from "./calls.ts";

interface Asked {
  id: string;
  level: FollowLevel;
  /** Whether they began to follow there; else whom they no longer follow stays so. */
  isBegun: boolean;
}

/** How much a person wants to hear of an artist, chosen without a network. */
export const saveFollow = verb("saveFollow", {
  unaudited: OWN_TASTE,
  async run(act, { id, level, isBegun }: Asked) {
    if (isBegun) await act.runWithin(followArtist, { id });
    await act.runWithin(setFollowLevel, { id, level });
    return act.done<Outcome>({ id });
  },
});
