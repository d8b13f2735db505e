import { useLingui } from "@lingui/react/macro";
import { notifications } from "@mantine/notifications";
import { useEffect, useMemo, useRef } from "react";
import { graphql, useRelayEnvironment, useSubscription } from "react-relay";
import type { LibraryWatchSubscription } from "../__generated__/LibraryWatchSubscription.graphql.ts";
import { onceListening } from "../app/subscriptions.ts";
import { dispatchLibraryNews } from "./libraryNews.ts";
import { takePendingMark } from "./pendingMark.ts";
import { readLibraryAhead } from "./readAhead.ts";
import { useKeep } from "./useKeep.ts";

/**
 * Hears what the person keeps on other pages and devices, reads the first of it before it is opened, and does what they wanted before
 * they signed in. Draws nothing.
 */
export function LibraryWatch() {
  const { t } = useLingui();
  const relay = useRelayEnvironment();
  const keep = useKeep();
  useSubscription<LibraryWatchSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription LibraryWatchSubscription {
            libraryChanged {
              track {
                id
                isLiked
              }
              release {
                id
                isSaved
              }
              artist {
                id
                isFollowed
                followerCount
              }
            }
          }
        `,
        variables: {},
        onNext: dispatchLibraryNews,
        cacheConfig: onceListening((isAgain) => {
          if (isAgain) dispatchLibraryNews();
        }),
      }),
      [],
    ),
  );

  useEffect(() => readLibraryAhead(relay), [relay]);

  const wanted = useRef(async () => {
    const mark = takePendingMark();
    if (!mark || !(await keep(mark, true))) return;
    const { name } = mark;
    notifications.show({ message: t`“${name}” is in your library.` });
  });
  useEffect(() => void wanted.current(), []);
  return null;
}
