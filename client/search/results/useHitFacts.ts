import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { formatMoney } from "../../../domain/money/formatMoney.ts";
import { addressOf, NO_QUESTION } from "../../../domain/search/address.ts";
import type { SearchHit_result$data } from "../../__generated__/SearchHit_result.graphql.ts";
import { wordOf } from "../../app/readableAddress.ts";
import { trackPath } from "../../catalog/page/trackPath.ts";
import { releaseAddress } from "../../releases/releaseAddress.ts";
import { useFacetLabels } from "../useFacetLabels.ts";

/** What a row says about a result. */
export interface HitFacts {
  title: string;
  /** Kind and circumstances, in one line. */
  line: string;
  picture: string | null;
  /** Where it opens; null for a track of somebody else, which plays instead. */
  href: string | null;
  /** Where it is edited; null for what is not the viewer's. */
  editHref: string | null;
  trackId: string | null;
  badge: string | null;
  aside: string | null;
}

const NOTHING = { picture: null, href: null, editHref: null, trackId: null, badge: null, aside: null };

/** The words of a result of any kind, in the person's language. */
export function useHitFacts(result: SearchHit_result$data): HitFacts {
  const { t, i18n } = useLingui();
  const { labelOf } = useFacetLabels();
  const line = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(" · ");
  const path = (start: string, id: string, title: string) => `/${start}/${wordOf(id, title)}`;

  switch (result.__typename) {
    case "Track": {
      const { title, artistNames, duration, bpm, key, coverUrl, visibility, id, isOut } = result;
      // Only members of its studio are told whether it is out.
      const href = isOut === null || isOut === undefined ? null : trackPath({ id, title });
      const editHref = href && `${href}#field-title`;
      const tempo = bpm ? `${bpm} BPM` : null;
      const badge = visibility === "private" ? t`Private` : visibility === "unlisted" ? t`Unlisted` : null;
      const words = line(t`Track`, artistNames.join(", "), minutes(duration), tempo, key);
      return { ...NOTHING, title, line: words, picture: coverUrl, href, editHref, trackId: id, badge };
    }
    case "Release": {
      const { title, artistNames, date, trackCount, coverUrl, pagePath } = result;
      const tracks = t`${plural(trackCount, { one: "# track", other: "# tracks" })}`;
      const year = date ? `${new Date(date).getFullYear()}` : null;
      const words = line(t`Release`, artistNames.join(", "), tracks, year);
      // One that only its studio sees opens among its releases.
      const href = pagePath ?? releaseAddress(result);
      return { ...NOTHING, title, line: words, picture: coverUrl, href };
    }
    case "Artist": {
      const { name, avatarUrl, followerCount, verified, pagePath } = result;
      const followers = t`${plural(followerCount, { one: "# follower", other: "# followers" })}`;
      const words = line(t`Artist`, followers, verified ? t`Verified` : null);
      // Who has no page has music.
      const href = pagePath ?? `/search?${addressOf({ ...NO_QUESTION, text: name })}`;
      return { ...NOTHING, title: name, line: words, picture: avatarUrl || null, href };
    }
    case "Product": {
      const { name, price, currency, mediaUrl, type, id } = result;
      const aside = formatMoney(price, currency, i18n.locale);
      const words = labelOf("type", type.toLowerCase());
      return {
        ...NOTHING,
        title: name,
        line: words,
        picture: mediaUrl,
        href: path("store", id, name),
        aside,
      };
    }
    case "Post": {
      const { title, authorName, createdAt, id } = result;
      const words = line(t`Post`, authorName, i18n.date(createdAt, { dateStyle: "medium" }));
      return { ...NOTHING, title, line: words, href: path("community", id, title) };
    }
    default:
      throw new Error(`A result of the kind ${result.__typename} has no words.`);
  }
}

/** 204 seconds are "3:24". */
function minutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
