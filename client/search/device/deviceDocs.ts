import { fetchQuery } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { AiDisclosure } from "../../../domain/catalog/aiDisclosure.ts";
import type { DeviceDoc } from "../../../domain/search/onDevice/DeviceDoc.ts";
import libraryQuery, {
  type LibraryScreenQuery,
  type LibraryScreenQuery$data,
} from "../../__generated__/LibraryScreenQuery.graphql.ts";
import { trackPath } from "../../catalog/page/trackPath.ts";
import { LATEST } from "../../library/latest.ts";
import { releaseAddress } from "../../releases/releaseAddress.ts";
import type { StoredItem } from "../../sync/LocalStore.ts";
import type { SyncEngine } from "../../sync/SyncEngine.ts";

/** Something on the device, with what a line of results draws of it. */
export interface DeviceHit extends DeviceDoc {
  picture: string | null;
  /** Empty where nobody finds it. */
  path: string;
}

type Library = NonNullable<LibraryScreenQuery$data["viewer"]>["library"];

/** All that this device keeps for a person: their catalog, and their library as it was read last. Each thing once. */
export async function deviceHits(relay: IEnvironment, engine: SyncEngine | null): Promise<DeviceHit[]> {
  const stored = engine ? await engine.stored("catalog").catch(() => []) : [];
  const own = stored.flatMap(([id, item]) => catalogHit(relay, id, item) ?? []);
  const library = await keptLibrary(relay);
  const hits = [...own, ...(library ? libraryHits(library) : [])];
  return [...new Map(hits.toReversed().map((hit) => [hit.id, hit])).values()];
}

/** The library's answer as the service worker keeps it; null where nobody ever opened it here. */
async function keptLibrary(relay: IEnvironment): Promise<Library | null> {
  const read = (variables: LibraryScreenQuery["variables"]) =>
    fetchQuery<LibraryScreenQuery>(relay, libraryQuery, variables, { fetchPolicy: "store-or-network" })
      .toPromise()
      .catch(() => null);
  // A small one is all in the question that it opens with.
  const answer = (await read({})) ?? (await read(LATEST));
  return answer?.viewer?.library ?? null;
}

const NOTHING_KNOWN = {
  ...{ isOwn: false, genre: null, mood: null, bpm: null, key: null, year: null, price: null },
  ...{ isrc: null, ai: null, more: [] },
};

function catalogHit(relay: IEnvironment, row: string, item: StoredItem): DeviceHit | null {
  const isTrack = item.kind === "track";
  if (!isTrack && item.kind !== "release") return null;
  if (item.state === "archived" || item.awaitsAudio === true) return null;
  const id = btoa(`${isTrack ? "Track" : "Release"}:${row}`);
  const title = String(item.title ?? "");
  const textIn = (field: string) => (typeof item[field] === "string" ? (item[field] as string) : null);
  const numberIn = (field: string) => (typeof item[field] === "number" ? (item[field] as number) : null);
  const day = textIn("releaseDay") ?? textIn("createdAt");
  const held = relay.getStore().getSource().get(id) as Record<string, unknown> | null | undefined;
  return {
    ...{ id, kind: isTrack ? "track" : "release", isOwn: true, title, names: namesIn(item.artistNames) },
    type: isTrack ? "track" : ((textIn("type") as DeviceDoc["type"]) ?? null),
    ...{ genre: textIn("genre"), mood: textIn("mood"), bpm: numberIn("bpm"), key: textIn("key") },
    ...{ year: day ? new Date(day).getUTCFullYear() : null, price: numberIn("priceMinor") },
    ...{ isrc: textIn("isrc"), ai: (item.aiDisclosure as AiDisclosure | null | undefined) ?? null },
    more: [textIn("versionTitle"), textIn("label"), textIn("upc")].filter((each) => each !== null),
    picture: typeof held?.coverUrl === "string" ? held.coverUrl : `/covers/art/${row}.svg`,
    path: isTrack ? trackPath({ id, title }) : releaseAddress({ id, title }),
  };
}

function namesIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function libraryHits({ tracks, releases, artists }: Library): DeviceHit[] {
  return [
    ...tracks.ids.map((id, at) => ({
      ...{ ...NOTHING_KNOWN, id, kind: "track" as const, type: "track" as const, title: tracks.titles[at]! },
      ...{ names: [tracks.artists[at]!], picture: tracks.coverUrls[at]!, path: tracks.pagePaths[at]! },
    })),
    ...releases.ids.map((id, at) => ({
      ...{ ...NOTHING_KNOWN, id, kind: "release" as const, type: null, title: releases.titles[at]! },
      ...{ names: [releases.artists[at]!], picture: releases.coverUrls[at]!, path: releases.pagePaths[at]! },
    })),
    ...artists.ids.map((id, at) => ({
      ...{ ...NOTHING_KNOWN, id, kind: "artist" as const, type: "artist" as const, names: [] },
      ...{ title: artists.names[at]!, picture: artists.avatarUrls[at] || null, path: artists.pagePaths[at]! },
    })),
  ];
}
