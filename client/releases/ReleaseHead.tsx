import { useLingui } from "@lingui/react/macro";
import { ActionIcon, Badge, Button, Group, Menu } from "@mantine/core";
import {
  IconArchive,
  IconArchiveOff,
  IconCopyPlus,
  IconDots,
  IconExternalLink,
  IconLink,
  IconTrash,
} from "@tabler/icons-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { Link, useNavigate } from "react-router";
import { passesGate, TIER_OF_GATE } from "../../domain/billing/gates.ts";
import type { ReleaseHead_release$key } from "../__generated__/ReleaseHead_release.graphql.ts";
import { useTier } from "../app/viewer.ts";
import { useUpgrade } from "../billing/upgrade.ts";
import { DownloadMenu } from "../downloads/DownloadMenu.tsx";
import { ListeningLinksDialog } from "../sharing/ListeningLinksDialog.tsx";
import { AppModal } from "../ui/AppModal.tsx";
import { Cover } from "../ui/Cover.tsx";
import { PageTitle } from "../ui/PageTitle.tsx";
import { Countdown } from "./Countdown.tsx";
import { ReleaseNowDialog } from "./ReleaseNowDialog.tsx";
import { colourOf } from "./ReleaseTile.tsx";
import { useReleaseLabels } from "./useReleaseLabels.ts";
import { useReleaseVerbs } from "./useReleaseVerbs.ts";
import { useScheduleRelease } from "./useScheduleRelease.ts";

