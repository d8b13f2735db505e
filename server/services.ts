import type { Replica } from "../db/replica.ts";
import type { Auth } from "./accounts/auth.ts";
import type { SessionWatch } from "./accounts/SessionWatch.ts";
import type { ViewerCache } from "./accounts/viewerCache.ts";
import type { Tally } from "./admin/analytics/tally.ts";
import type { ReplyWriters } from "./assistants/replies/replyWriters.ts";
import type { AuditHeadKeeper } from "./audit/auditHead.ts";
import type { FlagLookup } from "./flags/flagLookup.ts";
import type { Jobs } from "./jobs.ts";
import type { LexiconKeeper } from "./lexicon/keepLexicon.ts";
import type { Limiter } from "./limits/limiter.ts";
import type { PlatformKeeper } from "./platform/keepPlatform.ts";
import type { AudioEngine } from "./providers/audio.ts";
import type { Events } from "./providers/events.ts";
import type { IncomingFiles } from "./providers/incoming.ts";
import type { Mailer } from "./providers/mail.ts";
import type { AssistantPart } from "./providers/openAssistant.ts";
import type { Payments } from "./providers/payments.ts";
import type { SharedRedis } from "./providers/redis.ts";
import type { MediaStorage } from "./providers/storage.ts";
import type { Telephony } from "./providers/telephony.ts";
import type { SearchEngine } from "./search/engine.ts";
import type { Speller } from "./search/speller.ts";
import type { Signer } from "./signing.ts";

/** What the server stands on besides the database: one real or embedded part each, chosen by environment. */
export interface Services {
  auth: Auth;
  /** For what is only read; whatever changes something looks its viewer up. */
  viewers: ViewerCache;
  sessions: SessionWatch;
  mailer: Mailer;
  events: Events;
  signer: Signer;
  storage: MediaStorage;
  incoming: IncomingFiles;
  audio: AudioEngine;
  jobs: Jobs;
  payments: Payments;
  assistant: AssistantPart;
  replies: ReplyWriters;
  telephony: Telephony;
  limiter: Limiter;
  /** What events and limits go through where several servers share one. */
  redis: SharedRedis | null;
  /** A copy of the database for reading what is public; null without one. */
  replica: Replica | null;
  auditHead: AuditHeadKeeper;
  flags: FlagLookup;
  lexicon: LexiconKeeper;
  platform: PlatformKeeper;
  search: SearchEngine;
  tally: Tally;
  speller: Speller;
  /** Which parts are our own, rather than a service that the installation is connected to. */
  isEmbedded: Record<
    "database" | "storage" | "mail" | "events" | "audio" | "payments" | "telephony" | "assistants",
    boolean
  >;
  settings: Settings;
}

/** Choices of this installation that resolvers and routes need to know. */
export interface Settings {
  publicUrl: string;
  /** The names that this server is asked by; null where nobody knows them. */
  hosts: readonly string[] | null;
  /** Only this machine can ask, and `DEMO` is not off: /dev/mail and mock sign-in are open. */
  isLoopbackDemo: boolean;
  /** Proxies of our own between the network and this server, each of which adds an address to X-Forwarded-For. */
  trustedProxies: number;
}
