import type { Database } from "../db/open.ts";
import { createAuth } from "./accounts/auth.ts";
import { SessionWatch } from "./accounts/SessionWatch.ts";
import { openViewerCache } from "./accounts/viewerCache.ts";
import { openTally } from "./admin/analytics/tally.ts";
import { openBudget } from "./assistants/budget/budget.ts";
import { openReplyWriters } from "./assistants/replies/replyWriters.ts";
import { auditHeadFile, keepAuditHead } from "./audit/auditHead.ts";
import { JOB_KINDS, JOBS, stripeHandlersOf } from "./features.ts";
import { openFlags } from "./flags/flagLookup.ts";
import { type JobKind, openJobs } from "./jobs.ts";
import { keepLexicon } from "./lexicon/keepLexicon.ts";
import { databaseCounts } from "./limits/counts.ts";
import { openLimiter } from "./limits/limiter.ts";
import { redisCounts } from "./limits/redisCounts.ts";
import { answerStripe } from "./payments/answerStripe.ts";
import { emulatorFolder } from "./payments/emulator/journalOf.ts";
import { keepPlatform } from "./platform/keepPlatform.ts";
import type { AssistantChoice } from "./providers/assistants/choice.ts";
import { openAudioEngine } from "./providers/audio.ts";
import { openEvents } from "./providers/events.ts";
import { openIncoming } from "./providers/incoming.ts";
import { openMailer } from "./providers/mail.ts";
import { openAssistant } from "./providers/openAssistant.ts";
import type { PaymentChoice } from "./providers/payments/choice.ts";
import { openPayments } from "./providers/payments.ts";
import { openRedis } from "./providers/redis.ts";
import { openReplica } from "./providers/replica.ts";
import { openStorage } from "./providers/storage.ts";
import type { Telephony } from "./providers/telephony.ts";
import { openSearchEngine } from "./search/engine.ts";
import { openSpeller } from "./search/speller.ts";
import type { Services, Settings } from "./services.ts";
import { createSigner } from "./signing.ts";

export interface ServiceOptions {
  database: Database;
  env: NodeJS.ProcessEnv;
  dataDir: string;
  secret: string;
  settings: Settings;
  payments: PaymentChoice;
  telephony: Telephony;
  assistant: AssistantChoice;
  /** What time it is where budgets are counted. */
  now?: () => Date;
}

/** Opens every part the server stands on, each embedded or real as the environment says. */
export async function openServices({
  database,
  env,
  dataDir,
  secret,
  settings,
  payments,
  telephony,
  assistant: assistantChoice,
  now,
}: ServiceOptions): Promise<Services> {
  const signer = createSigner(secret);
  const redis = await openRedis(env, database.engine === "embedded", secret);
  const events = await openEvents(database, redis);
  const counts = databaseCounts(database.db);
  const platform = keepPlatform(database.db, events);
  const mailer = openMailer(database.db, env, async () => (await platform.settings()).mailSender);
  const assistant = openAssistant({
    ...{ choice: assistantChoice, platform, budget: openBudget(database.db, platform, now) },
  });
  const lexicon = keepLexicon(database.db, events);
  await lexicon.freshen();
  const search = openSearchEngine(env, database, dataDir);
  const storage = await openStorage(env, dataDir);
  const services: Services = {
    settings,
    mailer,
    auth: createAuth({
      db: database.db,
      services: () => services,
      secret,
      publicUrl: settings.publicUrl,
      isAddressFixed: Boolean(env.PUBLIC_URL),
    }),
    viewers: await openViewerCache(database),
    sessions: new SessionWatch(database.db),
    events,
    signer,
    storage,
    incoming: openIncoming(env, database.db, storage, dataDir),
    audio: openAudioEngine(env),
    jobs: await openJobs(database, JOB_KINDS, (kind) => JOBS[kind as JobKind]),
    payments: await openPayments({
      ...{ choice: payments, publicUrl: settings.publicUrl, signer, handlersOf: stripeHandlersOf },
      ...{ folder: emulatorFolder(dataDir), isLoopbackDemo: settings.isLoopbackDemo },
    }),
    telephony,
    assistant,
    replies: openReplyWriters({ db: database.db, events, signer, assistant: assistant.assistant }),
    redis,
    limiter: openLimiter(redis ? redisCounts(redis, counts) : counts),
    replica: openReplica(env, database),
    auditHead: keepAuditHead(database.db, signer, auditHeadFile(storage, dataDir)),
    flags: openFlags(database.db, events),
    lexicon,
    platform,
    search,
    tally: openTally(database.db),
    speller: openSpeller(() => search.words()),
    isEmbedded: {
      database: database.engine === "embedded",
      storage: !env.S3_BUCKET,
      mail: !env.SMTP_URL,
      events: database.engine === "embedded",
      audio: !env.FFMPEG_PATH,
      payments: payments.mode !== "stripe",
      telephony: telephony.isPractice,
      assistants: assistantChoice.kind === "embedded",
    },
  };
  services.payments.emulator?.deliverTo((request) =>
    answerStripe({ db: database.db, services }, request, new Date()),
  );
  return services;
}

/** Lets what is under way finish. The database stays open: it is not ours. */
export async function closeServices(services: Services): Promise<void> {
  await services.replies.close();
  await services.sessions.close();
  await services.events.close();
  await services.search.close();
  await services.payments.close();
  await services.jobs.close();
  await services.auditHead.close();
  await services.tally.close();
  await services.replica?.close();
  services.redis?.close();
}