/** What a release is called, where it stands, when it comes, and the next steps. */
export function ReleaseHead({ release: releaseRef }: { release: ReleaseHead_release$key }) {
  const { t } = useLingui();
  const labels = useReleaseLabels();
  const verbs = useReleaseVerbs();
  const upgrade = useUpgrade();
  const tier = useTier();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<"releaseNow" | "withdraw" | "remove" | "share" | null>(null);
  const close = () => setAsking(null);
  const release = useFragment(
    graphql`
      fragment ReleaseHead_release on Release {
        id
        title
        versionTitle
        artistNames
        type
        state
        date
        version
        trackCount
        coverUrl
        pagePath
        runningOrder {
          track {
            state
            lossless
          }
        }
        privateFields {
          timezone
          wentLiveAt
          problems {
            reason
            count
          }
        }
        ...useReleaseVerbs_release
        ...ReleaseNowDialog_release
      }
    `,
    releaseRef,
  );
  const schedule = useScheduleRelease();
  const { title, versionTitle, artistNames, state, date, coverUrl, pagePath, trackCount, privateFields } =
    release;
  const heard = release.runningOrder.filter(({ track }) => track.state === "ready");
  const isWaiting = state === "scheduled" || state === "preorder";
  const isBefore = state === "draft" || state === "checking" || state === "ready";
  const problems = isBefore || isWaiting ? (privateFields?.problems ?? []) : [];
  const moment = labels.moment(date, privateFields?.timezone);

  function handleSchedule() {
    const gate = "releaseScheduling";
    if (!passesGate(tier, gate))
      return upgrade({ feature: t`Release scheduling`, requires: TIER_OF_GATE[gate] });
    if (!date)
      return void navigate("?part=date#field-releaseDay", { replace: true, preventScrollReset: true });
    void schedule(release);
  }

  return (
    <header className="release-head">
      <Cover src={coverUrl} alt="" size={120} isFirst />
      <div className="release-head-words">
        <Badge variant="light" color={colourOf(state)}>
          {labels.state(state)}
        </Badge>
        <PageTitle title={versionTitle ? `${title} (${versionTitle})` : title} />
        <p className="release-dim">
          {[artistNames.join(", "), labels.type(release.type), labels.tracks(trackCount)]
            .filter(Boolean)
            .join(" · ")}
        </p>
        {moment && (
          <p className="release-when">
            {isWaiting && date && <Countdown date={date} className="release-countdown" />}
            <span>{moment}</span>
          </p>
        )}
        {problems.length > 0 && (
          <ul className="release-problems" aria-label={t`What it still needs`}>
            {problems.map((problem) => (
              <li key={problem.reason}>{labels.problem(problem)}</li>
            ))}
          </ul>
        )}
        <Group gap="sm">
          {state === "draft" && (
            <Button variant="default" onClick={() => void verbs.ready(release)}>
              {t`Mark as ready`}
            </Button>
          )}
          {state === "ready" && (
            <Button variant="default" onClick={() => void verbs.reopen(release)}>
              {t`Back to draft`}
            </Button>
          )}
          {isBefore && <Button onClick={handleSchedule}>{date ? t`Schedule` : t`Choose a date`}</Button>}
          {(isBefore || isWaiting) && (
            <Button variant="default" onClick={() => setAsking("releaseNow")}>
              {t`Release now`}
            </Button>
          )}
          {isWaiting && (
            <Button variant="default" onClick={() => void verbs.unschedule(release)}>
              {t`Unschedule`}
            </Button>
          )}
          {pagePath && (
            <Button
              component={Link}
              to={pagePath}
              leftSection={<IconExternalLink size={18} stroke={1.75} aria-hidden />}
            >
              {t`See its page`}
            </Button>
          )}
          {state === "live" && (
            <Button variant="default" onClick={() => setAsking("withdraw")}>
              {t`Withdraw`}
            </Button>
          )}
          {state === "withdrawn" && (
            <Button onClick={() => setAsking("releaseNow")}>{t`Release it again`}</Button>
          )}
          {state === "archived" && (
            <Button
              leftSection={<IconArchiveOff size={18} aria-hidden />}
              onClick={() => void verbs.restore(release)}
            >
              {t`Bring back`}
            </Button>
          )}
          {heard.length > 0 && (
            <DownloadMenu
              id={release.id}
              title={title}
              isLossless={heard.every(({ track }) => track.lossless)}
            />
          )}
          <Menu>
            <Menu.Target>
              <ActionIcon aria-label={t`More about ${title}`} size={44}>
                <IconDots size={20} stroke={1.75} aria-hidden />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item
                leftSection={<IconLink size={18} stroke={1.75} aria-hidden />}
                onClick={() => setAsking("share")}
              >
                {t`Share privately`}
              </Menu.Item>
              <Menu.Item
                leftSection={<IconCopyPlus size={18} stroke={1.75} aria-hidden />}
                onClick={() => void verbs.duplicate(release)}
              >
                {t`Duplicate as deluxe`}
              </Menu.Item>
              {["draft", "ready", "withdrawn"].includes(state) && (
                <Menu.Item
                  leftSection={<IconArchive size={18} stroke={1.75} aria-hidden />}
                  onClick={() => void verbs.archive(release)}
                >
                  {t`Archive`}
                </Menu.Item>
              )}
              {state === "draft" && !privateFields?.wentLiveAt && (
                <Menu.Item
                  color="red"
                  leftSection={<IconTrash size={18} stroke={1.75} aria-hidden />}
                  onClick={() => setAsking("remove")}
                >
                  {t`Delete`}
                </Menu.Item>
              )}
            </Menu.Dropdown>
          </Menu>
        </Group>
        {state === "takenDown" && (
          <p className="release-dim">{t`The platform took it down. Only the platform can restore it.`}</p>
        )}
      </div>
      <ListeningLinksDialog id={release.id} title={title} isOpen={asking === "share"} onClose={close} />
      <ReleaseNowDialog release={release} isOpen={asking === "releaseNow"} onClose={close} />
      <AppModal isOpen={asking === "withdraw"} onClose={close} title={t`Withdraw ${title}?`}>
        <p>
          {t`Nobody outside your studio will be able to hear it: its page, links and embedded players say so. You can release it again.`}
        </p>
        <Group>
          <Button
            color="red"
            onClick={() => {
              close();
              void verbs.withdraw(release);
            }}
          >
            {t`Withdraw release`}
          </Button>
          <Button variant="default" onClick={close} data-autofocus>
            {t`Cancel`}
          </Button>
        </Group>
      </AppModal>
      <AppModal isOpen={asking === "remove"} onClose={close} title={t`Delete ${title}?`}>
        <p>{t`This cannot be undone. Its tracks stay in your catalog.`}</p>
        <Group>
          <Button
            color="red"
            onClick={() => {
              close();
              void verbs.remove(release);
            }}
          >
            {t`Delete release`}
          </Button>
          <Button variant="default" onClick={close}>
            {t`Cancel`}
          </Button>
        </Group>
      </AppModal>
    </header>
  );
}
