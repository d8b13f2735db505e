import { type Database, openReplicaDatabase } from "../../db/open.ts";
import { type Replica, replicaOf } from "../../db/replica.ts";
import { log } from "../log.ts";

/** The copy that `DATABASE_REPLICA_URL` names; null without one. Throws a sentence where it would be a copy of nothing. */
export function openReplica(env: NodeJS.ProcessEnv, { engine }: Pick<Database, "engine">): Replica | null {
  const url = env.DATABASE_REPLICA_URL;
  if (!url) return null;
  if (engine === "embedded")
    throw new Error("DATABASE_REPLICA_URL names a copy of the database of DATABASE_URL, which is not set.");
  return replicaOf(openReplicaDatabase(url), {
    onAway: (error) => log.warn("replica-away", { error }),
    onBack: () => log.info("replica-back"),
  });
}
