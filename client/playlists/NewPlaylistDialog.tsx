import { useLingui } from "@lingui/react/macro";
import { Autocomplete, Button, Group, SegmentedControl, Text, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { FOLDER_NAME_MAX, PLAYLIST_TITLE_MAX, playlistPath } from "../../domain/playlists/playlist.ts";
import { AppModal } from "../ui/AppModal.tsx";
import { usePlaylistVerbs } from "./usePlaylistVerbs.ts";

interface Props {
  isOpen: boolean;
  onClose: () => void;
  /** Names of the folders that there are. */
  folders: readonly string[];
}

/** Makes a playlist, filled by hand or by a rule, and opens it. */
export function NewPlaylistDialog({ isOpen, onClose, folders }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { create } = usePlaylistVerbs();
  const [title, setTitle] = useState("");
  const [folder, setFolder] = useState("");
  const [kind, setKind] = useState("byHand");
  const [rule, setRule] = useState("");
  const [isActing, setActing] = useState(false);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isActing) return;
    setActing(true);
    const id = await create({ title, folder, ...(kind === "smart" && { rule }) });
    setActing(false);
    if (id !== null) void navigate(playlistPath(id));
  }

  return (
    <AppModal isOpen={isOpen} onClose={onClose} title={t`New playlist`}>
      <form className="playlist-form" onSubmit={(event) => void handleSubmit(event)}>
        <TextInput
          label={t`Title`}
          required
          data-autofocus
          maxLength={PLAYLIST_TITLE_MAX}
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <Autocomplete
          label={t`Folder (optional)`}
          maxLength={FOLDER_NAME_MAX}
          data={[...folders]}
          value={folder}
          onChange={setFolder}
        />
        <SegmentedControl
          aria-label={t`How it is filled`}
          value={kind}
          onChange={setKind}
          data={[
            { value: "byHand", label: t`I add tracks` },
            { value: "smart", label: t`A rule fills it` },
          ]}
        />
        {kind === "smart" && (
          <>
            <TextInput
              label={t`Rule`}
              required
              placeholder="genre:jazz bpm:80-110 -live"
              value={rule}
              onChange={(event) => setRule(event.currentTarget.value)}
            />
            <Text c="dimmed" size="sm">
              {t`Written as in the search. What it finds changes as music comes and goes.`}
            </Text>
          </>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" loading={isActing}>{t`Create`}</Button>
        </Group>
      </form>
    </AppModal>
  );
}
