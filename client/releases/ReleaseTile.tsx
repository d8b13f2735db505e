import { useLingui } from "@lingui/react/macro";
import { ActionIcon, Badge, Menu } from "@mantine/core";
import { IconArchive, IconArchiveOff, IconCopyPlus, IconDots } from "@tabler/icons-react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import type { ReleaseTile_release$key } from "../__generated__/ReleaseTile_release.graphql.ts";
import { PlanLink } from "../milestones/PlanLink.tsx";
import { WaitingMark } from "../sync/mark/WaitingMark.tsx";
import { Cover } from "../ui/Cover.tsx";
import { Countdown } from "./Countdown.tsx";
import { releaseAddress } from "./releaseAddress.ts";
import { useReleaseLabels } from "./useReleaseLabels.ts";
import { useReleaseVerbs } from "./useReleaseVerbs.ts";

/** More chips than this say less than their number. */
const CHIPS = 3;
const ARCHIVABLE = ["draft", "ready", "withdrawn"];

interface Props {
  release: ReleaseTile_release$key;
  /** A line of a board, or a cover on a shelf. */
  look: "line" | "cover";
}

/** One release with how whole it is, what it lacks and when it comes. */
export function ReleaseTile({ release: releaseRef, look }: Props) {
  const { t, i18n } = useLingui();
  const labels = useReleaseLabels();
  const release = useFragment(
    graphql`
      fragment ReleaseTile_release on Release {
        id
        title
        versionTitle
        type
        state
        date
        artistNames
        trackCount
        coverUrl
        ...PlanLink_release
        privateFields {
          readiness
          timezone
          missing {
            part
            count
          }
        }
      }
    `,
    releaseRef,
  );
  const { title, versionTitle, state, date, artistNames, trackCount, coverUrl, privateFields } = release;
  const isWaiting = state === "scheduled" || state === "preorder";
  const missing = privateFields?.missing ?? [];
  const timeZone = privateFields?.timezone ?? "UTC";
  const day = date && i18n.date(new Date(date), { dateStyle: "medium", timeZone });
  const percent = i18n.number((privateFields?.readiness ?? 0) / 100, { style: "percent" });
  return (
    <article className="release-tile" data-look={look}>
      <Cover src={coverUrl} alt="" {...(look === "line" ? { size: 64 } : {})} />
      <div className="release-tile-words">
        <div>
          <Link to={releaseAddress(release)} className="release-tile-title">
            {title}
            {versionTitle && <span className="release-dim"> ({versionTitle})</span>}
          </Link>
          <WaitingMark table="catalog" id={release.id} name={title} />
        </div>
        <span className="release-dim">
          {[artistNames.join(", "), labels.type(release.type), labels.tracks(trackCount)]
            .filter(Boolean)
            .join(" · ")}
        </span>
        <span className="release-dim">
          {look === "cover" && (
            <Badge variant="light" color={colourOf(state)} mr={8}>
              {labels.state(state)}
            </Badge>
          )}
          {day}
          {isWaiting && date && (
            <>
              {" · "}
              <Countdown date={date} />
            </>
          )}
        </span>
        <div className="release-chips">
          <span className="release-percent" data-whole={missing.length === 0 || undefined}>
            {t`${percent} ready`}
          </span>
          {missing.slice(0, CHIPS).map((part) => (
            <span key={part.part} className="release-chip">
              {labels.missing(part)}
            </span>
          ))}
          {missing.length > CHIPS && (
            <span className="release-chip">{t`${missing.length - CHIPS} more`}</span>
          )}
        </div>
        <PlanLink release={release} />
      </div>
      <TileMenu release={release} />
    </article>
  );
}

function TileMenu({ release }: { release: { id: string; title: string; state: string } }) {
  const { t } = useLingui();
  const verbs = useReleaseVerbs();
  const { title, state } = release;
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon aria-label={t`More about ${title}`} className="release-tile-more">
          <IconDots size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconCopyPlus size={18} stroke={1.75} aria-hidden />}
          onClick={() => void verbs.duplicate(release)}
        >
          {t`Duplicate as deluxe`}
        </Menu.Item>
        {ARCHIVABLE.includes(state) && (
          <Menu.Item
            leftSection={<IconArchive size={18} stroke={1.75} aria-hidden />}
            onClick={() => void verbs.archive(release)}
          >
            {t`Archive`}
          </Menu.Item>
        )}
        {state === "archived" && (
          <Menu.Item
            leftSection={<IconArchiveOff size={18} stroke={1.75} aria-hidden />}
            onClick={() => void verbs.restore(release)}
          >
            {t`Bring back`}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

/** What a state is coloured like, wherever it is named. */
export function colourOf(state: string): string {
  if (state === "live") return "volt";
  if (state === "scheduled" || state === "preorder") return "sky";
  return state === "takenDown" || state === "withdrawn" ? "red" : "gray";
}
