import { keepPlayQueue, type SaidQueue } from "../../db/player/playQueue.ts";
import { QUEUE_MAX } from "../../domain/player/sharedQueue.ts";
import { problem } from "../../domain/words/refusal.ts";
import { userOf } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { Track } from "../catalog/Track.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput } from "../graphql/errors.ts";
import { deviceIdOf, userAgentOf } from "./device.ts";

interface Said extends Omit<SaidQueue, "userId" | "at"> {
  isDeed: boolean;
}

/** What somebody hears is theirs alone, and changes by the minute. */
export const OWN_MUSIC = "what a person hears is their own affair, and their player shows it";

/** Keeps what a device plays, for the person's other devices. */
const savePlayQueue = verb("savePlayQueue", {
  unaudited: OWN_MUSIC,
  limits: {
    uses: (_said: Said, actor) => ({ playQueueSavesOfUser: userOf(actor).userId }),
    full: () => new InvalidInput(problem("deviceId", "general.tooManyAttempts")),
  },
  async run(act, { isDeed, ...said }: Said) {
    const { userId } = userOf(act.actor);
    if (said.trackIds && said.trackIds.length > QUEUE_MAX)
      throw new InvalidInput(problem("trackIds", "player.queueTooLong", { most: QUEUE_MAX }));
    const answer = { isKept: await keepPlayQueue(act.trx, { ...said, userId, at: act.now }, isDeed) };
    if (!answer.isKept) return act.unchanged(answer);
    const { deviceId, userAgent } = said;
    act.publish("playerNews", userId, { kind: "saved", deviceId, userAgent });
    return act.done(answer);
  },
});

builder.relayMutationField(
  "savePlayQueue",
  {
    inputFields: (t) => ({
      deviceId: t.string({ description: "A UUID that the page made for itself." }),
      isDeed: t.boolean({
        description:
          "Whether the person did something here, which makes this the device that counts; false for how far the music came.",
      }),
      trackIds: t.globalIDList({
        for: Track,
        required: false,
        description: `At most ${QUEUE_MAX}. Left out where they are the same as before.`,
      }),
      currentId: t.globalID({ for: Track, required: false }),
      positionMs: t.int({ description: "How far the current track came, in milliseconds." }),
      isPlaying: t.boolean(),
    }),
  },
  {
    description: "Keeps what a device of the person's plays, for their other devices.",
    verb: savePlayQueue,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput] },
    resolve: (_root, { input }, context, info) =>
      perform(context, info, savePlayQueue, {
        deviceId: deviceIdOf(input.deviceId),
        userAgent: userAgentOf(context),
        isDeed: input.isDeed,
        trackIds: input.trackIds?.map(({ id }) => id) ?? null,
        currentId: input.currentId?.id ?? null,
        positionMs: Math.max(0, input.positionMs),
        isPlaying: input.isPlaying,
      }),
  },
  {
    outputFields: (t) => ({
      isKept: t.boolean({
        description: "False where the person went on at another device meanwhile.",
        resolve: ({ isKept }) => isKept,
      }),
    }),
  },
);
