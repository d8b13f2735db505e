import { useLingui } from "@lingui/react/macro";
import { Button, VisuallyHidden } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { moveIn } from "../../domain/playlists/moveIn.ts";
import type { PlaylistTracks_playlist$key } from "../__generated__/PlaylistTracks_playlist.graphql.ts";
import { LINE_HEIGHT } from "../library/LibraryLine.tsx";
import { useWindow } from "../library/useWindow.ts";
import { PRESS_MAX } from "../player/playTrack.ts";
import { useUndoToast } from "../settings/useUndoToast.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { useReorder } from "../ui/useReorder.ts";
import { AddTracks } from "./AddTracks.tsx";
import { PlaylistRow } from "./PlaylistRow.tsx";
import { type PlaylistLine, usePlaylistLines } from "./playlistLines.ts";
import { usePlaylistItems } from "./usePlaylistItems.ts";

/** Everything in a playlist, in order: to play, to move, to take out, and a way to add more. Only the seen lines are drawn. */
export function PlaylistTracks({ playlist: playlistRef }: { playlist: PlaylistTracks_playlist$key }) {
  const { t } = useLingui();
  const { add, remove, move } = usePlaylistItems();
  const undoToast = useUndoToast();
  const playlist = useFragment(
    graphql`
      fragment PlaylistTracks_playlist on Playlist {
        id
        rule
        mayFill
        ...playlistLines_playlist
      }
    `,
    playlistRef,
  );
  const { id } = playlist;
  const lines = usePlaylistLines(playlist);
  const [isAdding, setAdding] = useState(false);
  const [told, setTold] = useState("");
  const ids = useMemo(() => lines.map((line) => line.id), [lines]);
  const byId = new Map(lines.map((line) => [line.id, line]));
  const order = useReorder(ids, async (next) => {
    const moved = moveIn(ids, next);
    if (!moved || !(await move(id, [moved.id], moved.beforeId))) return;
    const title = byId.get(moved.id)?.title ?? "";
    const [place, count] = [next.indexOf(moved.id) + 1, next.length];
    setTold(t`${title} is now ${place} of ${count}`);
  });
  const { ref, first, end } = useWindow(order.shown.length, LINE_HEIGHT);
  const isByHand = playlist.rule == null;
  const isFilled = playlist.mayFill && isByHand;

  async function takeOut({ id: itemId, trackId, title, isAvailable }: PlaylistLine) {
    const beforeId = ids[ids.indexOf(itemId) + 1] ?? null;
    if (!(await remove(id, [itemId]))) return;
    // The button that had the focus is gone.
    ref.current?.focus();
    if (!isAvailable) return;
    undoToast(
      t`“${title}” was removed.`,
      () => void add(id, { trackIds: [trackId], itemIds: [itemId], beforeId }),
    );
  }

  const queueFrom = (place: number) =>
    order.shown.slice(place, place + PRESS_MAX).flatMap((each) => {
      const line = byId.get(each);
      return line?.isAvailable ? [line.trackId] : [];
    });
  return (
    <section aria-label={t`Tracks`}>
      {isFilled && (
        <div className="playlist-tools">
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            aria-expanded={isAdding}
            onClick={() => setAdding(!isAdding)}
          >
            {t`Add tracks`}
          </Button>
        </div>
      )}
      {isAdding && isFilled && <AddTracks onAdd={(trackId) => add(id, { trackIds: [trackId] })} />}
      {lines.length === 0 && (
        <EmptyState title={isByHand ? t`Nothing in it yet` : t`The rule finds nothing now`}>
          {isByHand
            ? t`Press Add tracks, or the plus of any track in Levare.`
            : t`It will fill itself as soon as there is music that fits.`}
        </EmptyState>
      )}
      <ol
        ref={ref as never}
        tabIndex={-1}
        className="library-lines"
        aria-label={t`Tracks in order`}
        style={{ paddingTop: first * LINE_HEIGHT, paddingBottom: (order.shown.length - end) * LINE_HEIGHT }}
      >
        {order.shown.slice(first, end).map((itemId, offset) => {
          const line = byId.get(itemId);
          return (
            line && (
              <PlaylistRow
                key={itemId}
                line={line}
                place={first + offset + 1}
                count={order.shown.length}
                queue={queueFrom(first + offset)}
                order={isFilled ? order : null}
                onRemove={() => void takeOut(line)}
              />
            )
          );
        })}
      </ol>
      <VisuallyHidden role="status">{told}</VisuallyHidden>
    </section>
  );
}
