import type { Kysely } from "kysely";
import type { DB } from "../db/tables.generated.ts";
import type { Services } from "./services.ts";

/** What a background job gets. It has no viewer: it does what an answered request has already been allowed to do. */
export interface JobContext {
  db: Kysely<DB>;
  services: Services;
  dataDir: string;
}
