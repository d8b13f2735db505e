import { type ComponentType, type LazyExoticComponent, lazy } from "react";

type Part = LazyExoticComponent<ComponentType>;

/** Parts that float above every signed-in screen, such as the search overlay. A feature adds its line here. */
export const OVERLAYS: readonly Part[] = [
  later(() => import("../search/SearchOverlay.tsx"), "SearchOverlay"),
  later(() => import("../catalog/UploadTray.tsx"), "UploadTray"),
  later(() => import("../phone/ActiveCall.tsx"), "ActiveCall"),
  later(() => import("../assistants/AssistantOverlay.tsx"), "AssistantOverlay"),
  later(() => import("../compliance/FocusField.tsx"), "FocusField"),
  later(() => import("../library/LibraryWatch.tsx"), "LibraryWatch"),
  later(() => import("../player/devices/FollowQueue.tsx"), "FollowQueue"),
  later(() => import("../playlists/AddToPlaylistOverlay.tsx"), "AddToPlaylistOverlay"),
  later(() => import("../offline/OfflineOverlay.tsx"), "OfflineOverlay"),
  later(() => import("./pwa/ServiceWorkerOverlay.tsx"), "ServiceWorkerOverlay"),
  later(() => import("./pwa/InstallOverlay.tsx"), "InstallOverlay"),
  later(() => import("../sync/SyncWatch.tsx"), "SyncWatch"),
];

/** What stands in the bar at the foot of every signed-in screen: the player. */
export const FOOT: readonly Part[] = [later(() => import("../player/PlayerBar.tsx"), "PlayerBar")];

/** Makes a part of a named export, loaded after the first screen stands. */
export function later<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): Part {
  return lazy(async () => ({ default: (await load())[name] }));
}
