import { ASSET_KINDS } from "../../domain/assets/assetKind.ts";
import type { AssetFilter } from "../__generated__/AssetsScreenQuery.graphql.ts";

export const ASSETS_PATH = "/catalog/assets";

/** What a global id is an id of; null for a text that is none. */
export function typeOfId(id: string): string | null {
  try {
    const [type] = atob(id).split(":");
    return type || null;
  } catch {
    return null;
  }
}

/** What the assets are narrowed to, as the address says it; null for all that was not thrown away. */
export function assetFilterOf(address: URLSearchParams): AssetFilter | null {
  const kind = ASSET_KINDS.find((each) => each === address.get("kind"));
  const text = address.get("text")?.trim();
  const tag = address.get("tag");
  const place = placeOf(address);
  const type = place && typeOfId(place);
  const filter: AssetFilter = {
    ...(kind ? { kind } : {}),
    ...(text ? { text } : {}),
    ...(tag ? { tag } : {}),
    ...(place && type === "Track" ? { trackId: place } : {}),
    ...(place && type === "Release" ? { releaseId: place } : {}),
    ...(address.has("trash") ? { isTrash: true } : {}),
  };
  return Object.keys(filter).length > 0 ? filter : null;
}

/** The track or release whose files are shown; null for all, and for an address that names neither. */
export function placeOf(address: URLSearchParams): string | null {
  const place = address.get("on");
  const type = place && typeOfId(place);
  return type === "Track" || type === "Release" ? place : null;
}

/** The list of a track's or release's files. */
export function assetsOn(placeId: string): string {
  return `${ASSETS_PATH}?on=${encodeURIComponent(placeId)}`;
}

/** An asset, opened over the list. */
export function assetPath(id: string): string {
  return `${ASSETS_PATH}?asset=${encodeURIComponent(id)}`;
}

/** The address without what opens and closes over the list. */
export function listAddress(url: URL): string {
  const address = new URLSearchParams(url.search);
  address.delete("asset");
  return `${url.pathname}?${address}`;
}
