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
  /** To be called once a change is committed: this server and the others forget what they knew. */
  changed(): void;
}

/** A change made elsewhere is seen after this long at the latest. */
const KEEP_MS = 30_000;

export function keepPlatform(db: Kysely<DB>, events: Events): PlatformKeeper {
  let known = settingsFrom([]);
  let until = Number.NEGATIVE_INFINITY;
  const forget = () => {
    until = Number.NEGATIVE_INFINITY;
  };
  void (async () => {
    for await (const _ of events.subscribe("platformChanged")) forget();
  })();
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
    changed() {
      forget();
      events.publish("platformChanged", {});
    },
  };
}
