import { useLingui } from "@lingui/react/macro";
import { Anchor, Button, Group } from "@mantine/core";
import { IconPencil, IconPlayerPlayFilled } from "@tabler/icons-react";
import { graphql } from "react-relay";
import { Link, Navigate, useLocation } from "react-router";
import { faceIn } from "../../domain/faces/faceAddress.ts";
import { placeWord } from "../../domain/faces/place.ts";
import { byline, wholeTitle } from "../../domain/faces/titles.ts";
import { clockTime } from "../../domain/player/position.ts";
import type { TrackFaceScreenQuery } from "../__generated__/TrackFaceScreenQuery.graphql.ts";
import { useScreenQuery } from "../app/useScreenQuery.ts";
import { trackPath } from "../catalog/page/trackPath.ts";
import { playTrack } from "../player/playTrack.ts";
import { Cover } from "../ui/Cover.tsx";
import { PageTitle } from "../ui/PageTitle.tsx";
import { CreditList } from "./CreditList.tsx";
import { Listening } from "./Listening.tsx";
import { NothingHere } from "./NothingHere.tsx";
import { ShareMenu } from "./ShareMenu.tsx";
import { TrackFacts } from "./TrackFacts.tsx";
import { TrackLyrics } from "./TrackLyrics.tsx";
import "./faces.css";

/** One track of a release as everybody sees it, with its words and the people behind it. */
export function TrackFaceScreen() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const { release } = useScreenQuery<TrackFaceScreenQuery>(graphql`
    query TrackFaceScreenQuery($handle: String!, $slug: String!, $place: String!) @preloadable {
      release(handle: $handle, slug: $slug) {
        pagePath
        title
        versionTitle
        coverUrl(width: 1400)
        coverAlt
        desk {
          completeness
        }
        runningOrder {
          track {
            id
          }
        }
        trackAt(place: $place) {
          disc
          position
          track {
            id
            title
            versionTitle
            artistNames
            duration
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
            ...TrackFacts_track
            ...TrackLyrics_track
          }
        }
      }
    }
  `);
  const place = release?.trackAt;
  if (!release?.pagePath || !place) return <NothingHere handle={faceIn(pathname)?.handle ?? ""} />;
  const path = `${release.pagePath}/${placeWord(place)}`;
  if (path !== pathname) return <Navigate to={path} replace />;
  const { track } = place;
  const { id, artistNames, contributors, works, creditsText } = track;
  const title = wholeTitle({ title: track.title, versionTitle: track.versionTitle ?? null });
  const album = wholeTitle({ title: release.title, versionTitle: release.versionTitle ?? null });
  const names = byline(artistNames);
  const queue = release.runningOrder.map(({ track: each }) => each.id);
  const hasCredits = contributors.length > 0 || works.length > 0 || creditsText;
  return (
    <Listening>
      <div className="face">
        <header className="face-head">
          <Cover src={release.coverUrl} alt={release.coverAlt ?? t`Cover of ${album}`} isFirst />
          <div className="face-words">
            <p className="face-kind">
              {t`Track`} · {clockTime(track.duration)}
            </p>
            <PageTitle title={names ? `${title}, ${names}` : title} className="face-title">
              {title}
            </PageTitle>
            <p className="face-by">
              <Anchor component={Link} to={`/@${faceIn(release.pagePath)?.handle}`}>
                {names}
              </Anchor>
            </p>
            <p className="face-from">
              {t`From`}{" "}
              <Anchor component={Link} to={release.pagePath}>
                {album}
              </Anchor>
            </p>
            <Group gap="sm">
              <Button
                leftSection={<IconPlayerPlayFilled size={18} aria-hidden />}
                onClick={() => playTrack(id, queue)}
              >
                {t`Play`}
              </Button>
              <ShareMenu id={id} path={path} title={names ? `${title}, ${names}` : title} />
              {release.desk && (
                <Button
                  component={Link}
                  to={trackPath(id)}
                  variant="default"
                  leftSection={<IconPencil size={18} aria-hidden />}
                >
                  {t`Edit`}
                </Button>
              )}
            </Group>
          </div>
        </header>
        <div className="face-columns">
          <TrackLyrics track={track} />
          <div className="face-aside">
            {hasCredits && (
              <section aria-labelledby="face-credits">
                <h2 id="face-credits">{t`Credits`}</h2>
                <CreditList contributors={contributors} writers={works.flatMap((work) => work.writers)} />
                {works.map((work) => (
                  <p key={work.title} className="face-dim">
                    {t`Work`}: {[work.title, work.iswc].filter(Boolean).join(" · ")}
                  </p>
                ))}
                {creditsText && <p className="face-text">{creditsText}</p>}
              </section>
            )}
            <TrackFacts track={track} />
          </div>
        </div>
      </div>
    </Listening>
  );
}
