import { useLingui } from "@lingui/react/macro";
import { Anchor, Badge, Button, Group } from "@mantine/core";
import { IconPlayerPlayFilled } from "@tabler/icons-react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import { pageIn } from "../../domain/publicPages/pageAddress.ts";
import { byline, wholeTitle } from "../../domain/publicPages/titles.ts";
import type { PublicReleaseHead_release$key } from "../__generated__/PublicReleaseHead_release.graphql.ts";
import { DownloadMenu } from "../downloads/DownloadMenu.tsx";
import { playTrack } from "../player/playTrack.ts";
import { Countdown } from "../releases/Countdown.tsx";
import { releaseAddress } from "../releases/releaseAddress.ts";
import { useReleaseLabels } from "../releases/useReleaseLabels.ts";
import { Cover } from "../ui/Cover.tsx";
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
        coverAlt
        pagePath
        priceMinor
        isPriceFixed
        currency
        isExplicit
        privateFields {
          completeness
        }
        runningOrder {
          track {
            id
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
  const queue = runningOrder.map(({ track }) => track.id);
  const [first] = queue;
  const isToCome = state === "preorder" && date;
  const isGiven = first && (privateFields || runningOrder.every(({ track }) => track.downloadAllowed));
  const day = date && i18n.date(new Date(date), { dateStyle: "long" });
  return (
    <header className="public-page-head">
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
          {first && (
            <Button
              leftSection={<IconPlayerPlayFilled size={18} aria-hidden />}
              onClick={() => playTrack(first, queue)}
            >
              {t`Play all`}
            </Button>
          )}
          {pagePath && <ShareMenu id={id} path={pagePath} title={names ? `${title}, ${names}` : title} />}
          {isGiven && !isToCome && (
            <DownloadMenu
              id={id}
              title={title}
              isLossless={runningOrder.every(({ track }) => track.lossless)}
            />
          )}
          {privateFields && <EditLink to={releaseAddress(id)} />}
        </Group>
      </div>
    </header>
  );
}
