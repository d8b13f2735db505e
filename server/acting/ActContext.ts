import type { Kysely } from "kysely";
import type { DB } from "../../db/tables.generated.ts";
import type { Locale } from "../../domain/accounts/locales.ts";
import type { Services } from "../services.ts";
import type { Actor } from "./actor.ts";

/** What an act needs of where it comes from: a request, a job, the command line. */
export interface ActContext {
  db: Kysely<DB>;
  services: Pick<
    Services,
    | "auth"
    | "events"
    | "flags"
    | "jobs"
    | "limiter"
    | "payments"
    | "platform"
    | "settings"
    | "signer"
    | "storage"
    | "telephony"
  >;
  actor: Actor;
  now: () => Date;
  requestId: string;
  clientAddress?: string | undefined;
  /** The language of whoever asks, for letters to addresses that never said theirs. */
  locale?: Locale | undefined;
}
