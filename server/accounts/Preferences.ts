import { listPreferences } from "../../db/accounts/preferences.ts";
import { LOCALES } from "../../domain/accounts/locales.ts";
import { sideOf } from "../../domain/accounts/modes.ts";
import {
  isLockedNotice,
  isNoticeChoice,
  NOTICE_CHANNELS,
  NOTICE_TOPICS,
  type NoticeChannel,
  type NoticeTopic,
  wantsNotice,
} from "../../domain/accounts/notices.ts";
import { type Preferences as Chosen, preferencesFrom } from "../../domain/accounts/preferences.ts";
import { preferredQuality, qualitiesOpen, STREAM_QUALITIES } from "../../domain/player/quality.ts";
import { builder } from "../graphql/builder.ts";
import type { Viewer as ViewerFacts } from "../graphql/context.ts";
import { grouped, perRequest } from "../graphql/perRequest.ts";
import { CapabilityEnum, Viewer } from "./Viewer.ts";

export const StreamQualityEnum = builder.enumType("StreamQuality", { values: STREAM_QUALITIES });
export const LocaleEnum = builder.enumType("Locale", { values: LOCALES });
export const NoticeTopicEnum = builder.enumType("NoticeTopic", { values: NOTICE_TOPICS });
export const NoticeChannelEnum = builder.enumType("NoticeChannel", { values: NOTICE_CHANNELS });

/** What a person chose, read once a request; a verb that writes has to forget it first. */
export const preferenceLoader = perRequest(async (userIds, { db }) =>
  grouped(userIds, await listPreferences(db, userIds), ({ userId }) => userId),
);

interface NoticeChoice {
  topic: NoticeTopic;
  channel: NoticeChannel;
  isOn: boolean;
}

const NoticeChoiceType = builder.objectRef<NoticeChoice>("NoticeChoice").implement({
  description: "Whether the person wants news of a topic on a channel.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    topic: t.expose("topic", { type: NoticeTopicEnum }),
    channel: t.expose("channel", { type: NoticeChannelEnum }),
    isOn: t.exposeBoolean("isOn"),
    isLocked: t.boolean({
      description: "News of one's own safety cannot be switched off.",
      resolve: ({ topic }) => isLockedNotice(topic),
    }),
  }),
});

interface PreferencesFacts {
  chosen: Chosen;
  viewer: ViewerFacts;
}

const Preferences = builder.objectRef<PreferencesFacts>("Preferences").implement({
  description: "What the person chose for themselves. It follows them to every device.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    locale: t.field({
      type: LocaleEnum,
      nullable: true,
      description: "The language that the person chose; null until they do.",
      resolve: ({ chosen }) => chosen.locale,
    }),
    marketingConsent: t.boolean({ resolve: ({ chosen }) => chosen.marketingConsent }),
    streamingQuality: t.field({
      type: StreamQualityEnum,
      description: "What is heard, as far as the plan goes; basic for fans who never chose.",
      resolve: ({ chosen, viewer }) =>
        preferredQuality(chosen.streamingQuality, viewer.listeningTier, side(chosen, viewer)),
    }),
    openQualities: t.field({
      type: [StreamQualityEnum],
      description: "What the person's plan may listen to.",
      resolve: ({ chosen, viewer }) => [...qualitiesOpen(viewer.listeningTier, side(chosen, viewer))],
    }),
    offlineStorageUsed: t.float({
      description: "Bytes that the device that told last keeps for offline use.",
      resolve: ({ chosen }) => chosen.offlineStorageUsed,
    }),
    mode: t.field({
      type: CapabilityEnum,
      description: "The side that is shown: the chosen one for people with both, else the only one.",
      resolve: ({ chosen, viewer }) => side(chosen, viewer),
    }),
    notifications: t.field({
      type: [NoticeChoiceType],
      resolve: ({ chosen }) =>
        NOTICE_TOPICS.flatMap((topic) =>
          NOTICE_CHANNELS.filter((channel) => isNoticeChoice(topic, channel)).map((channel) => ({
            topic,
            channel,
            isOn: wantsNotice(chosen.notifications, topic, channel),
          })),
        ),
    }),
    crossfade: t.int({ description: "Seconds.", resolve: ({ chosen }) => chosen.crossfade }),
    normalise: t.boolean({ resolve: ({ chosen }) => chosen.normalise }),
    hideExplicit: t.boolean({
      description: "Whether discovery leaves out songs with explicit words.",
      resolve: ({ chosen }) => chosen.hideExplicit,
    }),
    hideAiMade: t.boolean({
      description: "Whether discovery leaves out songs of which a model made a part by itself.",
      resolve: ({ chosen }) => chosen.hideAiMade,
    }),
    listeningHistory: t.boolean({ resolve: ({ chosen }) => chosen.listeningHistory }),
    aiTeam: t.boolean({
      description: "Whether the assistants are shown.",
      resolve: ({ chosen }) => chosen.aiTeam,
    }),
    publicCollection: t.boolean({ resolve: ({ chosen }) => chosen.publicCollection }),
  }),
});

function side(chosen: Chosen, { role, capabilities }: ViewerFacts) {
  return sideOf(role, capabilities, chosen.mode);
}

builder.objectField(Viewer, "preferences", (t) =>
  t.field({
    type: Preferences,
    resolve: async (viewer, _args, context) => ({
      viewer,
      chosen: preferencesFrom(await preferenceLoader(context).load(viewer.userId)),
    }),
  }),
);
