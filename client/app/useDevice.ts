import { useEffect, useSyncExternalStore } from "react";
import { type DeviceType, deviceOf, isSlowConnection, reducesMotion } from "../../domain/device/device.ts";

/** Mobile, tablet or desktop, by the width of the window. */
export function useDevice(): DeviceType {
  return useSyncExternalStore(onResize, deviceNow);
}

const listeners = new Set<() => void>();
/** As it was when somebody began to listen, or at the last change since: on a phone the question lays the whole page out first. */
let known: DeviceType | null = null;

const deviceNow = (): DeviceType => known ?? deviceOf(window.innerWidth);

function onResize(listener: () => void) {
  if (listeners.size === 0) {
    known = deviceOf(window.innerWidth);
    window.addEventListener("resize", handleResize);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    known = null;
    window.removeEventListener("resize", handleResize);
  };
}

function handleResize() {
  known = deviceOf(window.innerWidth);
  for (const listener of listeners) listener();
}

// Chromium alone tells these two; elsewhere they count as unknown.
interface Telling {
  connection?: EventTarget & { effectiveType?: string };
  getBattery?: () => Promise<EventTarget & { level: number; charging: boolean }>;
}

/** Writes what is known of the device on <html>, where style sheets read it: data-device, data-net, data-motion. */
export function useDeviceAdapter(): void {
  const device = useDevice();
  useEffect(() => {
    const root = document.documentElement;
    const { connection, getBattery } = navigator as Navigator & Telling;
    const calm = window.matchMedia("(prefers-reduced-motion: reduce)");
    let battery: (EventTarget & { level: number; charging: boolean }) | null = null;

    function write() {
      const isSlow = isSlowConnection(connection?.effectiveType);
      const isCalm = reducesMotion({
        prefersReducedMotion: calm.matches,
        isSlow,
        battery: battery && { level: battery.level, isCharging: battery.charging },
      });
      root.dataset.device = device;
      root.dataset.net = isSlow ? "slow" : "fast";
      root.dataset.motion = isCalm ? "reduced" : "full";
    }

    write();
    calm.addEventListener("change", write);
    connection?.addEventListener("change", write);
    let isGone = false;
    void getBattery?.call(navigator).then((found) => {
      if (isGone) return;
      battery = found;
      battery.addEventListener("levelchange", write);
      battery.addEventListener("chargingchange", write);
      write();
    });
    return () => {
      isGone = true;
      calm.removeEventListener("change", write);
      connection?.removeEventListener("change", write);
      battery?.removeEventListener("levelchange", write);
      battery?.removeEventListener("chargingchange", write);
    };
  }, [device]);
}
