import {
  findLastShowings,
  findShowing,
  findSpotInTurn,
  findSpotMoment,
  insertShowing,
  lockSpotsOf,
} from "../../db/spots/showings.ts";
import { DAY_MS } from "../../domain/duration.ts";
import { hearsSpots } from "../../domain/spots/hearsSpots.ts";
import { isSpotDue } from "../../domain/spots/spot.ts";
import { problem } from "../../domain/words/refusal.ts";
import { userOf } from "../acting/actor.ts";
import { idTaken, MADE_ID, madeId } from "../acting/madeId.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { Track } from "../catalog/Track.ts";
import { builder } from "../graphql/builder.ts";
import { signedIn, workspacesOf } from "../graphql/context.ts";
import { InvalidInput } from "../graphql/errors.ts";
import { SpotShowing } from "./SpotShowing.ts";

interface Asked {
  /** Of the showing; null where the server makes it. */
  id: string | null;
  endedTrackId: string;
  nextTrackId: string;
  songsEnded: number;
}

type Given = { showingId: string | null };

/** Why nothing of it stands in the audit log. */
export const MET_BY_THE_WAY =
  "what somebody meets between songs is no deed of theirs, and the counts tell the studio";

/** Gives the spot that is due between two songs, if one is. The pages of a person ask one after another. */
const nextSpot = verb("nextSpot", {
  unaudited: MET_BY_THE_WAY,
  limits: {
    uses: (_asked: Asked, actor) => ({ spotsOfUser: userOf(actor).userId }),
    full: () => new InvalidInput(problem("id", "general.tooManyAttempts")),
  },
  taken: idTaken("spotShowing"),
  async run(act, { id: made, songsEnded, ...songs }: Asked) {
    const { trx, now } = act;
    const id = madeId(made);
    const viewer = userOf(act.actor);
    const { userId, listeningTier: tier } = viewer;
    const none = () => act.unchanged<Given>({ showingId: null });
    if (!hearsSpots(tier)) return none();
    await lockSpotsOf(trx, userId);
    const given = await findLastShowings(trx, userId, new Date(now.getTime() - DAY_MS));
    if (given.some((each) => each.id === id)) return act.unchanged<Given>({ showingId: id });
    const asked = { ...songs, userId };
    const moment = { tier, songsEnded, now, ...(await findSpotMoment(trx, asked)) };
    const isDue = [null, ...given].every((last) => isSpotDue({ ...moment, last }));
    const spot = isDue
      ? await findSpotInTurn(trx, asked, workspacesOf(viewer), now.toISOString().slice(0, 10))
      : undefined;
    if (!spot) return none();
    await insertShowing(trx, { id, userId, spotId: spot.id, handedAt: now });
    return act.done<Given>({ showingId: id });
  },
});

builder.relayMutationField(
  "nextSpot",
  {
    inputFields: (t) => ({
      id: t.string(MADE_ID),
      endedTrackId: t.globalID({ for: Track, description: "The song that comes to its end." }),
      nextTrackId: t.globalID({ for: Track, description: "The one that follows." }),
      songsEnded: t.int({
        description: "Songs that were heard to their end since the last spot, this one included.",
      }),
    }),
  },
  {
    description:
      "Asks for a spot between two songs. There is none for plans that are paid, none within a quarter of an hour, and none before bought music.",
    verb: nextSpot,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput] },
    resolve: (_root, { input: { id, endedTrackId, nextTrackId, songsEnded } }, context, info) =>
      perform(context, info, nextSpot, {
        id: id ?? null,
        endedTrackId: endedTrackId.id,
        nextTrackId: nextTrackId.id,
        songsEnded,
      }),
  },
  {
    outputFields: (t) => ({
      showing: t.field({
        type: SpotShowing,
        nullable: true,
        description: "Null where none is due: the music goes on.",
        resolve: async ({ showingId }, _args, context) =>
          showingId === null
            ? null
            : ((await findShowing(context.db, showingId, signedIn(context).userId)) ?? null),
      }),
    }),
  },
);
