import { KEPT_AT } from "../app/pwa/keptAt.ts";
import { changedAt } from "./account.ts";

/** So long what a person saw is kept for them, in seconds. */
export const KEPT_SECONDS = 14 * 24 * 3600;

/** What was kept, unless something was changed in this browser since. */
export async function upToDate(found: Response | undefined): Promise<Response | null> {
  const at = Number(found?.headers.get(KEPT_AT));
  return found && at > (await changedAt()) ? found : null;
}
