import type { Kysely } from "kysely";
import { listFlags } from "../../db/flags/flags.ts";
import type { DB } from "../../db/tables.generated.ts";
import type { Role } from "../../domain/accounts/roles.ts";
import { BUILT_IN_FLAGS, flagsThatCount, isFlagOn, type StoredFlag } from "../../domain/flags/flags.ts";
import { log } from "../log.ts";
import type { Events } from "../providers/events.ts";

/** Who a flag is asked for. */
export interface FlagPerson {
  userId: string;
  role: Role;
  /** The workspace that the person works in now. */
  workspaceId: string | null;
}

/** The flags as they count now. */
export interface FlagLookup {
  /** Names of the flags that are on for a person. */
  namesFor(person: FlagPerson): Promise<string[]>;
  /** True while the database could not be asked, and only the built-in list counts. */
  isDown(): Promise<boolean>;
}

/** A change made elsewhere is seen after this long at the latest. */
const KEEP_MS = 30_000;

export function openFlags(db: Kysely<DB>, events: Events): FlagLookup {
  let known: { flags: StoredFlag[]; until: number } | undefined;

  async function stored(): Promise<StoredFlag[] | null> {
    if (known && known.until > performance.now()) return known.flags;
    try {
      const flags = (await listFlags(db)) as StoredFlag[];
      known = { flags, until: performance.now() + KEEP_MS };
      return flags;
    } catch (error) {
      log.error("flags-not-read", { error });
      return null;
    }
  }
  events.onChanged("flagsChanged", () => {
    known = undefined;
  });

  return {
    async namesFor({ userId, role, workspaceId }) {
      const flags = await stored();
      return (flags ? flagsThatCount(flags, workspaceId) : BUILT_IN_FLAGS)
        .filter((flag) => isFlagOn(flag, role, userId))
        .map(({ name }) => name);
    },
    isDown: async () => (await stored()) === null,
  };
}
