import { useLingui } from "@lingui/react/macro";
import { IconCloudUp } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { SyncTable } from "../../../domain/sync/entry.ts";
import { rowId } from "../kinds/kind.ts";
import { NeedsMark } from "./NeedsMark.tsx";
import { useWaits } from "./useWaits.ts";
import "./mark.css";

interface About {
  table: SyncTable;
  /** Global id. */
  id: string;
  /** What a person calls it. */
  name: string;
  /** What the form writes, in the words in which changes travel; without it all of the thing. */
  fields?: readonly string[];
}

/** What a form says of its save state while what it wrote is not on the server; null once it is. */
export function useUnsentLabel({ table, id, name, fields }: About): ReactNode {
  const { t } = useLingui();
  const standing = useWaits(`${table}/${rowId(id)}`, fields);
  if (standing === "saved") return null;
  if (standing === "waits")
    return (
      <span className="sync-word">
        <IconCloudUp size={18} aria-hidden /> {t`Not saved on the server yet`}
      </span>
    );
  return <NeedsMark name={name} />;
}
