import { useSyncExternalStore } from "react";
import type { Player } from "../Player.ts";
import { usePlayer } from "../usePlayer.ts";
import { Devices, type DevicesView } from "./Devices.ts";

const all = new WeakMap<Player, Devices>();

/** The devices beside a player: the same ones for everything that draws them. */
export function devicesOf(player: Player): Devices {
  const known = all.get(player) ?? new Devices(player);
  all.set(player, known);
  return known;
}

/** The devices of the one player, and what is known of them. */
export function useDevices(): { devices: Devices; view: DevicesView } {
  const devices = devicesOf(usePlayer());
  return { devices, view: useSyncExternalStore(devices.subscribe, devices.view) };
}
