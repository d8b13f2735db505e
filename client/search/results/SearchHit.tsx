import { useLingui } from "@lingui/react/macro";
import { ActionIcon, Badge } from "@mantine/core";
import { IconPencil } from "@tabler/icons-react";
import { memo } from "react";
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

/** One result of any kind opens its own page. A track of somebody else is heard at once. */
export const SearchHit = memo(function SearchHit({ result: resultRef, id, isActive, onDone }: Props) {
  const result = useFragment(
    graphql`
      fragment SearchHit_result on SearchResult {
        __typename
        ... on Track { id title artistNames duration bpm key coverUrl visibility isOut }
        ... on Release { id title date trackCount coverUrl artistNames pagePath }
        ... on Artist { name avatarUrl followerCount verified pagePath }
        ... on Product { id name price currency mediaUrl type }
        ... on Post { id title authorName createdAt }
      }
    `,
    resultRef,
  );
  const { title, line, picture, href, editHref, trackId, badge, aside } = useHitFacts(result);
  const { t } = useLingui();

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
          {editHref && (
            <ActionIcon component={Link} to={editHref} aria-label={t`Edit ${title}`} onClick={onDone}>
              <IconPencil size={20} stroke={1.75} aria-hidden />
            </ActionIcon>
          )}
          {trackId && (
            <span data-play>
              <PlayButton trackId={trackId} title={title} />
            </span>
          )}
        </div>
      </td>
    </tr>
  );
});
