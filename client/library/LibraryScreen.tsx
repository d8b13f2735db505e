import { useLingui } from "@lingui/react/macro";
import { Tabs } from "@mantine/core";
import { lazy, Suspense, useEffect, useMemo, useRef } from "react";
import { graphql } from "react-relay";
import type { LibraryKind } from "../../domain/library/library.ts";
import { PageTitle } from "../ui/PageTitle.tsx";
import { RowsSkeleton } from "../ui/skeletons.tsx";
import { useAddressChoice } from "../ui/useAddressChoice.ts";
import { LibraryShelf } from "./LibraryShelf.tsx";
import { artistItems, releaseItems, trackItems } from "./libraryItems.ts";
import { useLibrary } from "./useLibrary.ts";
import "./library.css";

const QUERY = graphql`
  query LibraryScreenQuery($first: Int) @preloadable {
    viewer {
      id
      library {
        tracks(first: $first) {
          ids
          titles
          artists
          durations
          coverUrls
          pagePaths
          addedAt
        }
        releases(first: $first) {
          ids
          titles
          artists
          coverUrls
          pagePaths
          addedAt
        }
        artists(first: $first) {
          ids
          names
          avatarUrls
          levels
          pagePaths
          addedAt
        }
      }
    }
  }
`;

/** As the address names them; the user's menu says "following". */
const TABS = { tracks: "track", releases: "release", following: "artist" } as const satisfies Record<
  string,
  LibraryKind
>;
type Shelf = keyof typeof TABS;
const SHELVES = Object.keys(TABS) as Shelf[];

/** These load what they show by themselves: the other shelves are one question. */
const LATER = {
  playlists: lazy(async () => ({
    default: (await import("../playlists/PlaylistShelf.tsx")).PlaylistShelf,
  })),
  downloads: lazy(async () => ({
    default: (await import("../offline/DownloadsShelf.tsx")).DownloadsShelf,
  })),
  history: lazy(async () => ({ default: (await import("../plays/HistoryShelf.tsx")).HistoryShelf })),
};
const LATER_TABS = Object.keys(LATER) as (keyof typeof LATER)[];
type Tab = Shelf | keyof typeof LATER;

const tabIn = (text: string | null): Tab =>
  [...SHELVES, ...LATER_TABS].find((shelf) => shelf === text) ?? "tracks";

/** What the person likes, saved and follows: its latest at once, all of it soon after, sorted and searched here. */
export function LibraryScreen() {
  const { t } = useLingui();
  const { address, choose } = useAddressChoice();
  const { library, isComing } = useLibrary(QUERY);
  const items = useMemo(
    () => ({ tracks: trackItems(library), releases: releaseItems(library), following: artistItems(library) }),
    [library],
  );
  const names: Record<Tab, string> = {
    tracks: t`Tracks`,
    releases: t`Releases`,
    following: t`Artists`,
    playlists: t`Playlists`,
    downloads: t`Downloads`,
    history: t`History`,
  };
  const tab = tabIn(address.get("tab"));
  const tabs = useRef<HTMLDivElement>(null);
  // On a phone not all of them fit: the chosen one is in sight, also where an address or a menu led to it.
  useEffect(() => {
    const chosen = tab && tabs.current?.querySelector("[aria-selected='true']");
    if (chosen) chosen.scrollIntoView?.({ block: "nearest", inline: "center" });
  }, [tab]);
  return (
    <div className="library">
      <PageTitle title={t`Library`} />
      <Tabs
        value={tab}
        keepMounted={false}
        onChange={(next) => choose({ tab: next === "tracks" ? null : next, q: null, order: null })}
      >
        <Tabs.List ref={tabs} className="library-tabs" aria-label={t`Parts of your library`}>
          {[...SHELVES, ...LATER_TABS].map((each) => (
            <Tabs.Tab key={each} value={each}>
              {names[each]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {LATER_TABS.map((each) => {
          const Part = LATER[each];
          return (
            <Tabs.Panel key={each} value={each} pt="md">
              <Suspense fallback={<RowsSkeleton count={6} />}>
                <Part />
              </Suspense>
            </Tabs.Panel>
          );
        })}
        {SHELVES.map((each) => (
          <Tabs.Panel key={each} value={each} pt="md">
            <LibraryShelf kind={TABS[each]} name={names[each]} items={items[each]} isComing={isComing} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </div>
  );
}
