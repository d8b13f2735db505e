import { useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { graphql } from "react-relay";
import { addDays } from "../../../domain/releases/planner/planDays.ts";
import { dayWhenMoved } from "../../../domain/releases/planner/planHints.ts";
import type { usePlanMovesMutation } from "../../__generated__/usePlanMovesMutation.graphql.ts";
import { useCommit } from "../../accounts/useCommit.ts";
import { refusalIn, useRefusal } from "../../i18n/useRefusal.ts";
import { useErrorToast } from "../../settings/useErrorToast.ts";
import { useUndoToast } from "../../settings/useUndoToast.tsx";
import { showRefusal } from "../../ui/showFailure.ts";
import type { Planned } from "./usePlan.ts";
import { usePlanLabels } from "./usePlanLabels.ts";

/** A row of arrow keys is one move: it is sent when the keys rest. */
const REST_MS = 700;

/** What was asked for and is not answered yet. */
interface Wish {
  release: Planned;
  day: string;
}

/**
 * Moves releases to other days. They stand there at once; the server hears of it when the keys rest, one move of a release
 * after the other, and what it refuses goes back. `onMoved` hears of each that stands.
 */
export function usePlanMoves(onMoved: (day: string) => void) {
  const { t } = useLingui();
  const labels = usePlanLabels();
  const said = useRefusal();
  const showError = useErrorToast();
  const undoToast = useUndoToast();
  const [moving, setMoving] = useState<ReadonlyMap<string, string>>(new Map());
  const wishes = useRef(new Map<string, Wish>());
  const rests = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const underWay = useRef(new Set<string>());
  /** Newer than what is drawn, for a move that follows at once. */
  const versions = useRef(new Map<string, number>());
  const commit = useCommit<usePlanMovesMutation>(graphql`
    mutation usePlanMovesMutation($input: MoveReleaseInput!) {
      moveRelease(input: $input) {
        __typename
        ... on MoveReleasePayload {
          release {
            version
            ...usePlanReleases_release
            ...useReleaseVerbs_release
          }
        }
        ... on InvalidInput {
          code
          params
          message
        }
        ... on StaleRelease {
          code
          params
          message
          current {
            ...usePlanReleases_release
          }
        }
        ... on NotFound {
          code
          params
          message
        }
      }
    }
  `);

  function show() {
    setMoving(new Map([...wishes.current].map(([id, { day }]) => [id, day])));
  }

  async function put(release: Planned, releaseDay: string | null): Promise<boolean> {
    const { id } = release;
    const version = Math.max(release.version, versions.current.get(id) ?? 0);
    try {
      const { moveRelease: answer } = await commit({
        input: { id, version, releaseDay },
      });
      if (answer.__typename === "MoveReleasePayload") {
        versions.current.set(id, answer.release.version);
        return true;
      }
      const message = said(refusalIn(answer));
      const title = t`${release.title} stays in place`;
      showRefusal(message, title);
    } catch (error) {
      showError(error);
    }
    return false;
  }

  async function send(id: string): Promise<void> {
    const wish = wishes.current.get(id);
    if (!wish || underWay.current.has(id)) return;
    const { release, day } = wish;
    const written = release.privateFields?.releaseDay ?? null;
    underWay.current.add(id);
    const isDone = await put(release, dayWhenMoved(written, release.day, day));
    underWay.current.delete(id);
    // Moved on while it was under way: the further day counts from the same beginning.
    if (isDone && wishes.current.get(id) !== wish) return send(id);
    wishes.current.delete(id);
    show();
    if (!isDone) return;
    onMoved(day);
    undoToast(t`${labels.name(release)} moves to ${labels.day(day)}.`, () => {
      void put(release, written).then((isBack) => isBack && release.day && onMoved(release.day));
    });
  }

  function wish(release: Planned, day: string, afterMs: number) {
    const begun = wishes.current.get(release.id)?.release ?? release;
    const { id } = release;
    clearTimeout(rests.current.get(id));
    if (begun.day === day && !underWay.current.has(id)) {
      wishes.current.delete(id);
      return show();
    }
    wishes.current.set(id, { release: begun, day });
    show();
    rests.current.set(
      id,
      setTimeout(() => void send(id), afterMs),
    );
  }

  return {
    /** Where releases are being moved to. */
    moving,
    moveTo: (release: Planned, day: string) => wish(release, day, 0),
    /** By so many days from where it stands; the first and last day that are shown end the waiting. */
    nudge: (release: Planned, days: number, isShown: (day: string) => boolean) => {
      const day = addDays(release.day!, days);
      wish(release, day, isShown(day) ? REST_MS : 0);
      return day;
    },
  };
}
