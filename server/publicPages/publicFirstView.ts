import { clockTime } from "../../domain/player/position.ts";
import { byline, wholeTitle } from "../../domain/publicPages/titles.ts";
import { coverUrl } from "../catalog/coverUrl.ts";
import type { FirstView } from "../pages/firstView.ts";
import { addressOf, isStandalone, type Shown } from "./findShown.ts";

/** The width that the client's own page names first: the same file serves both. */
const COVER_WIDTH = 1400;
const WASH_WIDTH = 320;

/** Of a release: its cover, who made it, its songs. Of a song: its cover, who made it, what it is on. */
export function publicFirstView(shown: Shown): FirstView {
  const { release, track } = shown;
  const names = byline(track?.artistNames.length ? track.artistNames : release.artistNames);
  const title = wholeTitle(track ?? release);
  return {
    wash: coverUrl(release.coverKey, release.id, release.genre, WASH_WIDTH),
    picture: {
      url: coverUrl(release.coverKey, release.id, release.genre, COVER_WIDTH),
      alt: release.coverAlt || [title, names].filter(Boolean).join(", "),
    },
    title,
    by: names ? { name: names, path: `/@${release.handle}` } : null,
    lines: linesOf(shown),
  };
}

function linesOf(shown: Shown): FirstView["lines"] {
  const { release, track } = shown;
  if (isStandalone(shown)) return [];
  if (track) return [{ name: wholeTitle(release), path: addressOf({ release, track: null }), detail: null }];
  return release.tracks.map((song) => ({
    name: wholeTitle(song),
    path: addressOf({ release, track: song }),
    detail: clockTime(song.durationMs / 1000),
  }));
}
