import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { IconUserCheck, IconUserPlus } from "@tabler/icons-react";
import { useKeep } from "./useKeep.ts";

interface Props {
  /** Global id of the artist. */
  id: string;
  name: string;
  isFollowed: boolean;
}

/** Follows an artist; its words say how it stands. */
export function FollowButton({ id, name, isFollowed }: Props) {
  const { t } = useLingui();
  const keep = useKeep();
  const Icon = isFollowed ? IconUserCheck : IconUserPlus;
  return (
    <Button
      variant="default"
      leftSection={<Icon size={18} aria-hidden />}
      onClick={() => void keep({ kind: "artist", id, name }, !isFollowed)}
    >
      {isFollowed ? t`Following` : t`Follow`}
    </Button>
  );
}
