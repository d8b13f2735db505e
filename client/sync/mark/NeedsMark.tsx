import { useLingui } from "@lingui/react/macro";
import { UnstyledButton } from "@mantine/core";
import { openShelf } from "../syncState.ts";
import "./mark.css";

interface Props {
  /** What a person calls the thing. */
  name: string;
}

/** Something cannot go to the server without the person: the way to what it needs. */
export function NeedsMark({ name }: Props) {
  const { t } = useLingui();
  return (
    <UnstyledButton
      className="sync-mark sync-mark-needs"
      aria-label={t`${name} needs you: show why`}
      aria-haspopup="dialog"
      onClick={() => openShelf(true)}
    >
      {t`Needs you`}
    </UnstyledButton>
  );
}
