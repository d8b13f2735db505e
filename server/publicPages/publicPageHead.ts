import type { PublicTrackRow } from "../../db/publicPages/publicReleases.ts";
import { PRODUCT_NAME } from "../../domain/product.ts";
import { excerpt } from "../../domain/profiles/profile.ts";
import { byline, wholeTitle } from "../../domain/publicPages/titles.ts";
import { coverUrl } from "../catalog/coverUrl.ts";
import type { PageHead } from "../pages/pageHead.ts";
import { cardUrl } from "./cardRoutes.ts";
import { addressOf, isStandalone, type Shown } from "./findShown.ts";
import { CARD } from "./shareCard.ts";

const DESCRIPTION_LENGTH = 200;
const COVER_WIDTH = 1400;
/** Previews read the first few; a long list of tags only makes the page slower. */
const MOST_SONGS = 50;

const ALBUM_TYPES: Readonly<Record<string, string>> = {
  single: "SingleRelease",
  ep: "EPRelease",
  album: "AlbumRelease",
  compilation: "AlbumRelease",
  live: "AlbumRelease",
  djmix: "AlbumRelease",
  remix: "AlbumRelease",
};

/** What search engines and chats are told of a release, or of one track of it. */
export function publicPageHead(shown: Shown, publicUrl: string): PageHead {
  const { release, track } = shown;
  const canonical = `${publicUrl}${addressOf(shown)}`;
  const names = byline(track?.artistNames.length ? track.artistNames : release.artistNames);
  const title = wholeTitle(track ?? release);
  const image = imageOf(shown, publicUrl);
  const isIndexed = release.visibility === "public" && !release.hideFromSearch;
  return {
    title: `${title}${names ? ` · ${names}` : ""} · ${PRODUCT_NAME}`,
    description: excerpt(release.description ?? "", DESCRIPTION_LENGTH) || described(shown, names),
    canonical,
    type: track ? "music.song" : "music.album",
    images: [
      { url: `${publicUrl}${cardUrl(shown)}`, alt: `${title}, ${names}`, ...CARD },
      ...(image ? [{ url: image, alt: release.coverAlt || `${title}, ${names}` }] : []),
    ],
    properties: track ? songProperties(shown, track, publicUrl) : albumProperties(shown, publicUrl),
    oembed: {
      json: `${publicUrl}/oembed?format=json&url=${encodeURIComponent(canonical)}`,
      xml: `${publicUrl}/oembed?format=xml&url=${encodeURIComponent(canonical)}`,
    },
    isIndexed,
    jsonLd: {
      "@context": "https://schema.org",
      ...(track ? recording(shown, track, publicUrl, true) : album(shown, publicUrl, image)),
    },
  };
}

/** The cover as previews take it; null for a drawn one, which is an SVG. */
function imageOf({ release }: Shown, publicUrl: string): string | null {
  return release.coverKey ? `${publicUrl}${coverUrl(release.coverKey, release.id, null, COVER_WIDTH)}` : null;
}

function described(shown: Shown, names: string): string {
  const { release, track } = shown;
  if (isStandalone(shown)) return `${wholeTitle(release)} by ${names}. Listen on ${PRODUCT_NAME}.`;
  if (track)
    return `${wholeTitle(track)} by ${names}, from ${wholeTitle(release)}. Listen on ${PRODUCT_NAME}.`;
  if (release.state === "preorder")
    return `${wholeTitle(release)} by ${names} is to come. Read on at ${PRODUCT_NAME}.`;
  const count = release.tracks.length;
  return `${wholeTitle(release)} by ${names}: ${count} ${count === 1 ? "track" : "tracks"}. Listen on ${PRODUCT_NAME}.`;
}

const seconds = (track: PublicTrackRow) => String(Math.round(track.durationMs / 1000));

function albumProperties(shown: Shown, publicUrl: string): [string, string][] {
  const { release } = shown;
  const { day } = release;
  return [
    ["music:musician", `${publicUrl}/@${release.handle}`],
    ...(day ? [["music:release_date", day] as [string, string]] : []),
    ...release.tracks.slice(0, MOST_SONGS).flatMap((track): [string, string][] => [
      ["music:song", `${publicUrl}${addressOf({ release, track })}`],
      ["music:song:disc", String(track.disc)],
      ["music:song:track", String(track.position)],
    ]),
  ];
}

function songProperties(shown: Shown, track: PublicTrackRow, publicUrl: string): [string, string][] {
  const { release } = shown;
  const song: [string, string][] = [
    ["music:duration", seconds(track)],
    ["music:musician", `${publicUrl}/@${release.handle}`],
  ];
  if (isStandalone(shown)) return song;
  return [
    ...song,
    ["music:album", `${publicUrl}${addressOf({ release, track: null })}`],
    ["music:album:disc", String(track.disc)],
    ["music:album:track", String(track.position)],
  ];
}

const groups = (names: readonly string[]) => names.map((name) => ({ "@type": "MusicGroup", name }));

function album({ release }: Shown, publicUrl: string, image: string | null): object {
  const url = `${publicUrl}${addressOf({ release, track: null })}`;
  const { day } = release;
  return {
    "@type": "MusicAlbum",
    "@id": url,
    url,
    name: wholeTitle(release),
    byArtist: groups(release.artistNames),
    albumReleaseType: `https://schema.org/${ALBUM_TYPES[release.type] ?? "AlbumRelease"}`,
    ...(day ? { datePublished: day } : {}),
    ...(image ? { image } : {}),
    ...(release.genre ? { genre: release.genre } : {}),
    ...(release.upc ? { gtin: release.upc } : {}),
    ...(release.description ? { description: excerpt(release.description, 500) } : {}),
    numTracks: release.tracks.length,
    track: release.tracks
      .slice(0, MOST_SONGS)
      .map((track) => recording({ release, track }, track, publicUrl, false)),
  };
}

function recording(shown: Shown, track: PublicTrackRow, publicUrl: string, isWhole: boolean): object {
  const { release } = shown;
  const url = `${publicUrl}${addressOf({ release, track })}`;
  return {
    "@type": "MusicRecording",
    "@id": url,
    url,
    name: wholeTitle(track),
    duration: `PT${seconds(track)}S`,
    ...(track.isrc ? { isrcCode: track.isrc } : {}),
    ...(isWhole ? { byArtist: groups(track.artistNames) } : {}),
    ...(isWhole && !isStandalone(shown)
      ? {
          inAlbum: {
            "@type": "MusicAlbum",
            name: wholeTitle(release),
            url: `${publicUrl}${addressOf({ release, track: null })}`,
          },
        }
      : {}),
  };
}
