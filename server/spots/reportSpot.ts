import { noteShowing } from "../../db/spots/showings.ts";
import { isId } from "../../domain/isId.ts";
import { SPOT_DEEDS, type SpotDeed } from "../../domain/spots/spot.ts";
import { problem } from "../../domain/words/refusal.ts";
import { userOf } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput } from "../graphql/errors.ts";
import { MET_BY_THE_WAY } from "./nextSpot.ts";

interface Report {
  showingId: string;
  deed: SpotDeed;
}

/** Counts what became of a spot, each deed once. What was never given to the person counts nothing. */
const reportSpot = verb("reportSpot", {
  unaudited: MET_BY_THE_WAY,
  limits: {
    uses: (_report: Report, actor) => ({ spotsOfUser: userOf(actor).userId }),
    full: () => new InvalidInput(problem("showingId", "general.tooManyAttempts")),
  },
  async run(act, { showingId: id, deed }: Report) {
    if (!isId(id)) throw new InvalidInput(problem("showingId", "general.idMalformed"));
    const { userId } = userOf(act.actor);
    const day = act.now.toISOString().slice(0, 10);
    const isCounted = await noteShowing(act.trx, { id, userId, deed, at: act.now, day });
    const answer = { isCounted };
    return isCounted ? act.done(answer) : act.unchanged(answer);
  },
});

const SpotDeedEnum = builder.enumType("SpotDeed", {
  description: "What a spot came to: it was on the screen, was heard to its end, or was pressed.",
  values: SPOT_DEEDS,
});

builder.relayMutationField(
  "reportSpot",
  {
    inputFields: (t) => ({
      showingId: t.string({ description: "Of the spot as it was given." }),
      deed: t.field({ type: SpotDeedEnum }),
    }),
  },
  {
    description: "Says what became of a spot that was given. The same twice counts once.",
    verb: reportSpot,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput] },
    resolve: (_root, { input: { showingId, deed } }, context, info) =>
      perform(context, info, reportSpot, { showingId, deed }),
  },
  {
    outputFields: (t) => ({
      isCounted: t.boolean({
        description: "False where it was counted before, or was never given to this person.",
        resolve: ({ isCounted }) => isCounted,
      }),
    }),
  },
);
