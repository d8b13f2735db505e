import { createContext, use } from "react";
import type { Capability } from "../../domain/accounts/roles.ts";

/** Sent on `window` when a dual-mode user changes sides; `detail` is the new side (SPEC.md section 4, Mode). */
export const MODE_CHANGED = "mode-changed";

/** The side of the product that is shown at the moment, and how to change it. */
export interface ModeChoice {
  mode: Capability;
  /** True for people who are fan and artist both. */
  isDual: boolean;
  choose: (mode: Capability) => void;
}

export const ModeContext = createContext<ModeChoice>({ mode: "artist", isDual: false, choose: () => {} });

export function useMode(): ModeChoice {
  return use(ModeContext);
}
