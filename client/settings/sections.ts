import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import {
  type Icon,
  IconAlertTriangle,
  IconBell,
  IconBuildingStore,
  IconChartPie,
  IconCreditCard,
  IconDeviceFloppy,
  IconHeadphones,
  IconLanguage,
  IconLock,
  IconPalette,
  IconPlugConnected,
  IconShieldCheck,
  IconSwitchHorizontal,
  IconUserCircle,
  IconUsers,
} from "@tabler/icons-react";
import type { ComponentType } from "react";
import type { OperationType, PreloadableConcreteRequest } from "relay-runtime";
import { can, type Permission } from "../../domain/accounts/permissions.ts";
import { type Gate, passesGate, TIER_OF_GATE } from "../../domain/billing/gates.ts";
import accountQuery from "../__generated__/AccountSectionQuery$parameters.ts";
import billingQuery from "../__generated__/BillingSectionQuery$parameters.ts";
import brandingQuery from "../__generated__/BrandingSectionQuery$parameters.ts";
import dangerQuery from "../__generated__/DangerSectionQuery$parameters.ts";
import notificationsQuery from "../__generated__/NotificationsSectionQuery$parameters.ts";
import playbackQuery from "../__generated__/PlaybackSectionQuery$parameters.ts";
import privacyQuery from "../__generated__/PrivacySectionQuery$parameters.ts";
import profileQuery from "../__generated__/ProfileSectionQuery$parameters.ts";
import sharesQuery from "../__generated__/SharesSectionQuery$parameters.ts";
import teamQuery from "../__generated__/TeamSectionQuery$parameters.ts";
import workspaceQuery from "../__generated__/WorkspaceSectionQuery$parameters.ts";
import { tierHere, type ViewerFacts } from "../app/viewer.ts";

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

/** Sections of a studio: for those who have the permission, and behind a gate for those whose plan has it. */
function inStudio(permission: Permission, gate?: Gate) {
  return (viewer: ViewerFacts): SectionAccess => {
    if (!viewer.workspace) return "hidden";
    if (!can(viewer, permission)) return "ownerOnly";
    return gate && !passesGate(tierHere(viewer), gate) ? TIER_OF_GATE[gate] : "open";
  };
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
    summary: msg`How others see you: pictures, name, bio, links and handle.`,
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
    summary: msg`What is stored on this device, and how to free space.`,
    icon: IconDeviceFloppy,
    load: async () => (await import("./OfflineSection.tsx")).OfflineSection,
  },
  {
    id: "appearance",
    title: msg`Language and theme`,
    summary: msg`The language and theme of Levare on this device.`,
    icon: IconLanguage,
    load: async () => (await import("./AppearanceSection.tsx")).AppearanceSection,
  },
  {
    id: "privacy",
    title: msg`Privacy`,
    summary: msg`What we remember, and what others see.`,
    icon: IconShieldCheck,
    query: privacyQuery,
    load: async () => (await import("./PrivacySection.tsx")).PrivacySection,
  },
  {
    id: "billing",
    title: msg`Plan and billing`,
    summary: msg`Your plan, how it is paid, and how long it runs.`,
    icon: IconCreditCard,
    // Whoever works in a studio of somebody else sees its owner's sentence; everybody else has a plan of their own.
    access: (viewer) => (viewer.workspace && !can(viewer, "manageBilling") ? "ownerOnly" : "open"),
    query: billingQuery,
    load: async () => (await import("../workspaces/BillingSection.tsx")).BillingSection,
  },
  {
    id: "shares",
    title: msg`My shares`,
    summary: msg`Your shares of music you worked on, and what they earned.`,
    icon: IconChartPie,
    query: sharesQuery,
    load: async () => (await import("../splits/SharesSection.tsx")).SharesSection,
  },
  {
    id: "workspace",
    title: msg`Workspace`,
    summary: msg`Name, address, currency and time zone of your studio.`,
    icon: IconBuildingStore,
    access: inStudio("manageWorkspace"),
    query: workspaceQuery,
    load: async () => (await import("../workspaces/WorkspaceSection.tsx")).WorkspaceSection,
  },
  {
    id: "team",
    title: msg`Team`,
    summary: msg`Who works in your studio, and as what.`,
    icon: IconUsers,
    access: inStudio("manageUsers"),
    query: teamQuery,
    load: async () => (await import("../workspaces/TeamSection.tsx")).TeamSection,
  },
  {
    id: "branding",
    title: msg`Branding`,
    summary: msg`The colour and tagline of your public pages.`,
    icon: IconPalette,
    access: inStudio("manageWorkspace", "customBranding"),
    query: brandingQuery,
    load: async () => (await import("../workspaces/BrandingSection.tsx")).BrandingSection,
  },
  {
    id: "integrations",
    title: msg`Integrations`,
    summary: msg`Keys and connections to other programs.`,
    icon: IconPlugConnected,
    access: inStudio("manageIntegrations", "apiAccess"),
    load: async () => (await import("../workspaces/IntegrationsSection.tsx")).IntegrationsSection,
  },
  {
    id: "danger",
    title: msg`Danger zone`,
    summary: msg`Leave or delete a studio, or your account.`,
    icon: IconAlertTriangle,
    query: dangerQuery,
    load: async () => (await import("../workspaces/DangerSection.tsx")).DangerSection,
  },
];

/** The sections that a person sees in the list. */
export function sectionsFor(viewer: ViewerFacts): readonly SettingsSection[] {
  return SETTINGS_SECTIONS.filter((section) => section.access?.(viewer) !== "hidden");
}
