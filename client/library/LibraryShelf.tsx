import { useLingui } from "@lingui/react/macro";
import { Button, NativeSelect } from "@mantine/core";
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { Link } from "react-router";
import type { LibraryKind } from "../../domain/library/library.ts";
import { SHELF_ORDERS, type ShelfOrder, shelfOrderIn } from "../../domain/library/shelf.ts";
import { PlayAllButton } from "../player/PlayAllButton.tsx";
import { PRESS_MAX } from "../player/playTrack.ts";
import { useUndoToast } from "../settings/useUndoToast.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { RowsSkeleton } from "../ui/skeletons.tsx";
import { TextFilter } from "../ui/TextFilter.tsx";
import { useAddressChoice } from "../ui/useAddressChoice.ts";
import { LINE_HEIGHT, LibraryLine } from "./LibraryLine.tsx";
import type { LibraryItem } from "./libraryItems.ts";
import { useFoldAhead } from "./useFoldAhead.ts";
import { useKeep } from "./useKeep.ts";
import { useLines } from "./useLines.ts";
import { useSearchText } from "./useSearchText.ts";
import { useWindow } from "./useWindow.ts";

interface Props {
  kind: LibraryKind;
  /** Of the shelf, in the person's language. */
  name: string;
  /** The latest first. */
  items: readonly LibraryItem[];
  /** Older ones are on their way: what is searched for may be among them. */
  isComing: boolean;
}

/** One shelf of the library: searched and put in order here, only the seen lines drawn. */
export function LibraryShelf({ kind, name, items, isComing }: Props) {
  const { t, i18n } = useLingui();
  const { address, choose } = useAddressChoice();
  const keep = useKeep();
  const undoToast = useUndoToast();
  // What was taken out just now, until the server's list says so.
  const [gone, setGone] = useState<{ from: Props["items"]; ids: ReadonlySet<string> }>();
  const { text, search, write } = useSearchText();
  const order = shelfOrderIn(address.get("order"));
  useFoldAhead(items);
  const found = useLines(items, order, text, i18n.locale);
  const shown = useMemo(() => {
    if (!found) return [];
    // Lines of a library that is older than the deed may still stand while those of the next are worked out.
    const isOlder = gone && (gone.from === items || found.from !== items);
    return isOlder ? found.lines.filter(({ id }) => !gone.ids.has(id)) : found.lines;
  }, [found, gone, items]);
  const isWaiting = !found || (isComing && (text !== "" || order !== "latest"));
  const { ref, first, end } = useWindow(shown.length, LINE_HEIGHT, found);
  const orders: Record<ShelfOrder, string> = { latest: t`Latest first`, title: t`Title`, artist: t`Artist` };

  async function remove(item: LibraryItem): Promise<void> {
    const mark = { kind, id: item.id, name: item.title };
    setGone((before) => ({
      from: items,
      ids: new Set([...(before?.from === items ? before.ids : []), item.id]),
    }));
    if (!(await keep(mark, false))) return setGone(undefined);
    const { title } = item;
    undoToast(t`“${title}” is out of your library.`, () => {
      setGone(undefined);
      void keep(mark, true);
    });
  }

  // Lines keep what they are given, so that typing draws only those anew that are others.
  const now = useRef({ shown, remove });
  useLayoutEffect(() => {
    now.current = { shown, remove };
  });
  const queueFrom = useCallback(
    (place: number) => now.current.shown.slice(place - 1, place - 1 + PRESS_MAX).map(({ id }) => id),
    [],
  );
  const handleRemove = useCallback((item: LibraryItem) => void now.current.remove(item), []);
  const playedFirst = useMemo(() => shown.slice(0, PRESS_MAX).map(({ id }) => id), [shown]);

  if (items.length === 0) return <Empty kind={kind} />;
  return (
    <section aria-label={name}>
      <div className="library-tools">
        {kind === "track" && shown.length > 0 && <PlayAllButton trackIds={playedFirst} title={t`Library`} />}
        <TextFilter
          isBare
          label={t`Search your library`}
          placeholder={t`Search`}
          text={text}
          onText={search}
          onLeave={write}
        />
        <NativeSelect
          aria-label={t`Order`}
          value={order}
          data={SHELF_ORDERS.filter((each) => kind !== "artist" || each !== "artist").map((value) => ({
            value,
            label: kind === "artist" && value === "title" ? t`Name` : orders[value],
          }))}
          onChange={(event) => {
            const next = event.currentTarget.value;
            choose({ order: next === "latest" ? null : next });
          }}
        />
      </div>
      {isWaiting ? (
        <RowsSkeleton count={6} />
      ) : shown.length === 0 ? (
        <EmptyState
          title={t`Nothing found`}
          action={
            <Button variant="default" onClick={() => search("")}>
              {t`Show everything`}
            </Button>
          }
        >
          {t`Nothing in this part of your library holds these words.`}
        </EmptyState>
      ) : (
        <ul
          ref={ref}
          className="library-lines"
          style={{
            paddingTop: first * LINE_HEIGHT,
            paddingBottom: (shown.length - end) * LINE_HEIGHT,
          }}
        >
          {shown.slice(first, end).map((item, offset) => (
            <LibraryLine
              key={item.id}
              kind={kind}
              item={item}
              place={first + offset + 1}
              count={shown.length}
              queueFrom={queueFrom}
              onRemove={handleRemove}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function Empty({ kind }: { kind: LibraryKind }) {
  const { t } = useLingui();
  const words: Record<LibraryKind, [title: string, how: string]> = {
    track: [t`No track yet`, t`Press the heart of a track, and it will appear here.`],
    release: [t`No release yet`, t`Save a release on its page, and it will appear here.`],
    artist: [t`Nobody yet`, t`Follow an artist on their page, and they will appear here.`],
  };
  const [title, how] = words[kind];
  return (
    <EmptyState
      title={title}
      action={
        <Button component={Link} to="/search">
          {t`Find music`}
        </Button>
      }
    >
      {how}
    </EmptyState>
  );
}
