import { useLingui } from "@lingui/react/macro";
import { notifications } from "@mantine/notifications";
import { useEffect, useMemo, useRef } from "react";
import { graphql, useRelayEnvironment, useSubscription } from "react-relay";
import type { LibraryWatchSubscription } from "../__generated__/LibraryWatchSubscription.graphql.ts";
import { takePendingWish } from "../app/pendingWish.ts";
import { onceListening } from "../app/subscriptions.ts";
import { askForPlaylist } from "../playlists/addingToPlaylist.ts";
import { dispatchLibraryNews } from "./libraryNews.ts";
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
    const wish = takePendingWish();
    if (wish?.kind === "playlist") return askForPlaylist(wish);
    if (!wish || !(await keep(wish, true))) return;
    const { name } = wish;
    notifications.show({ message: t`“${name}” is in your library.` });
  });
  useEffect(() => void wanted.current(), []);
  return null;
}
