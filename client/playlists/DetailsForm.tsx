import { useLingui } from "@lingui/react/macro";
import { Button, Group, Textarea, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { graphql, useFragment } from "react-relay";
import {
  FOLDER_NAME_MAX,
  PLAYLIST_DESCRIPTION_MAX,
  PLAYLIST_TITLE_MAX,
} from "../../domain/playlists/playlist.ts";
import type { DetailsForm_playlist$key } from "../__generated__/DetailsForm_playlist.graphql.ts";
import { usePlaylistVerbs } from "./usePlaylistVerbs.ts";

/** Title, description, folder and rule, written where they stand. Escape leaves them as they were. */
export function DetailsForm({
  playlist: playlistRef,
  onDone,
}: {
  playlist: DetailsForm_playlist$key;
  onDone: () => void;
}) {
  const { t } = useLingui();
  const { update } = usePlaylistVerbs();
  const before = useFragment(
    graphql`
      fragment DetailsForm_playlist on Playlist {
        id
        title
        description
        folder
        rule
      }
    `,
    playlistRef,
  );
  const [title, setTitle] = useState(before.title);
  const [description, setDescription] = useState(before.description);
  const [folder, setFolder] = useState(before.folder ?? "");
  const [rule, setRule] = useState(before.rule ?? "");

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    // Only what was changed here: somebody's other device may have changed the rest.
    const change = {
      ...(title !== before.title && { title }),
      ...(description !== before.description && { description }),
      ...(folder !== (before.folder ?? "") && { folder }),
      ...(before.rule != null && rule !== before.rule && { rule }),
    };
    if (await update(before.id, change)) onDone();
  }

  return (
    <form
      className="playlist-form"
      onSubmit={(event) => void handleSubmit(event)}
      onKeyDown={(event) => {
        if (event.key === "Escape") onDone();
      }}
    >
      <TextInput
        label={t`Title`}
        required
        autoFocus
        maxLength={PLAYLIST_TITLE_MAX}
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <Textarea
        label={t`Description`}
        autosize
        maxLength={PLAYLIST_DESCRIPTION_MAX}
        value={description}
        onChange={(event) => setDescription(event.currentTarget.value)}
      />
      <TextInput
        label={t`Folder (optional)`}
        maxLength={FOLDER_NAME_MAX}
        value={folder}
        onChange={(event) => setFolder(event.currentTarget.value)}
      />
      {before.rule != null && (
        <TextInput
          label={t`Rule`}
          required
          value={rule}
          onChange={(event) => setRule(event.currentTarget.value)}
        />
      )}
      <Group gap="sm">
        <Button type="submit">{t`Save`}</Button>
        <Button variant="default" onClick={onDone}>{t`Cancel`}</Button>
      </Group>
    </form>
  );
}
