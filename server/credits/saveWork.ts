import { findOrMakeParties } from "../../db/credits/parties.ts";
import { listWriters, replaceWriters, upsertWork } from "../../db/credits/works.ts";
import { newId } from "../../db/ids.ts";
import { normaliseIswc } from "../../domain/catalog/identifiers.ts";
import { type WorkEdit, workProblem } from "../../domain/credits/work.ts";
import { problem, refusal } from "../../domain/words/refusal.ts";
import { worksAt } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound, refuse, UserError, UserErrorInterface } from "../graphql/errors.ts";
import { Workspace } from "../workspaces/Workspace.ts";
import { Work, WriterRoleEnum } from "./Work.ts";
import { workRevision } from "./workRevision.ts";

/** Somebody saved the work first. Nothing was overwritten; `workId` shows what stands now. */
export class StaleWork extends UserError {
  readonly workId: string;
  constructor(workId: string) {
    super(refusal("credits.workStale"));
    this.workId = workId;
  }
}
builder.objectType(StaleWork, {
  name: "StaleWork",
  interfaces: [UserErrorInterface],
  fields: (t) => ({ current: t.field({ type: Work, resolve: ({ workId }) => workId }) }),
});

interface Wanted extends WorkEdit {
  workspaceId: string;
  /** Null: a new work. */
  id: string | null;
  revision: string | null;
}

/** Writes the work and its writers. Shares that do not add up yet make a draft. */
const saveWork = verb("saveWork", {
  unaudited: "A studio's own works, of which revisions keep one save from undoing another.",
  scope: "catalog:write",
  may: (actor, { workspaceId }: Wanted) => worksAt(actor, workspaceId),
  taken: {
    work_iswc: () => new InvalidInput(problem("iswc", "credits.iswcTaken")),
  },
  async run(act, wanted) {
    const wrong = workProblem(wanted);
    if (wrong)
      refuse({ ...wrong, field: wrong.line === null ? wrong.field : `${wrong.field}.${wrong.line}` });
    const { trx } = act;
    const { workspaceId, writers, revision } = wanted;
    const work = wanted.id ? await act.lock("work", wanted.id) : null;
    if (work && work.workspaceId !== workspaceId) throw new NotFound();
    if (work && workRevision(work, await listWriters(trx, [work.id])) !== revision)
      throw new StaleWork(work.id);
    const workId = work?.id ?? newId();
    await upsertWork(trx, {
      id: workId,
      workspaceId,
      title: wanted.title.trim(),
      iswc: wanted.iswc ? normaliseIswc(wanted.iswc) : null,
    });
    const names = writers.map(({ name }) => name);
    const parties = await findOrMakeParties(trx, workspaceId, names);
    const rows = writers.map(({ role, shareBp }, place) => ({ partyId: parties[place]!.id, role, shareBp }));
    await replaceWriters(trx, workId, rows);
    return act.done({ workId });
  },
});

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
    verb: saveWork,
    authScopes: (_root, { input }) => ({ memberOf: input.workspaceId.id }),
    errors: { types: [InvalidInput, StaleWork, NotFound] },
    resolve: (_root, { input: { workspaceId, id, revision = null, iswc = null, ...work } }, context, info) =>
      perform(context, info, saveWork, {
        ...{ ...work, workspaceId: workspaceId.id, id: id?.id ?? null },
        ...{ revision, iswc },
      }),
  },
  { outputFields: (t) => ({ work: t.field({ type: Work, resolve: ({ workId }) => workId }) }) },
);
