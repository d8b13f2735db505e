import type { Hono } from "hono";
import type { Kysely } from "kysely";
import type { DB } from "../db/tables.generated.ts";
import type { Context } from "./graphql/context.ts";
import type { ServerEnv } from "./http.ts";
import type { JobContext } from "./jobContext.ts";
import type { JobKind, JobKinds } from "./jobs.ts";
import type { ClientFiles } from "./pages/clientFiles.ts";
import type { KnownEvent } from "./payments/events.ts";
import type { StripeHandler } from "./providers/payments.ts";
import type { Services } from "./services.ts";

/** What a feature brings beside its types and verbs, which its manifest imports. */
export interface Feature {
  /** In the order in which they are asked. */
  routes?: readonly Route[];
  jobs?: { readonly [Kind in JobKind]?: Job<Kind> };
  /** What it does when the payment provider tells of something. */
  stripe?: { readonly [Type in KnownEvent]?: StripeHandler };
}

/** Addresses over HTTP, below one path. */
export interface Route {
  at: string;
  /** Asked before the limit that bodies below /api have: files are larger than questions. */
  before?: "limits";
  /** Instead of the common headers of these names; undefined leaves one out. */
  headers?: Readonly<Record<string, string | undefined>>;
  /** The word behind this path is a secret, which no log keeps. */
  secrets?: string;
  /** Null: this installation has none. */
  serve(parts: RouteParts): Hono<ServerEnv> | null;
}

export interface RouteParts {
  db: Kysely<DB>;
  services: Services;
  client: ClientFiles;
  now: () => Date;
  contextFor: (request: Request, clientAddress?: string) => Promise<Context>;
}

/** Work of one kind. What is not told anything can be done by the clock, and at every start of a server that works. */
export interface Job<Kind extends JobKind> {
  // Not a method: of those the compiler would take one whose next parameter is a clock for tests.
  does: (context: JobContext, data: JobKinds[Kind], isLastTry: boolean) => Promise<void>;
  /**
   * How long one run may take by the clock before it counts as hung; a quarter of an hour unless told. A worker that died is missed
   * within half a minute in any case.
   */
  maxHours?: number;
  /**
   * Tries again every hour for three days, instead of three times within seconds: for work whose own data is all that tells of what it
   * is to do, such as files that no row names any more while their store is away.
   */
  isPatient?: true;
  /** Five cron fields, in UTC. */
  at?: object extends JobKinds[Kind] ? string : never;
  atStart?: object extends JobKinds[Kind] ? true : never;
}

/** Every kind of work has a feature that does it; the compiler names the one that has not. */
export type AllJobs = { readonly [Kind in JobKind]: Job<Kind> };

/** Work on sound: it watches itself for standing still, and a busy machine may need hours for a long recording. */
export const SOUND_HOURS = 24;

export const EVERY_HOUR = "17 * * * *";
export const EVERY_FIVE_MINUTES = "*/5 * * * *";
export const EVERY_MINUTE = "* * * * *";
