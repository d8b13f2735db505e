import { useLingui } from "@lingui/react/macro";
import { UnstyledButton } from "@mantine/core";
import type { SyncTable } from "../../../domain/sync/entry.ts";
import { rowId } from "../kinds/kind.ts";
import { openShelf } from "../syncState.ts";
import { useWaits } from "./useWaits.ts";
import { WaitingSign } from "./WaitingSign.tsx";
import "./mark.css";

interface Props {
  table: SyncTable;
  /** Global id. */
  id: string;
  /** What a person calls it. */
  name: string;
}

/** Beside the name of something in a list: it is not on the server yet, and where that needs the person, a way to what does. */
export function WaitingMark({ table, id, name }: Props) {
  const { t } = useLingui();
  const standing = useWaits(`${table}/${rowId(id)}`);
  if (standing === "saved") return null;
  if (standing === "waits") return <WaitingSign />;
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
