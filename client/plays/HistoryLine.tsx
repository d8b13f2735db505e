import { useLingui } from "@lingui/react/macro";
import { Anchor } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import type { HistoryLine_play$key } from "../__generated__/HistoryLine_play.graphql.ts";
import { PlayButton } from "../player/PlayButton.tsx";
import { useIsPlaying } from "../player/usePlayer.ts";
import { Cover } from "../ui/Cover.tsx";

interface Props {
  play: HistoryLine_play$key;
  /** Global ids of what is played from the play with this id on. */
  queueFrom: (playId: string) => readonly string[];
}

/** One play: what was heard, of whom, and at what time. */
export function HistoryLine({ play: playRef, queueFrom }: Props) {
  const { t, i18n } = useLingui();
  const { id, startedAt, track } = useFragment(
    graphql`
      fragment HistoryLine_play on Play {
        id
        startedAt
        track {
          id
          title
          artistNames
          coverUrl
          pagePath
          state
        }
      }
    `,
    playRef,
  );
  const isPlaying = useIsPlaying(track?.id ?? "");
  const isThere = track?.state === "ready";
  const title = track?.title ?? t`Not available`;
  return (
    <li className="library-line history-line" data-playing={isPlaying || undefined}>
      <PlayButton
        trackId={track?.id ?? ""}
        title={title}
        {...(isThere && { queue: queueFrom(id) })}
        disabled={!isThere}
      />
      {track ? <Cover src={track.coverUrl} alt="" size={48} /> : <span />}
      <span className="library-words">
        {track?.pagePath ? (
          <Anchor component={Link} to={track.pagePath}>
            {title}
          </Anchor>
        ) : (
          <strong>{title}</strong>
        )}
        <span className="library-dim">
          {track ? track.artistNames.join(", ") : t`Its artist took it back, or shares it with fewer people.`}
        </span>
      </span>
      <time className="library-dim" dateTime={startedAt}>
        {i18n.date(new Date(startedAt), { timeStyle: "short" })}
      </time>
    </li>
  );
}
