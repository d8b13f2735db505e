import { ASSET_KINDS } from "../../domain/assets/assetKind.ts";
import type { AssetFilter } from "../__generated__/AssetsScreenQuery.graphql.ts";
import { globalIdIn, plainWordOf, wordOf } from "../app/readableAddress.ts";
import type { Place } from "./PlaceSelect.tsx";

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

/** The track or release whose files are shown; null for all. */
export function placeOf(address: URLSearchParams): string | null {
  const [track, release] = [address.get("track"), address.get("release")];
  if (track) return globalIdIn("Track", track);
  return release ? globalIdIn("Release", release) : null;
}

/** The words of the address by which it shows the files of a place alone; none for all. */
export function wordsOn(place: Place | null): { track: string | null; release: string | null } {
  const word = place && plainWordOf(place.id, place.title);
  const isTrack = place !== null && typeOfId(place.id) === "Track";
  return { track: isTrack ? word : null, release: isTrack ? null : word };
}

/** The list of a track's or release's files. */
export function assetsOn({ id, title }: Place): string {
  const name = typeOfId(id) === "Track" ? "track" : "release";
  return `${ASSETS_PATH}?${name}=${wordOf(id, title)}`;
}

/** An asset, opened over the list. */
export function assetPath({ id, name }: { id: string; name: string }): string {
  return `${ASSETS_PATH}?asset=${wordOf(id, name)}`;
}

/** The address that one leads to which names its place as all did once, by a global id; null for one that does not. */
export function withoutOn(url: URL): string | null {
  const place = url.searchParams.get("on");
  if (place === null) return null;
  const address = new URLSearchParams(url.search);
  address.delete("on");
  const type = typeOfId(place);
  if (type === "Track" || type === "Release")
    address.set(type.toLowerCase(), plainWordOf(globalIdIn(type, place), ""));
  return url.pathname + (address.size > 0 ? `?${address}` : "");
}

/** The address without what opens and closes over the list. */
export function listAddress(url: URL): string {
  const address = new URLSearchParams(url.search);
  address.delete("asset");
  return `${url.pathname}?${address}`;
}
