import type { NoticeChannel, NoticeTopic } from "../../domain/accounts/notices.ts";
import { type Preferences, preferencesProblem } from "../../domain/accounts/preferences.ts";
import { userOf } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { signedIn } from "../graphql/context.ts";
import { InvalidInput, refuse } from "../graphql/errors.ts";
import { keepPreferences } from "./keepPreferences.ts";
import {
  LocaleEnum,
  NoticeChannelEnum,
  NoticeTopicEnum,
  preferenceLoader,
  StreamQualityEnum,
} from "./Preferences.ts";
import { CapabilityEnum, Viewer } from "./Viewer.ts";

/** Keeps what the person chose. */
export const updatePreferences = verb("updatePreferences", {
  unaudited: "How somebody likes it; of consents there is a list of their own.",
  async run(act, { change }: { change: Partial<Preferences> }) {
    const { userId, capabilities } = userOf(act.actor);
    refuse(preferencesProblem(change, capabilities));
    await keepPreferences(act.trx, userId, change, act.now);
    return act.done({});
  },
});

const NoticeChoiceInput = builder.inputType("NoticeChoiceInput", {
  fields: (t) => ({
    topic: t.field({ type: NoticeTopicEnum }),
    channel: t.field({ type: NoticeChannelEnum }),
    isOn: t.boolean(),
  }),
});

builder.relayMutationField(
  "updatePreferences",
  {
    inputFields: (t) => ({
      locale: t.field({ type: LocaleEnum, required: false }),
      marketingConsent: t.boolean({ required: false }),
      streamingQuality: t.field({ type: StreamQualityEnum, required: false }),
      offlineStorageUsed: t.float({ required: false, description: "Bytes." }),
      mode: t.field({ type: CapabilityEnum, required: false }),
      notifications: t.field({
        type: [NoticeChoiceInput],
        required: false,
        description: "Those that change; the others stay.",
      }),
      crossfade: t.int({ required: false, description: "Seconds, 0 to 12." }),
      normalise: t.boolean({ required: false }),
      listeningHistory: t.boolean({ required: false }),
      publicCollection: t.boolean({ required: false }),
      hideExplicit: t.boolean({ required: false }),
      hideAiMade: t.boolean({ required: false }),
      aiTeam: t.boolean({ required: false }),
    }),
  },
  {
    description: "Changes the preferences that are sent and leaves the others.",
    verb: updatePreferences,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput] },
    resolve: async (_root, { input: { notifications, ...rest } }, context, info) => {
      const choices = notifications ? { notifications: byChoice(notifications) } : {};
      await perform(context, info, updatePreferences, { change: { ...present(rest), ...choices } });
      const viewer = signedIn(context);
      preferenceLoader(context).clear(viewer.userId);
      return viewer;
    },
  },
  { outputFields: (t) => ({ viewer: t.field({ type: Viewer, resolve: (viewer) => viewer }) }) },
);

type Sent<Change> = { [Key in keyof Change]: NonNullable<Change[Key]> };

/** Without what was not sent; null is nothing sent, too. */
function present<Change extends object>(change: Change): Partial<Sent<Change>> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value != null)) as Partial<
    Sent<Change>
  >;
}

function byChoice(
  choices: readonly { topic: NoticeTopic; channel: NoticeChannel; isOn: boolean }[],
): Preferences["notifications"] {
  return Object.fromEntries(choices.map(({ topic, channel, isOn }) => [`${topic}.${channel}`, isOn]));
}
