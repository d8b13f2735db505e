import type { PlayerNewsKind } from "../../domain/player/sharedQueue.ts";
import { problem } from "../../domain/words/refusal.ts";
import { userOf } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { type Act, verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput } from "../graphql/errors.ts";
import { deviceIdOf, userAgentOf } from "./device.ts";
import type { Device } from "./PlayQueue.ts";

/** Nothing is kept of which pages are open: whoever wants to know asks, and those that are answer. */
function speaking(name: "callDevices" | "answerDevices" | "handOverQueue", kind: PlayerNewsKind) {
  return verb(name, {
    unaudited: "pages of one person speak with each other; nothing is kept of it",
    limits: {
      uses: (_device: Device, actor) => ({ playerNewsOfUser: userOf(actor).userId }),
      full: () => new InvalidInput(problem("deviceId", "general.tooManyAttempts")),
    },
    async run(act: Act<[]>, device: Device) {
      act.publish("playerNews", userOf(act.actor).userId, { kind, ...device });
      return act.done({ deviceId: device.deviceId });
    },
  });
}

const SPOKEN = [
  [
    "callDevices",
    "called",
    "The page that asks.",
    "Asks which of the person's pages are open; they answer as player news.",
  ],
  ["answerDevices", "here", "The page that answers.", "Answers another page that called."],
  [
    "handOverQueue",
    "handedOver",
    "The page that shall go on.",
    "Asks an open page of the person's to go on with the music.",
  ],
] as const;

for (const [name, kind, whose, description] of SPOKEN) {
  const spoken = speaking(name, kind);
  builder.relayMutationField(
    name,
    { inputFields: (t) => ({ deviceId: t.string({ description: whose }) }) },
    {
      description,
      verb: spoken,
      authScopes: { signedIn: true },
      errors: { types: [InvalidInput] },
      resolve: (_root, { input }, context, info) =>
        perform(context, info, spoken, {
          deviceId: deviceIdOf(input.deviceId),
          userAgent: userAgentOf(context),
        }),
    },
    { outputFields: (t) => ({ deviceId: t.string({ resolve: ({ deviceId }) => deviceId }) }) },
  );
}
