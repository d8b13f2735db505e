import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { ActionIcon, Anchor, Button, Text } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { Link } from "react-router";
import { formatBytes } from "../../domain/formatBytes.ts";
import { clockTime } from "../../domain/player/position.ts";
import { byline } from "../../domain/publicPages/titles.ts";
import { useViewer } from "../app/viewer.ts";
import { PlayAllButton } from "../player/PlayAllButton.tsx";
import { PlayButton } from "../player/PlayButton.tsx";
import { PRESS_MAX } from "../player/playTrack.ts";
import { useIsPlaying } from "../player/usePlayer.ts";
import { Cover } from "../ui/Cover.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { RowsSkeleton } from "../ui/skeletons.tsx";
import { useQuestion } from "../ui/useQuestion.tsx";
import { type SavedSong, savedMusicOf } from "./SavedMusic.ts";
import { useSavedSongs } from "./useSavedSongs.ts";

/** The music on this device: it plays without a connection. */
export function DownloadsShelf() {
  const { t, i18n } = useLingui();
  const saved = savedMusicOf(useViewer().id);
  const songs = useSavedSongs();
  const [question, ask] = useQuestion();
  if (songs === null) return <RowsSkeleton count={6} />;
  if (songs.length === 0)
    return (
      <EmptyState
        title={t`Nothing saved on this device`}
        action={
          <Button component={Link} to="/discover">
            {t`Find music`}
          </Button>
        }
      >
        {t`Press “Save offline” on a release, a track or a playlist, and it plays here without a connection.`}
      </EmptyState>
    );
  const bytes = songs.reduce((sum, song) => sum + song.bytes, 0);
  const queue = songs.map(({ trackId }) => trackId);
  const askRemoveAll = () =>
    ask({
      title: t`Remove all downloads?`,
      follows: t`The music leaves this device. Your library stays as it is, and you can save everything again.`,
      yes: t`Remove all`,
      onYes: () => void saved.remove(queue),
    });
  return (
    <section aria-label={t`Downloads`}>
      <div className="library-tools" data-middle>
        <PlayAllButton trackIds={queue.slice(0, PRESS_MAX)} title={t`Downloads`} />
        <Text className="library-dim">
          {t`${plural(songs.length, { one: "# track", other: "# tracks" })}, ${formatBytes(bytes, i18n.locale)} on this device`}
        </Text>
        <Button variant="default" leftSection={<IconTrash size={18} aria-hidden />} onClick={askRemoveAll}>
          {t`Remove all`}
        </Button>
      </div>
      <ul className="library-lines">
        {songs.map((song, place) => (
          <Line
            key={song.trackId}
            song={song}
            queue={queue.slice(place, place + PRESS_MAX)}
            onRemove={() => void saved.remove([song.trackId])}
          />
        ))}
      </ul>
      {question}
    </section>
  );
}

interface LineProps {
  song: SavedSong;
  queue: readonly string[];
  onRemove: () => void;
}

function Line({ song, queue, onRemove }: LineProps) {
  const { t, i18n } = useLingui();
  const { trackId, track, bytes } = song;
  const isPlaying = useIsPlaying(trackId);
  const { title, artistNames, coverUrl, pagePath, duration } = track;
  return (
    <li className="library-line" data-kind="track" data-playing={isPlaying || undefined}>
      <PlayButton trackId={trackId} title={title} queue={queue} />
      <Cover src={coverUrl} alt="" size={48} />
      <span className="library-words">
        {pagePath ? (
          <Anchor component={Link} to={pagePath}>
            {title}
          </Anchor>
        ) : (
          <strong>{title}</strong>
        )}
        <span className="library-dim">{byline(artistNames)}</span>
      </span>
      <span className="library-dim library-day">{formatBytes(bytes, i18n.locale)}</span>
      <span className="library-dim library-length">{duration !== null && clockTime(duration)}</span>
      <span className="library-actions">
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={t`Remove ${title} from this device`}
          onClick={onRemove}
        >
          <IconTrash size={20} aria-hidden />
        </ActionIcon>
      </span>
    </li>
  );
}
