import { useLingui } from "@lingui/react/macro";
import { ActionIcon } from "@mantine/core";
import { IconGripVertical, IconX } from "@tabler/icons-react";
import { MoveButtons } from "../ui/MoveButtons.tsx";
import { useReorder } from "../ui/useReorder.ts";
import type { ChosenTrack } from "./TrackPicker.tsx";

interface Props {
  tracks: readonly ChosenTrack[];
  onChange: (tracks: readonly ChosenTrack[]) => void;
}

/** Tracks that are about to stand on a release, in the order that they will have there. */
export function ChosenTracks({ tracks, onChange }: Props) {
  const { t } = useLingui();
  const byId = new Map(tracks.map((track) => [track.id, track]));
  const order = useReorder(
    tracks.map(({ id }) => id),
    async (ids) => onChange(ids.flatMap((id) => byId.get(id) ?? [])),
  );
  if (tracks.length === 0) return null;
  return (
    <ol className="release-order" aria-label={t`Chosen tracks`}>
      {order.shown.map((id, at) => {
        const title = byId.get(id)?.title ?? "";
        return (
          <li key={id} className="release-line" {...order.item(id)}>
            <span className="release-grip" title={t`Drag to move`} {...order.handle(id)}>
              <IconGripVertical size={18} aria-hidden />
            </span>
            <span className="release-place">{at + 1}</span>
            <span className="release-line-words">{title}</span>
            <span className="release-line-actions">
              <MoveButtons id={id} name={title} order={order} />
              <ActionIcon
                variant="subtle"
                color="gray"
                size={44}
                aria-label={t`Remove ${title}`}
                onClick={() => onChange(tracks.filter((track) => track.id !== id))}
              >
                <IconX size={18} aria-hidden />
              </ActionIcon>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
