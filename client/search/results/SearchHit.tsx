import { Badge } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import type { SearchHit_result$key } from "../../__generated__/SearchHit_result.graphql.ts";
import { PlayButton } from "../../player/PlayButton.tsx";
import { playTrack } from "../../player/playTrack.ts";
import { HitCover } from "./HitCover.tsx";
import { useHitFacts } from "./useHitFacts.ts";

interface Props {
  result: SearchHit_result$key;
  /** Of the row: the search field names it as active. */
  id: string;
  isActive: boolean;
  onDone: () => void;
}

/** One result of any kind. A track is heard at once, everything else opens its own page. */
export function SearchHit({ result: resultRef, id, isActive, onDone }: Props) {
  const result = useFragment(
    graphql`
      fragment SearchHit_result on SearchResult {
        __typename
        ... on Track { id title artistNames duration bpm key coverUrl visibility }
        ... on Release { id title date trackCount coverUrl artistNames pagePath }
        ... on Artist { id name avatarUrl followerCount verified }
        ... on Product { id name price currency mediaUrl type }
        ... on Post { id title authorName createdAt }
      }
    `,
    resultRef,
  );
  const { title, line, picture, href, trackId, badge, aside } = useHitFacts(result);

  function play() {
    if (trackId) playTrack(trackId);
    onDone();
  }

  const words = (
    <>
      <HitCover kind={result.__typename} src={picture} title={title} />
      <span className="search-hit-words">
        <strong>{title}</strong>
        <span>{line}</span>
      </span>
    </>
  );
  return (
    <tr id={id} data-hit className="search-hit" data-active={isActive || undefined} aria-selected={isActive}>
      <td className="search-hit-main">
        {href ? (
          <Link data-open to={href} tabIndex={-1} className="search-hit-open" onClick={onDone}>
            {words}
          </Link>
        ) : (
          <button data-open type="button" tabIndex={-1} className="search-hit-open" onClick={play}>
            {words}
          </button>
        )}
      </td>
      <td>
        <div className="search-hit-aside">
          {badge && (
            <Badge variant="default" size="md">
              {badge}
            </Badge>
          )}
          {aside && <span className="search-hit-price">{aside}</span>}
          {trackId && (
            <span data-play>
              <PlayButton trackId={trackId} title={title} />
            </span>
          )}
        </div>
      </td>
    </tr>
  );
}
