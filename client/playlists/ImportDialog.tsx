import { useLingui } from "@lingui/react/macro";
import { Button, FileButton, Group, Text, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { useNavigate } from "react-router";
import { type PlaylistFile, printName } from "../../domain/playlists/formats/entry.ts";
import { parsePlaylist } from "../../domain/playlists/formats/formats.ts";
import { PLAYLIST_ITEMS_MAX, PLAYLIST_TITLE_MAX, playlistPath } from "../../domain/playlists/playlist.ts";
import { useErrorToast } from "../settings/useErrorToast.ts";
import { AppModal } from "../ui/AppModal.tsx";
import { type Match, useMatches } from "./useMatches.ts";
import { usePlaylistVerbs } from "./usePlaylistVerbs.ts";

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

interface Report {
  title: string;
  entries: PlaylistFile["entries"];
  /** One for each entry; null where nothing was found. */
  matches: readonly (Match | null)[];
}

/** Brings a list from elsewhere: first what was found of it, then the playlist. */
export function ImportDialog({ isOpen, onClose }: Props) {
  const { t } = useLingui();
  const [report, setReport] = useState<Report | null>(null);
  return (
    <AppModal isOpen={isOpen} onClose={onClose} title={t`Import a playlist`} size="lg">
      {report ? (
        <Found report={report} onBack={() => setReport(null)} />
      ) : (
        <Ask onReport={setReport} onClose={onClose} />
      )}
    </AppModal>
  );
}

function Ask({ onReport, onClose }: { onReport: (report: Report) => void; onClose: () => void }) {
  const { t } = useLingui();
  const match = useMatches();
  const showError = useErrorToast();
  const [text, setText] = useState("");
  const [isBusy, setBusy] = useState(false);

  async function look(given: string, name = "") {
    const { title, entries: all } = parsePlaylist(given);
    const entries = all.slice(0, PLAYLIST_ITEMS_MAX);
    setBusy(true);
    try {
      const matches = await match(entries);
      onReport({ title: title || name || t`Imported playlist`, entries, matches });
    } catch (error) {
      showError(error);
    }
    setBusy(false);
  }

  return (
    <div className="playlist-form">
      <Text c="dimmed">
        {t`Choose an M3U, XSPF or CSV file, or paste a list with one “artist - title” a line. You see what was found before anything is made.`}
      </Text>
      <FileButton
        accept=".m3u,.m3u8,.xspf,.csv,.tsv,.txt"
        onChange={(file) =>
          file && void file.text().then((text) => look(text, file.name.replace(/\.\w+$/, "")))
        }
      >
        {(props) => (
          <Button {...props} variant="default" disabled={isBusy}>
            {t`Choose a file`}
          </Button>
        )}
      </FileButton>
      <Textarea
        label={t`Or paste a list`}
        placeholder={"Mara Lune - Night Bus\nÉchos - Salt"}
        rows={8}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>{t`Cancel`}</Button>
        <Button disabled={isBusy || !text.trim()} onClick={() => void look(text)}>
          {t`Look for the tracks`}
        </Button>
      </Group>
    </div>
  );
}

function Found({ report: { entries, matches, ...given }, onBack }: { report: Report; onBack: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { create } = usePlaylistVerbs();
  const [title, setTitle] = useState(given.title.slice(0, PLAYLIST_TITLE_MAX));
  const trackIds = matches.flatMap((match) => match?.trackId ?? []);
  const missing = entries.filter((_entry, at) => !matches[at]);
  const [found, all] = [trackIds.length, entries.length];

  async function make() {
    const id = await create({ title, trackIds });
    if (id !== null) void navigate(playlistPath(id));
  }

  return (
    <div className="playlist-form">
      <Text role="status" fw={600}>
        {t`${found} of ${all} found in Levare`}
      </Text>
      {missing.length > 0 && (
        <section aria-labelledby="playlist-missing">
          <h3 id="playlist-missing" className="playlist-folder">{t`Not found`}</h3>
          <ul className="playlist-report" aria-labelledby="playlist-missing">
            {missing.map((entry, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list stands still, and a line may be there twice.
              <li key={at}>{printName(entry) || entry.isrc}</li>
            ))}
          </ul>
        </section>
      )}
      {found > 0 && (
        <>
          <section aria-labelledby="playlist-found">
            <h3 id="playlist-found" className="playlist-folder">{t`Found`}</h3>
            <ul className="playlist-report" aria-labelledby="playlist-found">
              {matches.map(
                (match, at) =>
                  // biome-ignore lint/suspicious/noArrayIndexKey: the list stands still, and a track may be there twice.
                  match && <li key={at}>{printName({ artist: match.artists, title: match.title })}</li>,
              )}
            </ul>
          </section>
          <TextInput
            label={t`Title`}
            required
            maxLength={PLAYLIST_TITLE_MAX}
            value={title}
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
        </>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onBack}>{t`Back`}</Button>
        {found > 0 && <Button onClick={() => void make()}>{t`Make the playlist`}</Button>}
      </Group>
    </div>
  );
}
