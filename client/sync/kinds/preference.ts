import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { RecordProxy } from "relay-runtime";
import type { SyncKind } from "./kind.ts";

/** One of a person's choices; its id is its key. The last one that arrives stands. */
export const preferenceKind: SyncKind = {
  draft: ({ kind, id, name, changes, before }) => ({
    action: "update",
    table: "preferences",
    data: { key: id, value: changes.value ?? null },
    entityId: id,
    changed: ["value"],
    base: before,
    baseVersion: null,
    kind,
    name,
  }),
  lay(store, key, { value }) {
    const kept = store.getRoot().getLinkedRecord("viewer")?.getLinkedRecord("preferences");
    if (!kept || value === undefined) return;
    if (key === "notifications") layChoices(kept, value);
    else kept.setValue(value as string, key);
  },
  pathOf: ({ entityId }) => PLACES[entityId] ?? "/settings",
  titleOf: ({ entityId }) => TITLES[entityId] ?? msg`A setting`,
};

const PLACES: Record<string, string> = {
  notifications: "/settings/notifications",
  marketingConsent: "/settings/notifications",
  streamingQuality: "/settings/playback",
  crossfade: "/settings/playback",
  normalise: "/settings/playback",
  listeningHistory: "/settings/privacy",
  publicCollection: "/settings/privacy",
  hideExplicit: "/settings/privacy",
  hideAiMade: "/settings/privacy",
};

const TITLES: Record<string, MessageDescriptor> = {
  locale: msg`Setting: language`,
  mode: msg`Setting: fan or artist`,
  notifications: msg`Setting: notifications`,
  marketingConsent: msg`Setting: news from Levare`,
  streamingQuality: msg`Setting: streaming quality`,
  crossfade: msg`Setting: fade between tracks`,
  normalise: msg`Setting: same loudness`,
  listeningHistory: msg`Setting: listening history`,
  publicCollection: msg`Setting: public collection`,
  hideExplicit: msg`Setting: explicit songs`,
  hideAiMade: msg`Setting: songs made with AI`,
  aiTeam: msg`Setting: AI team`,
};

function layChoices(kept: RecordProxy, choices: unknown): void {
  const shown = kept.getLinkedRecords("notifications") ?? [];
  for (const { topic, channel, isOn } of choices as { topic: string; channel: string; isOn: boolean }[])
    shown
      .find((each) => each?.getValue("topic") === topic && each.getValue("channel") === channel)
      ?.setValue(isOn, "isOn");
}
