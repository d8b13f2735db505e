import type { SyncTable } from "../../../domain/sync/entry.ts";
import { rowId } from "../kinds/kind.ts";
import { NeedsMark } from "./NeedsMark.tsx";
import { useWaits } from "./useWaits.ts";
import { WaitingSign } from "./WaitingSign.tsx";

interface Props {
  table: SyncTable;
  /** Global id. */
  id: string;
  /** What a person calls it. */
  name: string;
}

/** Beside the name of something in a list: it is not on the server yet, and where that needs the person, a way to what does. */
export function WaitingMark({ table, id, name }: Props) {
  const standing = useWaits(`${table}/${rowId(id)}`);
  if (standing === "saved") return null;
  if (standing === "waits") return <WaitingSign />;
  return <NeedsMark name={name} />;
}
