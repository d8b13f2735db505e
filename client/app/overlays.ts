import { type ComponentType, type LazyExoticComponent, lazy } from "react";

/** `send` begins to load it, and ends once that has ended. */
export type Part = LazyExoticComponent<ComponentType> & { send: () => Promise<void> };

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
