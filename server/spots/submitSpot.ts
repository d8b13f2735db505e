import { findSpotTrack, writeSpot } from "../../db/spots/spots.ts";
import { problem } from "../../domain/words/refusal.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";
import { judgeWay, lockSpot, spotLine } from "./lockSpot.ts";
import { Spot } from "./Spot.ts";

interface Wish {
  id: string;
  version: number;
}

/** Sends a spot in to be judged. */
const submitSpot = verb("submitSpot", {
  audit: "release.spotSubmit",
  async run(act, { id, version }: Wish) {
    const locked = await lockSpot(act, id);
    const { spot, release } = locked;
    if (spot.state === "waiting") return act.unchanged({ spotId: id });
    if (spot.version !== version) throw new InvalidInput(problem("version", "spots.stale"));
    judgeWay(spot, "waiting");
    if (release.state !== "live" || release.visibility !== "public")
      throw new InvalidInput(problem("id", "spots.releaseNotOut"));
    // It may have left the release since the spot was written.
    if (!(await findSpotTrack(act.trx, release.id, spot.trackId)))
      throw new InvalidInput(problem("id", "spots.trackElsewhere"));
    const change = { state: "waiting", reason: null, submittedAt: act.now };
    await writeSpot(act.trx, id, change, act.now);
    return act.done({ spotId: id }, spotLine(locked, { state: "waiting", text: spot.text }));
  },
});

/** Takes a spot back: a draft again before it was judged, at its end where it is heard. */
const withdrawSpot = verb("withdrawSpot", {
  audit: "release.spotWithdraw",
  async run(act, { id }: { id: string }) {
    const locked = await lockSpot(act, id);
    const { spot } = locked;
    const to = spot.state === "approved" ? "ended" : "draft";
    if (spot.state === "draft" || spot.state === "ended") return act.unchanged({ spotId: id });
    judgeWay(spot, to);
    await writeSpot(act.trx, id, { state: to, reason: null }, act.now);
    return act.done({ spotId: id }, spotLine(locked, { state: to }));
  },
});

builder.relayMutationField(
  "submitSpot",
  { inputFields: (t) => ({ id: t.globalID({ for: Spot }), version: t.int() }) },
  {
    description: "Sends a spot in. Whoever runs the platform judges it; then it is heard.",
    verb: submitSpot,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, NotFound] },
    resolve: (_root, { input: { id, version } }, context, info) =>
      perform(context, info, submitSpot, { id: id.id, version }),
  },
  { outputFields: (t) => ({ spot: t.field({ type: Spot, resolve: ({ spotId }) => spotId }) }) },
);

builder.relayMutationField(
  "withdrawSpot",
  { inputFields: (t) => ({ id: t.globalID({ for: Spot }) }) },
  {
    description: "Takes a spot back that was sent in, or ends one that is heard.",
    verb: withdrawSpot,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, NotFound] },
    resolve: (_root, { input }, context, info) => perform(context, info, withdrawSpot, { id: input.id.id }),
  },
  { outputFields: (t) => ({ spot: t.field({ type: Spot, resolve: ({ spotId }) => spotId }) }) },
);
