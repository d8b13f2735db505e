import type { Auth } from "./accounts/auth.ts";
import type { AuditHeadKeeper } from "./audit/auditHead.ts";
import type { FlagLookup } from "./flags/flagLookup.ts";
import type { Jobs } from "./jobs.ts";
import type { AudioEngine } from "./providers/audio.ts";
import type { Events } from "./providers/events.ts";
import type { Mailer } from "./providers/mail.ts";
import type { MediaStorage } from "./providers/storage.ts";
import type { Signer } from "./signing.ts";

/** What the server stands on besides the database: one real or embedded part each, chosen by environment. */
export interface Services {
  auth: Auth;
  mailer: Mailer;
  events: Events;
  signer: Signer;
  storage: MediaStorage;
  audio: AudioEngine;
  jobs: Jobs;
  auditHead: AuditHeadKeeper;
  flags: FlagLookup;
  settings: Settings;
}

/** Choices of this installation that resolvers and routes need to know. */
export interface Settings {
  publicUrl: string;
  /** The demo story plays here and the address is a loopback one: /dev/mail and mock sign-in are open. */
  isLoopbackDemo: boolean;
}
