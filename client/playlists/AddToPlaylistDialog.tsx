import { useLingui } from "@lingui/react/macro";
import { Button, Group, TextInput, UnstyledButton } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { IconPlus } from "@tabler/icons-react";
import { type FormEvent, Suspense, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import { PLAYLIST_TITLE_MAX } from "../../domain/playlists/playlist.ts";
import type { AddToPlaylistDialogQuery } from "../__generated__/AddToPlaylistDialogQuery.graphql.ts";
import { madeId } from "../app/madeId.ts";
import { policyNow } from "../app/policyNow.ts";
import { useUndoToast } from "../settings/useUndoToast.tsx";
import { AppModal } from "../ui/AppModal.tsx";
import { RowsSkeleton } from "../ui/skeletons.tsx";
import type { AddRequest } from "./addingToPlaylist.ts";
import { PlaylistCover } from "./PlaylistCover.tsx";
import { usePlaylistItems } from "./usePlaylistItems.ts";
import { usePlaylistVerbs } from "./usePlaylistVerbs.ts";

interface Props {
  request: AddRequest;
  onClose: () => void;
}

/** Asks into which playlist tracks go: one that there is, or a new one. */
export function AddToPlaylistDialog({ request, onClose }: Props) {
  const { t } = useLingui();
  return (
    <AppModal isOpen onClose={onClose} title={t`Add “${request.title}” to a playlist`}>
      <Suspense fallback={<RowsSkeleton count={4} />}>
        <Choice request={request} onClose={onClose} />
      </Suspense>
    </AppModal>
  );
}

function Choice({ request: { trackIds, title: added }, onClose }: Props) {
  const { t } = useLingui();
  const { add, remove } = usePlaylistItems();
  const { create } = usePlaylistVerbs();
  const undoToast = useUndoToast();
  const [title, setTitle] = useState("");
  const [isActing, setActing] = useState(false);
  const { viewer } = useLazyLoadQuery<AddToPlaylistDialogQuery>(
    graphql`
      query AddToPlaylistDialogQuery {
        viewer {
          id
          playlists {
            id
            title
            rule
            coverUrls
            itemCount
          }
        }
      }
    `,
    {},
    { fetchPolicy: policyNow() },
  );
  const playlists = viewer!.playlists.filter(({ rule }) => rule == null);

  async function addTo(id: string, name: string) {
    if (isActing) return;
    setActing(true);
    const itemIds = trackIds.map(() => madeId());
    const isAdded = await add(id, { trackIds, itemIds, name: added });
    setActing(false);
    if (!isAdded) return;
    onClose();
    undoToast(t`“${added}” is in ${name}.`, () => void remove(id, itemIds));
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isActing) return;
    setActing(true);
    const id = await create({ title, trackIds, name: added });
    setActing(false);
    if (id === null) return;
    onClose();
    notifications.show({ message: t`“${added}” is in ${title}.` });
  }

  return (
    <div className="playlist-form">
      <form onSubmit={(event) => void handleSubmit(event)}>
        <Group align="end" wrap="nowrap" gap="sm">
          <TextInput
            flex={1}
            label={t`New playlist`}
            placeholder={t`Title`}
            required
            maxLength={PLAYLIST_TITLE_MAX}
            value={title}
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
          <Button type="submit" loading={isActing} leftSection={<IconPlus size={16} aria-hidden />}>
            {t`Create`}
          </Button>
        </Group>
      </form>
      <ul className="playlist-choices" aria-label={t`Your playlists`}>
        {playlists.map(({ id, title: name, coverUrls }) => (
          <li key={id}>
            <UnstyledButton
              className="playlist-choice"
              disabled={isActing}
              onClick={() => void addTo(id, name)}
            >
              <PlaylistCover coverUrls={coverUrls} />
              <span>{name}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
