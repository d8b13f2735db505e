import { newId } from "../../db/ids.ts";
import type { Database } from "../../db/open.ts";
import type { ActContext } from "../../server/acting/ActContext.ts";
import { type Configuration, settingsOf } from "../../server/configuration.ts";

/** Where an act of the command line comes from. Jobs, news and limits belong to a running server: its verbs use none of them. */
export function onCommandLine({ db }: Pick<Database, "db">, configuration: Configuration): ActContext {
  const services = { settings: settingsOf(configuration) } as ActContext["services"];
  return { db, services, actor: { kind: "system", job: "cli" }, now: () => new Date(), requestId: newId() };
}
