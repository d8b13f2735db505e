import { useLingui } from "@lingui/react/macro";
import { Badge, Button, Group, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { isDay } from "../../../domain/releases/localTime.ts";
import { AppModal } from "../../ui/AppModal.tsx";
import { Cover } from "../../ui/Cover.tsx";
import { ReleaseNowDialog } from "../ReleaseNowDialog.tsx";
import { colourOf } from "../ReleaseTile.tsx";
import { releaseAddress } from "../releaseAddress.ts";
import { useReleaseLabels } from "../useReleaseLabels.ts";
import { PlanHints } from "./PlanHints.tsx";
import { useCancelPreorder } from "./useCancelPreorder.ts";
import type { Plan, Planned } from "./usePlan.ts";
import { usePlanLabels } from "./usePlanLabels.ts";

interface Props {
  release: Planned;
  plan: Plan;
  onMove: (day: string) => void;
  onClose: () => void;
}

/** One release of the plan: another date for it, with what that day brings along, and its next steps. */
export function PlannedDialog({ release, plan, onMove, onClose }: Props) {
  const { t } = useLingui();
  const labels = usePlanLabels();
  const releaseLabels = useReleaseLabels();
  const cancelPreorder = useCancelPreorder();
  const [day, setDay] = useState(release.day ?? "");
  const [isAsking, setAsking] = useState(false);
  const { id, state, coverUrl, artistNames, isMovable } = release;
  const name = labels.name(release);
  // As everywhere else in its own zone; the days of the plan are those of the studio's calendar.
  const moment = releaseLabels.moment(release.date, release.privateFields?.timezone);
  const isNew = isDay(day) && day !== release.day;

  function act(verb: () => unknown) {
    onClose();
    verb();
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isNew) act(() => onMove(day));
  }

  if (isAsking) return <ReleaseNowDialog release={release} isOpen onClose={onClose} />;
  return (
    <AppModal isOpen onClose={onClose} title={name}>
      <div className="plan-dialog">
        <div className="plan-dialog-head">
          <Cover src={coverUrl} alt="" size={64} />
          <div>
            <Badge variant="light" color={colourOf(state)}>
              {releaseLabels.state(state)}
            </Badge>
            <p className="release-dim">{artistNames.join(", ")}</p>
            {release.day && <p>{moment ?? `${labels.day(release.day)}, ${release.time}`}</p>}
          </div>
        </div>
        {isMovable && (
          <form onSubmit={handleSubmit} className="plan-dialog">
            <TextInput
              type="date"
              label={t`Day`}
              value={day}
              onChange={(event) => setDay(event.currentTarget.value)}
              data-autofocus
            />
            {isDay(day) && <PlanHints plan={plan} hints={plan.hintsOn(id, day)} />}
            <Group gap="sm">
              <Button type="submit" disabled={!isNew}>
                {t`Move to date`}
              </Button>
            </Group>
          </form>
        )}
        <Group gap="sm">
          <Button component={Link} to={releaseAddress({ id, title: name })} variant="default">
            {t`Open release`}
          </Button>
          {isMovable && (
            <Button variant="default" onClick={() => setAsking(true)}>
              {t`Release now`}
            </Button>
          )}
          {isMovable && release.privateFields?.preorderFrom && (
            <Button variant="default" onClick={() => act(() => cancelPreorder(release))}>
              {t`Cancel preorder`}
            </Button>
          )}
        </Group>
      </div>
    </AppModal>
  );
}
