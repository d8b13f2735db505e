import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { UnstyledButton } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { type DragEvent, type KeyboardEvent, useEffect, useRef } from "react";
import { Cover } from "../../ui/Cover.tsx";
import { useReleaseLabels } from "../useReleaseLabels.ts";
import type { Planned } from "./usePlan.ts";
import type { PlanActions } from "./usePlanActions.ts";
import { usePlanLabels } from "./usePlanLabels.ts";

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** One release in the plan: opens by a press, moves by arrows (a day, with Shift a week) and by dragging. */
export function PlanChip({ release, actions }: { release: Planned; actions: PlanActions }) {
  const { t } = useLingui();
  const labels = usePlanLabels();
  const releaseLabels = useReleaseLabels();
  const chip = useRef<HTMLButtonElement>(null);
  const { id, day, time, state, hints, coverUrl, isMovable } = release;
  const isWarned = hints.some(({ code }) => code !== "notFriday");

  // It stands in another cell after a move, and the keys go on where they were.
  useEffect(() => {
    if (actions.takesFocus(id)) chip.current?.focus({ preventScroll: false });
  }, [actions, id]);

  function handleKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (!step || !day || !isMovable || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    actions.nudge(release, event.shiftKey ? step * 7 : step);
  }

  function handleDragStart(event: DragEvent) {
    event.dataTransfer.effectAllowed = "move";
    event.dataTransfer.setData("text/plain", labels.name(release));
    actions.lift(release);
  }

  const told = [
    day ? labels.day(day) : t`No date`,
    releaseLabels.state(state),
    ...(hints.length > 0 ? [t`${plural(hints.length, { one: "# hint", other: "# hints" })}`] : []),
  ];
  return (
    <UnstyledButton
      ref={chip}
      className="plan-chip"
      data-state={state}
      data-movable={isMovable || undefined}
      draggable={isMovable}
      aria-haspopup="dialog"
      {...(isMovable && day
        ? { "aria-keyshortcuts": "ArrowLeft ArrowRight Shift+ArrowLeft Shift+ArrowRight" }
        : {})}
      onClick={() => actions.open(id)}
      onKeyDown={handleKeyDown}
      onDragStart={handleDragStart}
      onDragEnd={() => actions.lift(null)}
    >
      <Cover src={coverUrl} alt="" size={28} />
      <span className="plan-chip-title">{labels.name(release)}</span>{" "}
      <span className="plan-chip-more">
        {day && time}
        {isWarned && <IconAlertTriangle size={16} stroke={1.75} aria-hidden />}
      </span>{" "}
      <span className="plan-unseen">{told.join(", ")}</span>
    </UnstyledButton>
  );
}
