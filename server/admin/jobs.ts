import {
  type FailedJobRow,
  findFailedJob,
  listFailedJobs,
  listQueues,
  type QueueRow,
} from "../../db/admin/jobs.ts";
import { isSuperadmin } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { type Act, verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { NotFound } from "../graphql/errors.ts";
import { decodeGlobalID, encodeGlobalID } from "../graphql/globalId.ts";
import { Admin, PLATFORM } from "./Admin.ts";
import { Subject, subjects } from "./Subject.ts";

const superadmin = { role: "superadmin" } as const;
const JOB = "FailedJob";
const SHOWN = 100;

const JobQueue = builder.objectRef<QueueRow>("JobQueue").implement({
  description: "One kind of background work, and how much of it stands where.",
  authScopes: superadmin,
  fields: (t) => ({
    name: t.exposeString("name"),
    waiting: t.exposeInt("waiting"),
    active: t.exposeInt("active"),
    done: t.exposeInt("done", { description: "As far back as the queue remembers." }),
    failed: t.exposeInt("failed"),
    waitingSince: t.expose("waitingSince", {
      type: "DateTime",
      nullable: true,
      description: "When the oldest late job should have begun; null while none is late.",
    }),
  }),
});

/** Which kind of thing a word of what a job was given names; where several are there, the first. */
const NAMED_BY: readonly (readonly [word: string, kind: string])[] = [
  ["trackId", "track"],
  ["releaseId", "release"],
  ["uploadId", "upload"],
  ["versionId", "assetVersion"],
  ["importId", "trackImport"],
  ["wishId", "downloadWish"],
  ["broadcastId", "broadcast"],
  ["mailId", "mail"],
  ["exportId", "dataExport"],
  ["requestId", "deletionRequest"],
  ["profileId", "profile"],
];

function thingOf(data: unknown): { kind: string; id: string } | null {
  const given = (data ?? {}) as Record<string, unknown>;
  for (const [word, kind] of NAMED_BY) {
    const id = given[word];
    if (typeof id === "string") return { kind, id };
  }
  return null;
}

const FailedJob = builder.objectRef<FailedJobRow>(JOB).implement({
  description: "Background work that gave up after its last try.",
  authScopes: superadmin,
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalID(JOB, id) }),
    queue: t.string({ resolve: ({ name }) => name }),
    about: t.string({
      description: "What the job was given, as JSON.",
      resolve: ({ data }) => JSON.stringify(data),
    }),
    subject: t.field({
      type: Subject,
      nullable: true,
      description: "What the job is about; null for rounds that look after everything.",
      async resolve({ data }, _args, context) {
        const thing = thingOf(data);
        if (!thing) return null;
        const row = await subjects(context).load(`${thing.kind}:${thing.id}`);
        return { ...thing, row, keptName: null, studio: null };
      },
    }),
    reason: t.string({
      nullable: true,
      resolve: ({ output }) => output?.message ?? (output?.value ? String(output.value) : null),
    }),
    missingFile: t.string({
      nullable: true,
      description: "Where a file should lie that it did not find: a path, or a key of the store.",
      resolve: ({ output }) => output?.place ?? null,
    }),
    tries: t.exposeInt("tries"),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    failedAt: t.expose("failedAt", { type: "DateTime", nullable: true }),
  }),
});

builder.objectFields(Admin, (t) => ({
  queues: t.field({ type: [JobQueue], resolve: (_admin, _args, { db }) => listQueues(db) }),
  failedJobs: t.field({
    type: [FailedJob],
    description: "The newest hundred that failed.",
    resolve: (_admin, _args, { db }) => listFailedJobs(db, SHOWN),
  }),
}));

type Asked = { id: string; retry: (trx: Act["trx"], queue: string, id: string) => Promise<void> };

const retryJob = verb("retryJob", {
  audit: "job.retry",
  may: isSuperadmin,
  async run(act, { id, retry }: Asked) {
    const job = await findFailedJob(act.trx, id);
    if (!job) throw new NotFound();
    await retry(act.trx, job.name, id);
    return act.done(
      { retriedId: encodeGlobalID(JOB, id) },
      { id, after: { queue: job.name, about: job.data } },
    );
  },
});

builder.relayMutationField(
  "retryJob",
  { inputFields: (t) => ({ id: t.id() }) },
  {
    description: "Gives a failed job one more try.",
    authScopes: superadmin,
    errors: { types: [NotFound] },
    verb: retryJob,
    resolve: (_root, { input }, context, info) => {
      const { typename, id } = decodeGlobalID(input.id);
      if (typename !== JOB) throw new NotFound();
      return perform(context, info, retryJob, { id, retry: context.services.jobs.retry });
    },
  },
  {
    outputFields: (t) => ({
      retriedId: t.id({ resolve: ({ retriedId }) => retriedId }),
      admin: t.field({
        type: Admin,
        description: "For lists that show at once what became of it.",
        resolve: () => PLATFORM,
      }),
    }),
  },
);
