import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { IconBookmark, IconBookmarkFilled } from "@tabler/icons-react";
import { useKeep } from "./useKeep.ts";

interface Props {
  /** Global id of the release. */
  id: string;
  title: string;
  isSaved: boolean;
}

/** Keeps a release in the person's library; its words say how it stands. */
export function SaveButton({ id, title, isSaved }: Props) {
  const { t } = useLingui();
  const keep = useKeep();
  const Icon = isSaved ? IconBookmarkFilled : IconBookmark;
  return (
    <Button
      variant="default"
      leftSection={<Icon size={18} aria-hidden />}
      onClick={() => void keep({ kind: "release", id, name: title }, !isSaved)}
    >
      {isSaved ? t`Saved` : t`Save to library`}
    </Button>
  );
}
