export type DeviceType = "mobile" | "tablet" | "desktop";

/** Widest phone and widest tablet, in CSS pixels (SPEC.md section 9). */
export const MOBILE_MAX_WIDTH = 768;
export const TABLET_MAX_WIDTH = 1024;

/** Smallest side of anything to be pressed with a finger, in CSS pixels. */
export const TOUCH_TARGET = 44;

/** Below this charge a device saves its battery rather than move things on the screen. */
export const LOW_BATTERY = 0.2;

export function deviceOf(width: number): DeviceType {
  if (width <= MOBILE_MAX_WIDTH) return "mobile";
  return width <= TABLET_MAX_WIDTH ? "tablet" : "desktop";
}

/** `effectiveType` as the Network Information API words it; absent where the browser does not tell. */
export function isSlowConnection(effectiveType: string | undefined): boolean {
  return effectiveType === "slow-2g" || effectiveType === "2g" || effectiveType === "3g";
}

/** What decides whether things move. */
export interface MotionFacts {
  prefersReducedMotion: boolean;
  isSlow: boolean;
  /** Null where the browser does not tell. `level` runs from 0 to 1. */
  battery: { level: number; isCharging: boolean } | null;
}

/** Whether movement is held back: by wish, on a slow connection, below 20 % of charge or off the cable (SPEC.md section 9). */
export function reducesMotion({ prefersReducedMotion, isSlow, battery }: MotionFacts): boolean {
  if (prefersReducedMotion || isSlow) return true;
  return battery !== null && (battery.level < LOW_BATTERY || !battery.isCharging);
}
