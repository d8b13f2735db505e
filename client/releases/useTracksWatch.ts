import { useEffect, useEffectEvent, useMemo, useRef } from "react";
import { graphql, useSubscription } from "react-relay";
import type { useTracksWatchSubscription } from "../__generated__/useTracksWatchSubscription.graphql.ts";
import { onceListening } from "../app/subscriptions.ts";

/** Twenty files that become ready one after the other ask for a handful of answers, not for twenty. */
const REST_MS = 700;

interface Place {
  readonly track: { readonly id: string; readonly state: string };
}

/**
 * Hears of the tracks of a release: one that can be heard at last, or that somebody edited. `onChanged` is called when news
 * rests; progress alone is no news.
 */
export function useTracksWatch(workspaceId: string, order: readonly Place[], onChanged: () => void): void {
  const versions = useRef(new Map<string, string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const notify = useEffectEvent(onChanged);
  const isOn = useEffectEvent((id: string) => order.some(({ track }) => track.id === id));
  const isWaited = useEffectEvent(() => order.some(({ track }) => track.state !== "ready"));
  useEffect(() => () => clearTimeout(timer.current), []);
  useSubscription<useTracksWatchSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useTracksWatchSubscription($workspaceId: ID!) {
            trackChanged(workspaceId: $workspaceId) {
              id
              state
              version
              title
              isrc
            }
          }
        `,
        variables: { workspaceId },
        onNext: (answer) => {
          const track = answer?.trackChanged;
          if (!track || !isOn(track.id)) return;
          const now = `${track.state} ${track.version}`;
          if (versions.current.get(track.id) === now) return;
          versions.current.set(track.id, now);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => notify(), REST_MS);
        },
        cacheConfig: onceListening((isAgain) => {
          if (isAgain || isWaited()) notify();
        }),
      }),
      [workspaceId],
    ),
  );
}
