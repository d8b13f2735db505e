import type { Kysely } from "kysely";
import { listSettings } from "../../db/platform/settings.ts";
import type { DB } from "../../db/tables.generated.ts";
import { type PlatformSettings, settingsFrom } from "../../domain/platform/settings.ts";
import { log } from "../log.ts";
import type { Events } from "../providers/events.ts";

/** The platform's settings as they count now. */
export interface PlatformKeeper {
  /** What was known last while the database cannot be asked; the starts when nothing was. */
  settings(): Promise<PlatformSettings>;
}

/** A change made elsewhere is seen after this long at the latest. */
const KEEP_MS = 30_000;

export function keepPlatform(db: Kysely<DB>, events: Events): PlatformKeeper {
  let known = settingsFrom([]);
  let until = Number.NEGATIVE_INFINITY;
  events.onChanged("platformChanged", () => {
    until = Number.NEGATIVE_INFINITY;
  });
  return {
    async settings() {
      if (performance.now() < until) return known;
      try {
        known = settingsFrom(await listSettings(db));
        until = performance.now() + KEEP_MS;
      } catch (error) {
        log.error("platform-settings-not-read", { error });
      }
      return known;
    },
  };
}
