import { listTracks, type TrackRow } from "../../db/catalog/tracks.ts";
import type { Locale } from "../../domain/accounts/locales.ts";
import type { Visibility } from "../../domain/catalog/track.ts";
import { tempoOf, VISIBILITY_NAMES } from "../../domain/catalog/trackNames.ts";
import { MOBILE_MAX_WIDTH } from "../../domain/device/device.ts";
import { currentTerms } from "../../domain/lexicon/currentVocabulary.ts";
import { termLabel, type VocabularyKey } from "../../domain/lexicon/vocabulary.ts";
import { clockTime } from "../../domain/player/position.ts";
import { byline } from "../../domain/publicPages/titles.ts";
import { text } from "../../domain/words/refusal.ts";
import { said } from "../../domain/words/said.ts";
import { trackCoverUrl } from "../catalog/coverUrl.ts";
import type { OwnView } from "./ownView.ts";
import type { Asked } from "./ownViewFinder.ts";

/** More than the largest screens show before anybody scrolls would come for nothing. */
const SHOWN = 12;
const CARD_COVER = 56;
const ROW_COVER = 44;

/** The first tracks of the studio, as a phone's cards tell them. Null for people without a studio. */
export async function tracksView({ db, viewer }: Asked): Promise<OwnView | null> {
  const studio = viewer.memberships[0];
  if (!studio) return null;
  const tracks = await listTracks(db, studio.workspaceId, {}, { limit: SHOWN }, { artists: ["name"] });
  return {
    screen: "tracks",
    title: (locale) => said(locale, text("navigation.tracks")),
    lines: {
      room: `(max-width: ${MOBILE_MAX_WIDTH}px) ${CARD_COVER}px, ${ROW_COVER}px`,
      width: CARD_COVER,
      isDrawnLater: false,
      items: tracks.map((track) => ({
        coverUrl: trackCoverUrl(track),
        name: track.title,
        by: byline((track.artists ?? []).map(({ name }) => name)),
        facts: (locale) => factsOf(track, locale),
      })),
    },
  };
}

function factsOf({ genre, mood, bpm, key, durationMs, visibility }: TrackRow, locale: Locale): string {
  const label = (list: VocabularyKey, slug: string) => termLabel(currentTerms(list), slug, locale);
  const facts = [
    genre && label("GENRE", genre),
    mood && label("MOOD", mood),
    bpm && said(locale, tempoOf(bpm)),
    key,
    clockTime(Math.round(durationMs / 1000)),
    said(locale, VISIBILITY_NAMES[visibility as Visibility]),
  ];
  return facts.filter(Boolean).join(" · ");
}
