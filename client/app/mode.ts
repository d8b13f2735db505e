import { createContext, use } from "react";
import type { Capability, Role } from "../../domain/accounts/roles.ts";
import { worksInStudio } from "../../domain/accounts/roles.ts";

const STORED_MODE = "levare.mode";

/** Sent on `window` when a dual-mode user changes sides; `detail` is the new side. */
export const MODE_CHANGED = "mode-changed";

/** The side of the product that is shown at the moment, and how to change it. */
export interface ModeChoice {
  mode: Capability;
  /** True for people who are fan and artist both. */
  isDual: boolean;
  choose: (mode: Capability) => void;
}

/** The stored side of a dual-mode user, artist when none is stored; everybody else has but one (SPEC.md section 4, Mode). */
export function startingMode(role: Role, capabilities: readonly Capability[]): Capability {
  if (!isDualMode(capabilities)) return worksInStudio(role) ? "artist" : "fan";
  return localStorage.getItem(STORED_MODE) === "fan" ? "fan" : "artist";
}

export function isDualMode(capabilities: readonly Capability[]): boolean {
  return capabilities.includes("fan") && capabilities.includes("artist");
}

export function announceMode(mode: Capability): void {
  localStorage.setItem(STORED_MODE, mode);
  window.dispatchEvent(new CustomEvent(MODE_CHANGED, { detail: mode }));
}

export const ModeContext = createContext<ModeChoice>({ mode: "artist", isDual: false, choose: () => {} });

export function useMode(): ModeChoice {
  return use(ModeContext);
}
