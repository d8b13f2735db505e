import { createContext, use } from "react";
import type { PlatformFees } from "../../domain/billing/platformFee.ts";
import { type PlatformSettings, settingsFrom } from "../../domain/platform/settings.ts";

/** How long answers count as fresh (SPEC.md section 9). */
export const FRESH_MS = 5 * 60 * 1000;

/** What the operator chose for everybody, as far as every page meets it. */
export type PlatformFacts = Pick<
  PlatformSettings,
  "signUp" | "noticeEn" | "noticeEs" | "supportEmail" | "legalContact" | "uploadMegabytes"
> &
  PlatformFees;

/** Before the server has told, and where it cannot: as if nobody had chosen anything. */
export const PlatformContext = createContext<PlatformFacts>(settingsFrom([]));

export function usePlatform(): PlatformFacts {
  return use(PlatformContext);
}
