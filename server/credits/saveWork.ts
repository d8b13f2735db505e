import type { Transaction } from "kysely";
import { findOrMakeParties } from "../../db/credits/parties.ts";
import { listWriters, lockWork, replaceWriters, upsertWork } from "../../db/credits/works.ts";
import { newId } from "../../db/ids.ts";
import type { DB } from "../../db/tables.generated.ts";
import { normaliseIswc } from "../../domain/catalog/identifiers.ts";
import { type WorkEdit, workProblem } from "../../domain/credits/work.ts";
import { builder } from "../graphql/builder.ts";
import { type Context, signedIn, workspacesOf } from "../graphql/context.ts";
import { InvalidInput, NotFound, UserError, UserErrorInterface } from "../graphql/errors.ts";
import { Workspace } from "../workspaces/Workspace.ts";
import { Work, WriterRoleEnum } from "./Work.ts";
import { workRevision } from "./workRevision.ts";

/** Somebody saved the work first. Nothing was overwritten; `workId` shows what stands now. */
export class StaleWork extends UserError {
  readonly workId: string;
  constructor(workId: string) {
    super("Somebody else saved this work first. Your change was not applied.");
    this.workId = workId;
  }
}
builder.objectType(StaleWork, {
  name: "StaleWork",
  interfaces: [UserErrorInterface],
  fields: (t) => ({ current: t.field({ type: Work, resolve: ({ workId }) => workId }) }),
});

const UNIQUE_VIOLATION = "23505";

interface Wanted extends WorkEdit {
  workspaceId: string;
  /** Null: a new work. */
  id: string | null;
  revision: string | null;
}

/** The act itself: judge, then write the work and its writers. Shares that do not add up yet make a draft. */
async function saveWork(context: Context, wanted: Wanted): Promise<{ workId: string }> {
  const problem = workProblem(wanted);
  if (problem) {
    const field = problem.line === null ? problem.field : `${problem.field}.${problem.line}`;
    throw new InvalidInput(field, problem.message);
  }
  try {
    return await context.db.transaction().execute((trx) => write(trx, context, wanted));
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION)
      throw new InvalidInput("iswc", "Another work of this workspace already has this ISWC.");
    throw error;
  }
}

async function write(trx: Transaction<DB>, context: Context, wanted: Wanted): Promise<{ workId: string }> {
  const own = workspacesOf(signedIn(context));
  const { workspaceId, writers, revision } = wanted;
  if (!own.includes(workspaceId)) throw new NotFound();
  const work = wanted.id ? await lockWork(trx, wanted.id, [workspaceId]) : null;
  if (wanted.id && !work) throw new NotFound();
  if (work && workRevision(work, await listWriters(trx, [work.id])) !== revision)
    throw new StaleWork(work.id);
  const workId = work?.id ?? newId();
  await upsertWork(trx, {
    id: workId,
    workspaceId,
    title: wanted.title.trim(),
    iswc: wanted.iswc ? normaliseIswc(wanted.iswc) : null,
  });
  const parties = await findOrMakeParties(
    trx,
    workspaceId,
    writers.map(({ name }) => name),
  );
  const rows = writers.map(({ role, shareBp }, place) => ({ partyId: parties[place]!.id, role, shareBp }));
  await replaceWriters(trx, workId, rows);
  return { workId };
}

const WriterInput = builder.inputType("WriterInput", {
  fields: (t) => ({
    name: t.string({ description: "Of a party of the workspace, or of a new one." }),
    role: t.field({ type: WriterRoleEnum }),
    shareBp: t.int({ description: "Basis points: 10,000 are the whole work." }),
  }),
});

builder.relayMutationField(
  "saveWork",
  {
    inputFields: (t) => ({
      workspaceId: t.globalID({ for: Workspace }),
      id: t.globalID({ for: Work, required: false, description: "Absent: a new work." }),
      revision: t.string({ required: false, description: "The one the edit was made from." }),
      title: t.string(),
      iswc: t.string({ required: false }),
      writers: t.field({ type: [WriterInput] }),
    }),
  },
  {
    description: "Writes a work with its writers. Shares below the whole are kept as a draft.",
    authScopes: (_root, { input }) => ({ memberOf: input.workspaceId.id }),
    errors: { types: [InvalidInput, StaleWork, NotFound] },
    resolve: (_root, { input: { workspaceId, id, revision, title, iswc, writers } }, context) =>
      saveWork(context, {
        workspaceId: workspaceId.id,
        id: id?.id ?? null,
        revision: revision ?? null,
        title,
        iswc: iswc ?? null,
        writers,
      }),
  },
  { outputFields: (t) => ({ work: t.field({ type: Work, resolve: ({ workId }) => workId }) }) },
);
