import type { Transaction } from "kysely";
import { lockAsset } from "../../db/assets/assets.ts";
import { lockTrackImport } from "../../db/catalog/trackImports.ts";
import { lockTrack } from "../../db/catalog/tracks.ts";
import { lockUpload, type UploadRow } from "../../db/catalog/uploads.ts";
import { lockParty } from "../../db/credits/parties.ts";
import { lockWork } from "../../db/credits/works.ts";
import type { Reach } from "../../db/reach.ts";
import { lockRelease, type WholeRelease } from "../../db/releases/releases.ts";
import type { DB } from "../../db/tables.generated.ts";
import { lockWorkspace, type WorkspaceRow } from "../../db/workspaces/workspaces.ts";
import { StaleAsset } from "../assets/StaleAsset.ts";
import { StaleVersion } from "../catalog/StaleVersion.ts";
import type { UserError } from "../graphql/errors.ts";
import { StaleRelease } from "../releases/refusals.ts";

/** What an act can lock, and as what. */
export interface Locked {
  workspace: WorkspaceRow;
  release: WholeRelease;
  trackImport: NonNullable<Awaited<ReturnType<typeof lockTrackImport>>>;
  track: NonNullable<Awaited<ReturnType<typeof lockTrack>>>;
  work: NonNullable<Awaited<ReturnType<typeof lockWork>>>;
  party: NonNullable<Awaited<ReturnType<typeof lockParty>>>;
  asset: NonNullable<Awaited<ReturnType<typeof lockAsset>>>;
  upload: UploadRow;
}
export type Noun = keyof Locked;

interface HowToLock<Row> {
  lock(trx: Transaction<DB>, id: string, reach: Reach): Promise<Row | undefined>;
  /** The workspace whose plan and rights count. */
  home(row: Row): string;
  version?(row: Row): number;
  stale?(id: string): UserError;
}

/**
 * How each noun is locked, in the order in which one act locks several: who has a release may still take a track, never the
 * other way round, and so two acts never wait for each other.
 */
export const NOUNS: { [Name in Noun]: HowToLock<Locked[Name]> } = {
  workspace: {
    lock: async (trx, id, reach) => {
      if (reach !== "every" && !reach.includes(id)) return undefined;
      const workspace = await lockWorkspace(trx, id);
      return workspace?.deletedAt || workspace?.suspendedAt ? undefined : workspace;
    },
    home: ({ id }) => id,
  },
  release: {
    lock: lockRelease,
    home: ({ workspaceId }) => workspaceId,
    version: ({ version }) => version,
    stale: (id) => new StaleRelease(id),
  },
  // A file of facts before the tracks that it changes.
  trackImport: { lock: lockTrackImport, home: ({ workspaceId }) => workspaceId },
  track: {
    lock: lockTrack,
    home: ({ workspaceId }) => workspaceId,
    version: ({ version }) => version,
    stale: (id) => new StaleVersion(id),
  },
  work: { lock: lockWork, home: ({ workspaceId }) => workspaceId },
  party: { lock: lockParty, home: ({ workspaceId }) => workspaceId },
  asset: {
    lock: lockAsset,
    home: ({ workspaceId }) => workspaceId,
    version: ({ revision }) => revision,
    stale: (id) => new StaleAsset(id),
  },
  upload: { lock: lockUpload, home: ({ workspaceId }) => workspaceId },
};
export const LOCK_ORDER = Object.keys(NOUNS) as Noun[];
