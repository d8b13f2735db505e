import { type ComponentType, type LazyExoticComponent, lazy } from "react";

/** `send` begins to load it, and ends once that has ended. */
export type Part = LazyExoticComponent<ComponentType> & { send: () => Promise<void> };

/** Parts that float above every signed-in screen and are seen or needed at once. A feature adds its line here, or below. */
export const OVERLAYS: readonly Part[] = [
  later(() => import("../compliance/FocusField.tsx"), "FocusField"),
  later(() => import("../sync/SyncWatch.tsx"), "SyncWatch"),
  later(() => import("../assistants/AssistantOverlay.tsx"), "AssistantOverlay"),
];

/** Parts that show nothing until somebody does something, or something happens. */
export const QUIET_OVERLAYS: readonly Part[] = [
  later(() => import("../search/SearchOverlay.tsx"), "SearchOverlay"),
  later(() => import("../catalog/UploadTray.tsx"), "UploadTray"),
  later(() => import("../phone/ActiveCall.tsx"), "ActiveCall"),
  later(() => import("../library/LibraryWatch.tsx"), "LibraryWatch"),
  later(() => import("../player/devices/FollowQueue.tsx"), "FollowQueue"),
  later(() => import("../playlists/AddToPlaylistOverlay.tsx"), "AddToPlaylistOverlay"),
  later(() => import("../offline/OfflineOverlay.tsx"), "OfflineOverlay"),
  later(() => import("./pwa/ServiceWorkerOverlay.tsx"), "ServiceWorkerOverlay"),
  later(() => import("./pwa/InstallOverlay.tsx"), "InstallOverlay"),
];

/** What stands in the bar at the foot of every signed-in screen: the player. */
export const FOOT: readonly Part[] = [later(() => import("../player/PlayerBar.tsx"), "PlayerBar")];

/** Makes a part of a named export. */
export function later<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): Part {
  let coming: ReturnType<typeof load> | undefined;
  const come = () => {
    coming ??= load();
    return coming;
  };
  // What did not come is told when it is drawn.
  const send = () =>
    come().then(
      () => {},
      () => {},
    );
  return Object.assign(
    lazy(async () => ({ default: (await come())[name] })),
    { send },
  );
}
