import { useLingui } from "@lingui/react/macro";
import { Anchor, Badge, Group } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import { pageIn } from "../../domain/publicPages/pageAddress.ts";
import { byline, wholeTitle } from "../../domain/publicPages/titles.ts";
import type { PublicReleaseHead_release$key } from "../__generated__/PublicReleaseHead_release.graphql.ts";
import { DownloadMenu } from "../downloads/DownloadMenu.tsx";
import { SaveButton } from "../library/SaveButton.tsx";
import { SaveOfflineButton } from "../offline/SaveOfflineButton.tsx";
import { PlayAllButton } from "../player/PlayAllButton.tsx";
import { AddButton } from "../playlists/AddButton.tsx";
import { Countdown } from "../releases/Countdown.tsx";
import { releaseAddress } from "../releases/releaseAddress.ts";
import { useReleaseLabels } from "../releases/useReleaseLabels.ts";
import { ReportMenu } from "../reports/ReportMenu.tsx";
import { Cover } from "../ui/Cover.tsx";
import { CoverWash } from "../ui/CoverWash.tsx";
import { EditLink } from "../ui/EditLink.tsx";
import { PageTitle } from "../ui/PageTitle.tsx";
import { ShareMenu } from "./ShareMenu.tsx";
import { usePrice } from "./usePrice.ts";

/** Cover, name, who made it, when it came or comes, and what can be done with it. */
export function PublicReleaseHead({ release: releaseRef }: { release: PublicReleaseHead_release$key }) {
  const { t, i18n } = useLingui();
  const labels = useReleaseLabels();
  const release = useFragment(
    graphql`
      fragment PublicReleaseHead_release on Release {
        id
        title
        versionTitle
        artistNames
        type
        state
        date
        coverUrl(width: 1400)
        smallCoverUrl: coverUrl(width: 320)
        coverAlt
        pagePath
        priceMinor
        isPriceFixed
        currency
        isExplicit
        isSaved
        privateFields {
          completeness
        }
        runningOrder {
          track {
            id
            state
            lossless
            downloadAllowed
          }
        }
      }
    `,
    releaseRef,
  );
  const { id, artistNames, date, state, pagePath, coverUrl, coverAlt, runningOrder, privateFields } = release;
  const price = usePrice(release);
  const title = wholeTitle({ title: release.title, versionTitle: release.versionTitle ?? null });
  const names = byline(artistNames);
  const handle = pageIn(pagePath ?? "")?.handle;
  const queue = runningOrder.flatMap(({ track }) => (track.state === "ready" ? [track.id] : []));
  const isToCome = state === "preorder" && date;
  const isGiven =
    runningOrder.length > 0 && (privateFields || runningOrder.every(({ track }) => track.downloadAllowed));
  const day = date && i18n.date(new Date(date), { dateStyle: "long" });
  return (
    <header className="public-page-head">
      <CoverWash src={release.smallCoverUrl} />
      <Cover src={coverUrl} alt={coverAlt ?? t`Cover of ${title}`} isFirst />
      <div className="public-page-words">
        <p className="public-page-kind">
          {[labels.type(release.type), isToCome ? null : day].filter(Boolean).join(" · ")}
          {release.isExplicit && (
            <Badge component="span" variant="default" size="sm">
              {t`Explicit`}
            </Badge>
          )}
        </p>
        <PageTitle title={names ? `${title}, ${names}` : title} className="public-page-title">
          {title}
        </PageTitle>
        {names && handle && (
          <p className="public-page-by">
            <Anchor component={Link} to={`/@${handle}`}>
              {names}
            </Anchor>
          </p>
        )}
        {isToCome && (
          <p className="public-page-countdown">
            <strong>
              <Countdown date={date} />
            </strong>
            <span>{t`Out on ${day}`}</span>
          </p>
        )}
        {price && <p className="public-page-price">{t`Price: ${price}`}</p>}
        <Group gap="sm">
          {queue.length > 0 && <PlayAllButton trackIds={queue} title={title} />}
          {pagePath && <SaveButton id={id} title={title} isSaved={release.isSaved} />}
          {pagePath && queue.length > 0 && <AddButton isWide trackIds={queue} title={title} />}
          {queue.length > 0 && <SaveOfflineButton trackIds={queue} title={title} />}
          {pagePath && <ShareMenu id={id} path={pagePath} title={names ? `${title}, ${names}` : title} />}
          {isGiven && !isToCome && (
            <DownloadMenu
              id={id}
              title={title}
              isLossless={runningOrder.every(({ track }) => track.lossless)}
            />
          )}
          {pagePath && !privateFields && <ReportMenu id={id} title={title} />}
          {privateFields && <EditLink to={releaseAddress({ id, title })} />}
        </Group>
      </div>
    </header>
  );
}
