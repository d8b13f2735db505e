import { useLingui } from "@lingui/react/macro";
import { ActionIcon } from "@mantine/core";
import { IconHeart, IconHeartFilled } from "@tabler/icons-react";
import { useKeep } from "./useKeep.ts";

interface Props {
  /** Global id of the track. */
  id: string;
  title: string;
  isLiked: boolean;
  variant?: "subtle" | "default";
}

/** The heart of a track. */
export function LikeButton({ id, title, isLiked, variant = "subtle" }: Props) {
  const { t } = useLingui();
  const keep = useKeep();
  const Icon = isLiked ? IconHeartFilled : IconHeart;
  return (
    <ActionIcon
      variant={variant}
      color="gray"
      size={44}
      aria-label={t`Like ${title}`}
      aria-pressed={isLiked}
      onClick={() => void keep({ kind: "track", id, name: title }, !isLiked)}
    >
      <Icon size={20} aria-hidden />
    </ActionIcon>
  );
}
