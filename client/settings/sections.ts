import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import {
  type Icon,
  IconBell,
  IconDeviceFloppy,
  IconHeadphones,
  IconLanguage,
  IconLock,
  IconShieldCheck,
  IconSwitchHorizontal,
  IconUserCircle,
} from "@tabler/icons-react";
import type { ComponentType } from "react";
import type { OperationType, PreloadableConcreteRequest } from "relay-runtime";
import accountQuery from "../__generated__/AccountSectionQuery$parameters.ts";
import notificationsQuery from "../__generated__/NotificationsSectionQuery$parameters.ts";
import playbackQuery from "../__generated__/PlaybackSectionQuery$parameters.ts";
import privacyQuery from "../__generated__/PrivacySectionQuery$parameters.ts";
import profileQuery from "../__generated__/ProfileSectionQuery$parameters.ts";
import type { ViewerFacts } from "../app/viewer.ts";

/**
 * What a person finds at a section: the section itself, nothing at all, a sentence that only the account owner can change
 * it, or what the plan it asks for would bring.
 */
export type SectionAccess = "open" | "hidden" | "ownerOnly" | "pro" | "enterprise";

/** One part of the settings, at /settings/{id}. */
export interface SettingsSection {
  id: string;
  title: MessageDescriptor;
  /** One sentence under the title; the search of the list reads it too. */
  summary: MessageDescriptor;
  icon: Icon;
  /** Absent: open to everybody who is signed in. */
  access?: (viewer: ViewerFacts) => SectionAccess;
  /** Begins to load together with the section's code; the section reads it with useScreenQuery. */
  query?: PreloadableConcreteRequest<OperationType>;
  load: () => Promise<ComponentType>;
}

/** Every section, in the order of the list. A feature adds its own here. */
export const SETTINGS_SECTIONS: readonly SettingsSection[] = [
  {
    id: "account",
    title: msg`Account`,
    summary: msg`Your email, your password, and where you are signed in.`,
    icon: IconLock,
    query: accountQuery,
    load: async () => (await import("./AccountSection.tsx")).AccountSection,
  },
  {
    id: "profile",
    title: msg`Profile`,
    summary: msg`How you show yourself: pictures, name, words, links and handle.`,
    icon: IconUserCircle,
    query: profileQuery,
    load: async () => (await import("../profiles/edit/ProfileSection.tsx")).ProfileSection,
  },
  {
    id: "mode",
    title: msg`Fan and artist`,
    summary: msg`Which side of Levare you see, and how to become an artist.`,
    icon: IconSwitchHorizontal,
    load: async () => (await import("./ModeSection.tsx")).ModeSection,
  },
  {
    id: "notifications",
    title: msg`Notifications`,
    summary: msg`What you want to hear about, and where.`,
    icon: IconBell,
    query: notificationsQuery,
    load: async () => (await import("./NotificationsSection.tsx")).NotificationsSection,
  },
  {
    id: "playback",
    title: msg`Playback`,
    summary: msg`How music sounds on all your devices.`,
    icon: IconHeadphones,
    query: playbackQuery,
    load: async () => (await import("./PlaybackSection.tsx")).PlaybackSection,
  },
  {
    id: "offline",
    title: msg`Offline storage`,
    summary: msg`What this device keeps, and how to free it.`,
    icon: IconDeviceFloppy,
    load: async () => (await import("./OfflineSection.tsx")).OfflineSection,
  },
  {
    id: "appearance",
    title: msg`Language and theme`,
    summary: msg`The words and colours of Levare on this device.`,
    icon: IconLanguage,
    load: async () => (await import("./AppearanceSection.tsx")).AppearanceSection,
  },
  {
    id: "privacy",
    title: msg`Privacy`,
    summary: msg`What is remembered of you, and what others see.`,
    icon: IconShieldCheck,
    query: privacyQuery,
    load: async () => (await import("./PrivacySection.tsx")).PrivacySection,
  },
];

/** The sections that a person sees in the list. */
export function sectionsFor(viewer: ViewerFacts): readonly SettingsSection[] {
  return SETTINGS_SECTIONS.filter((section) => section.access?.(viewer) !== "hidden");
}
