import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type Icon, IconLanguage } from "@tabler/icons-react";
import type { ComponentType } from "react";
import type { OperationType, PreloadableConcreteRequest } from "relay-runtime";
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
    id: "appearance",
    title: msg`Language and theme`,
    summary: msg`The words and colours of Levare on this device.`,
    icon: IconLanguage,
    load: async () => (await import("./AppearanceSection.tsx")).AppearanceSection,
  },
];

/** The sections that a person sees in the list. */
export function sectionsFor(viewer: ViewerFacts): readonly SettingsSection[] {
  return SETTINGS_SECTIONS.filter((section) => section.access?.(viewer) !== "hidden");
}
