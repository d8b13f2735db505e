import { useLingui } from "@lingui/react/macro";
import { isSendable, type ShelvedEntry, type SyncEntry } from "../../domain/sync/entry.ts";
import { useRefusal } from "../i18n/useRefusal.ts";

/** Why a change is not on the server yet, in words. */
export function useReason(entry: SyncEntry | ShelvedEntry, isOnline: boolean): string {
  const { t } = useLingui();
  const said = useRefusal();
  const { lastError } = entry;
  const reason = "reason" in entry ? entry.reason : null;
  if (reason === "elsewhere")
    return t`It was changed elsewhere in the meantime, and both changes cannot stand.`;
  const refused = lastError?.refusal ? said(lastError.refusal) : lastError?.text;
  if (!isSendable(entry))
    return t`A newer version of Levare made this, and sends it. Press “Update” where it is offered, or reload the page.`;
  if (reason === "needsYou") return refused ? t`Not accepted: ${refused}` : t`The server did not accept it.`;
  if (!isOnline) return t`Waits for a connection.`;
  if (refused) return t`The server could not take it yet (${refused}). It is tried again by itself.`;
  return lastError ? t`The server did not answer. It is tried again by itself.` : t`Waits for its turn.`;
}
