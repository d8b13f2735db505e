import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Checkbox } from "@mantine/core";
import { IconBolt, IconMessage, IconMoon } from "@tabler/icons-react";
import { graphql, useFragment } from "react-relay";
import type { StepLine_milestone$key } from "../../__generated__/StepLine_milestone.graphql.ts";
import { useMilestoneLabels } from "../useMilestoneLabels.ts";
import { AssigneeMark } from "./AssigneeMark.tsx";
import { useStepVerbs } from "./useStepVerbs.ts";

interface Props {
  step: StepLine_milestone$key;
  /** What the steps are called that it waits for. */
  waitsFor: readonly string[];
  onOpen: () => void;
}

/** One step: a tick, what it is, when it is due, and whose it is. */
export function StepLine({ step: stepRef, waitsFor, onOpen }: Props) {
  const { t } = useLingui();
  const labels = useMilestoneLabels();
  const verbs = useStepVerbs();
  const step = useFragment(
    graphql`
      fragment StepLine_milestone on Milestone {
        id
        status
        dueDay
        today
        snoozedUntil
        channel
        assigneeName
        ticksItself
        closedAt
        closedByName
        closedByItself
        commentCount
        title {
          en
          es
        }
        checklist {
          isDone
        }
      }
    `,
    stepRef,
  );
  const { id, status, dueDay, today, snoozedUntil, assigneeName, checklist, commentCount } = step;
  const title = labels.said(step.title);
  const isDone = status === "done";
  const isClosed = isDone || status === "skipped";
  const ticked = checklist.filter((check) => check.isDone).length;
  const isResting = !isClosed && snoozedUntil != null && snoozedUntil > today;
  const rest = snoozedUntil && labels.day(snoozedUntil);
  const first = waitsFor[0];
  return (
    <li className="step" data-status={status}>
      <Checkbox
        className="step-tick"
        checked={isDone}
        indeterminate={status === "skipped"}
        aria-label={t`Done: ${title}`}
        onChange={() => void (isClosed ? verbs.reopen({ id, title }) : verbs.complete({ id, title }))}
      />
      <div className="step-words">
        <button type="button" className="step-title" onClick={onOpen}>
          {title}
        </button>
        <span className="step-facts">
          <strong className="step-due" data-late={status === "late" || undefined}>
            {dueDay ? labels.day(dueDay) : t`No day yet`}
          </strong>
          {dueDay && !isClosed && <span>{labels.distance(dueDay, today)}</span>}
          {isClosed && <span>{labels.closed(step)}</span>}
          {status === "doing" && <span>{labels.status(status)}</span>}
          {step.channel && <span>{labels.channel(step.channel)}</span>}
          {isResting && (
            <span>
              <IconMoon size={16} aria-hidden /> {t`Snoozed until ${rest}`}
            </span>
          )}
          {(step.closedByItself || (step.ticksItself && !isClosed)) && (
            <span>
              <IconBolt size={16} aria-hidden />{" "}
              {step.closedByItself ? t`Automatically` : t`Checks itself off`}
            </span>
          )}
          {!isClosed && first && (
            <span>
              {waitsFor.length === 1
                ? t`Waiting for: ${first}`
                : t`Waiting for: ${first} and ${waitsFor.length - 1} more`}
            </span>
          )}
          {checklist.length > 0 && <span>{t`Checklist ${ticked} of ${checklist.length}`}</span>}
          {commentCount > 0 && (
            <span>
              <IconMessage size={16} aria-hidden />{" "}
              {t`${plural(commentCount, { one: "# comment", other: "# comments" })}`}
            </span>
          )}
        </span>
      </div>
      <AssigneeMark name={assigneeName ?? null} />
    </li>
  );
}
