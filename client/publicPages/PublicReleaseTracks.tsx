import { useLingui } from "@lingui/react/macro";
import { Anchor } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import { clockTime } from "../../domain/player/position.ts";
import { placeWord } from "../../domain/publicPages/place.ts";
import { byline, wholeTitle } from "../../domain/publicPages/titles.ts";
import type {
  PublicReleaseTracks_release$data,
  PublicReleaseTracks_release$key,
} from "../__generated__/PublicReleaseTracks_release.graphql.ts";
import { DownloadMenu } from "../downloads/DownloadMenu.tsx";
import { LikeButton } from "../library/LikeButton.tsx";
import { PlayButton } from "../player/PlayButton.tsx";
import { useIsPlaying } from "../player/usePlayer.ts";
import { AddButton } from "../playlists/AddButton.tsx";

type Row = PublicReleaseTracks_release$data["runningOrder"][number];

/** What is on it, disc by disc; each song plays and opens its own page. */
export function PublicReleaseTracks({ release: releaseRef }: { release: PublicReleaseTracks_release$key }) {
  const { t } = useLingui();
  const release = useFragment(
    graphql`
      fragment PublicReleaseTracks_release on Release {
        state
        pagePath
        artistNames
        privateFields {
          completeness
        }
        runningOrder {
          disc
          position
          track {
            id
            title
            versionTitle
            artistNames
            duration
            explicit
            state
            lossless
            downloadAllowed
            isLiked
          }
        }
      }
    `,
    releaseRef,
  );
  const { runningOrder, pagePath, state } = release;
  const queue = runningOrder.map(({ track }) => track.id);
  const discs = [...Map.groupBy(runningOrder, ({ disc }) => disc)];
  const by = byline(release.artistNames);
  return (
    <section className="public-page-tracks" aria-labelledby="public-page-tracks">
      <h2 id="public-page-tracks">{t`Tracks`}</h2>
      {runningOrder.length === 0 && (
        <p className="public-page-dim">
          {state === "preorder"
            ? t`You can hear its songs here from that day.`
            : t`Nothing can be heard yet.`}
        </p>
      )}
      {discs.map(([disc, rows]) => (
        <div key={disc}>
          {discs.length > 1 && <h3>{t`Disc ${disc}`}</h3>}
          <ol className="public-page-list">
            {rows.map((row) => (
              <TrackLine
                key={row.track.id}
                row={row}
                queue={queue}
                href={`${pagePath}/${placeWord(row)}`}
                // Names stand where they are others than those above.
                isGiven={Boolean(release.privateFields) || row.track.downloadAllowed}
                names={byline(row.track.artistNames) === by ? "" : byline(row.track.artistNames)}
              />
            ))}
          </ol>
        </div>
      ))}
      {state === "preorder" && runningOrder.length > 0 && (
        <p className="public-page-dim">{t`You can hear the other songs here from that day.`}</p>
      )}
    </section>
  );
}

interface LineProps {
  row: Row;
  queue: readonly string[];
  href: string;
  names: string;
  isGiven: boolean;
}

function TrackLine({ row: { position, track }, queue, href, names, isGiven }: LineProps) {
  const { t } = useLingui();
  const isPlaying = useIsPlaying(track.id);
  const title = wholeTitle({ title: track.title, versionTitle: track.versionTitle ?? null });
  return (
    <li className="public-page-line" data-playing={isPlaying || undefined}>
      <PlayButton trackId={track.id} title={title} queue={queue} disabled={track.state !== "ready"} />
      <span className="public-page-position" aria-hidden="true">
        {position}
      </span>
      <span className="public-page-line-words">
        <Anchor component={Link} to={href}>
          {title}
        </Anchor>
        {track.explicit === "explicit" && <abbr title={t`Explicit`}>E</abbr>}
        {names && <span className="public-page-dim">{names}</span>}
      </span>
      <time className="public-page-dim" dateTime={`PT${track.duration}S`}>
        {clockTime(track.duration)}
      </time>
      {track.state === "ready" && (
        <span className="public-page-keep">
          <LikeButton id={track.id} title={title} isLiked={track.isLiked} />
          <AddButton trackIds={[track.id]} title={title} />
        </span>
      )}
      {isGiven && <DownloadMenu id={track.id} title={title} isLossless={track.lossless} isSmall />}
    </li>
  );
}
