import { listLikedTracks } from "../../db/library/shelves.ts";
import { byline, wholeTitle } from "../../domain/publicPages/titles.ts";
import { text } from "../../domain/words/refusal.ts";
import { said } from "../../domain/words/said.ts";
import { trackCoverUrl } from "../catalog/coverUrl.ts";
import { LINE_COVER } from "../library/Library.ts";
import type { OwnView } from "./ownView.ts";
import type { Asked } from "./ownViewFinder.ts";

/** More than the largest screens show before anybody scrolls would come for nothing. */
const SHOWN = 12;
const COVER_SIDE = 48;

/** The latest tracks that somebody likes. */
export async function libraryView({ db, viewer }: Asked): Promise<OwnView> {
  const tracks = await listLikedTracks(db, viewer.userId, SHOWN);
  return {
    screen: "library",
    title: (locale) => said(locale, text("navigation.library")),
    lines: {
      room: `${COVER_SIDE}px`,
      width: COVER_SIDE,
      isDrawnLater: true,
      items: tracks.map((track) => ({
        coverUrl: trackCoverUrl(track, LINE_COVER),
        name: wholeTitle(track),
        by: byline(track.artistNames),
      })),
    },
  };
}
