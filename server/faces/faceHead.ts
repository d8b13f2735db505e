import type { FaceTrack } from "../../db/faces/faces.ts";
import { byline, wholeTitle } from "../../domain/faces/titles.ts";
import { PRODUCT_NAME } from "../../domain/product.ts";
import { excerpt } from "../../domain/profiles/profile.ts";
import { coverUrl } from "../catalog/coverUrl.ts";
import type { PageHead } from "../pageHead.ts";
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
export function faceHead(shown: Shown, publicUrl: string): PageHead {
  const { face, track } = shown;
  const canonical = `${publicUrl}${addressOf(shown)}`;
  const names = byline(track?.artistNames.length ? track.artistNames : face.artistNames);
  const title = wholeTitle(track ?? face);
  const image = imageOf(shown, publicUrl);
  const isIndexed = face.visibility === "public" && !face.hideFromSearch;
  return {
    title: `${title}${names ? ` · ${names}` : ""} · ${PRODUCT_NAME}`,
    description: excerpt(face.description ?? "", DESCRIPTION_LENGTH) || described(shown, names),
    canonical,
    type: track ? "music.song" : "music.album",
    images: [
      { url: `${publicUrl}${cardUrl(shown)}`, alt: `${title}, ${names}`, ...CARD },
      ...(image ? [{ url: image, alt: face.coverAlt || `${title}, ${names}` }] : []),
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
function imageOf({ face }: Shown, publicUrl: string): string | null {
  return face.coverKey ? `${publicUrl}${coverUrl(face.coverKey, face.id, null, COVER_WIDTH)}` : null;
}

function described(shown: Shown, names: string): string {
  const { face, track } = shown;
  if (isStandalone(shown)) return `${wholeTitle(face)} by ${names}. Listen on ${PRODUCT_NAME}.`;
  if (track) return `${wholeTitle(track)} by ${names}, from ${wholeTitle(face)}. Listen on ${PRODUCT_NAME}.`;
  if (face.state === "preorder")
    return `${wholeTitle(face)} by ${names} is to come. Read on at ${PRODUCT_NAME}.`;
  const count = face.tracks.length;
  return `${wholeTitle(face)} by ${names}: ${count} ${count === 1 ? "track" : "tracks"}. Listen on ${PRODUCT_NAME}.`;
}

const seconds = (track: FaceTrack) => String(Math.round(track.durationMs / 1000));
const dayOf = (date: Date | null) => (date ? date.toISOString().slice(0, 10) : null);

function albumProperties(shown: Shown, publicUrl: string): [string, string][] {
  const { face } = shown;
  const day = dayOf(face.date);
  return [
    ["music:musician", `${publicUrl}/@${face.handle}`],
    ...(day ? [["music:release_date", day] as [string, string]] : []),
    ...face.tracks.slice(0, MOST_SONGS).flatMap((track): [string, string][] => [
      ["music:song", `${publicUrl}${addressOf({ face, track })}`],
      ["music:song:disc", String(track.disc)],
      ["music:song:track", String(track.position)],
    ]),
  ];
}

function songProperties(shown: Shown, track: FaceTrack, publicUrl: string): [string, string][] {
  const { face } = shown;
  const song: [string, string][] = [
    ["music:duration", seconds(track)],
    ["music:musician", `${publicUrl}/@${face.handle}`],
  ];
  if (isStandalone(shown)) return song;
  return [
    ...song,
    ["music:album", `${publicUrl}${addressOf({ face, track: null })}`],
    ["music:album:disc", String(track.disc)],
    ["music:album:track", String(track.position)],
  ];
}

const groups = (names: readonly string[]) => names.map((name) => ({ "@type": "MusicGroup", name }));

function album({ face }: Shown, publicUrl: string, image: string | null): object {
  const url = `${publicUrl}${addressOf({ face, track: null })}`;
  const day = dayOf(face.date);
  return {
    "@type": "MusicAlbum",
    "@id": url,
    url,
    name: wholeTitle(face),
    byArtist: groups(face.artistNames),
    albumReleaseType: `https://schema.org/${ALBUM_TYPES[face.type] ?? "AlbumRelease"}`,
    ...(day ? { datePublished: day } : {}),
    ...(image ? { image } : {}),
    ...(face.genre ? { genre: face.genre } : {}),
    ...(face.upc ? { gtin: face.upc } : {}),
    ...(face.description ? { description: excerpt(face.description, 500) } : {}),
    numTracks: face.tracks.length,
    track: face.tracks
      .slice(0, MOST_SONGS)
      .map((track) => recording({ face, track }, track, publicUrl, false)),
  };
}

function recording(shown: Shown, track: FaceTrack, publicUrl: string, isWhole: boolean): object {
  const { face } = shown;
  const url = `${publicUrl}${addressOf({ face, track })}`;
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
            name: wholeTitle(face),
            url: `${publicUrl}${addressOf({ face, track: null })}`,
          },
        }
      : {}),
  };
}
