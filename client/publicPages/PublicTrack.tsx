import { useLingui } from "@lingui/react/macro";
import { Anchor, Group } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import { clockTime } from "../../domain/player/position.ts";
import { pageIn } from "../../domain/publicPages/pageAddress.ts";
import { byline, wholeTitle } from "../../domain/publicPages/titles.ts";
import type { PublicTrack_track$key } from "../__generated__/PublicTrack_track.graphql.ts";
import { trackPath } from "../catalog/page/trackPath.ts";
import { LikeButton } from "../library/LikeButton.tsx";
import { SaveOfflineButton } from "../offline/SaveOfflineButton.tsx";
import { PlayAllButton } from "../player/PlayAllButton.tsx";
import { AddButton } from "../playlists/AddButton.tsx";
import { ReportMenu } from "../reports/ReportMenu.tsx";
import { Cover } from "../ui/Cover.tsx";
import { CoverWash } from "../ui/CoverWash.tsx";
import { EditLink } from "../ui/EditLink.tsx";
import { PageTitle } from "../ui/PageTitle.tsx";
import { AiDisclosure } from "./AiDisclosure.tsx";
import { CreditList } from "./CreditList.tsx";
import { ShareMenu } from "./ShareMenu.tsx";
import { TrackFacts } from "./TrackFacts.tsx";
import { TrackLyrics } from "./TrackLyrics.tsx";
import "./publicPages.css";

interface Props {
  track: PublicTrack_track$key;
  /** The page's own address. */
  path: string;
  cover: { url: string; alt: string | null };
  /** The release that it is shown on. */
  release: { title: string; path: string } | null;
  /** Global ids of what is played, this track among them. */
  queue: readonly string[];
  /** Whether the person may edit it. */
  isOwn: boolean;
}

/** A track as everybody sees it, with its words and the people behind it. */
export function PublicTrack({ track: trackRef, path, cover, release, queue, isOwn }: Props) {
  const { t } = useLingui();
  const track = useFragment(
    graphql`
      fragment PublicTrack_track on Track {
        id
        title
        versionTitle
        artistNames
        duration
        isLiked
        creditsText
        contributors {
          role
          party {
            name
          }
        }
        works {
          title
          iswc
          writers {
            role
            party {
              name
            }
          }
        }
        ...AiDisclosure_track
        ...TrackFacts_track
        ...TrackLyrics_track
      }
    `,
    trackRef,
  );
  const { id, artistNames, contributors, works, creditsText } = track;
  const title = wholeTitle({ title: track.title, versionTitle: track.versionTitle ?? null });
  const names = byline(artistNames);
  const pictured = release?.title ?? title;
  const hasCredits = contributors.length > 0 || works.length > 0 || creditsText;
  return (
    <div className="public-page">
      <header className="public-page-head">
        <CoverWash src={cover.url} />
        <Cover src={cover.url} alt={cover.alt ?? t`Cover of ${pictured}`} isFirst />
        <div className="public-page-words">
          <p className="public-page-kind">
            {t`Track`} · {clockTime(track.duration)}
          </p>
          <PageTitle title={names ? `${title}, ${names}` : title} className="public-page-title">
            {title}
          </PageTitle>
          <p className="public-page-by">
            <Anchor component={Link} to={`/@${pageIn(path)?.handle}`}>
              {names}
            </Anchor>
          </p>
          {release && (
            <p className="public-page-from">
              {t`From`}{" "}
              <Anchor component={Link} to={release.path}>
                {release.title}
              </Anchor>
            </p>
          )}
          <Group gap="sm">
            <PlayAllButton trackIds={[id]} queue={queue} title={title} word={t`Play`} />
            <LikeButton id={id} title={title} isLiked={track.isLiked} variant="default" />
            <AddButton isWide trackIds={[id]} title={title} />
            <SaveOfflineButton trackIds={[id]} title={title} />
            <ShareMenu id={id} path={path} title={names ? `${title}, ${names}` : title} />
            {!isOwn && <ReportMenu id={id} title={title} />}
            {isOwn && <EditLink to={trackPath({ id, title })} />}
          </Group>
        </div>
      </header>
      <div className="public-page-columns">
        <TrackLyrics track={track} />
        <div className="public-page-aside">
          {hasCredits && (
            <section aria-labelledby="public-page-credits">
              <h2 id="public-page-credits">{t`Credits`}</h2>
              <CreditList contributors={contributors} writers={works.flatMap((work) => work.writers)} />
              {works.map((work) => (
                <p key={work.title} className="public-page-dim">
                  {t`Work`}: {[work.title, work.iswc].filter(Boolean).join(" · ")}
                </p>
              ))}
              {creditsText && <p className="public-page-text">{creditsText}</p>}
            </section>
          )}
          <AiDisclosure track={track} />
          <TrackFacts track={track} />
        </div>
      </div>
    </div>
  );
}
