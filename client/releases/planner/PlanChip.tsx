import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { UnstyledButton } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { type DragEvent, type KeyboardEvent, useEffect, useRef } from "react";
import { useReleaseWords } from "../useReleaseWords.ts";
import type { Planned } from "./usePlan.ts";
import type { PlanDesk } from "./usePlanDesk.ts";
import { usePlanWords } from "./usePlanWords.ts";

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** One release in the plan: opens by a press, moves by arrows (a day, with Shift a week) and by dragging. */
export function PlanChip({ release, desk }: { release: Planned; desk: PlanDesk }) {
  const { t } = useLingui();
  const words = usePlanWords();
  const releaseWords = useReleaseWords();
  const chip = useRef<HTMLButtonElement>(null);
  const { id, day, time, state, hints, isMovable } = release;
  const isWarned = hints.some(({ code }) => code !== "notFriday");

  // It stands in another cell after a move, and the keys go on where they were.
  useEffect(() => {
    if (desk.takesFocus(id)) chip.current?.focus({ preventScroll: false });
  }, [desk, id]);

  function handleKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (!step || !day || !isMovable || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    desk.nudge(release, event.shiftKey ? step * 7 : step);
  }

  function handleDragStart(event: DragEvent) {
    event.dataTransfer.effectAllowed = "move";
    event.dataTransfer.setData("text/plain", words.name(release));
    desk.lift(release);
  }

  const told = [
    day ? words.day(day) : t`No date`,
    releaseWords.state(state),
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
      onClick={() => desk.open(id)}
      onKeyDown={handleKeyDown}
      onDragStart={handleDragStart}
      onDragEnd={() => desk.lift(null)}
    >
      <span className="plan-chip-title">{words.name(release)}</span>{" "}
      <span className="plan-chip-more">
        {day && time}
        {isWarned && <IconAlertTriangle size={16} stroke={1.75} aria-hidden />}
      </span>{" "}
      <span className="plan-unseen">{told.join(", ")}</span>
    </UnstyledButton>
  );
}
