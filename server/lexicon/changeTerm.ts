import type { Transaction } from "kysely";
import {
  insertTerm,
  listTerms,
  lockLists,
  lockTerm,
  type TermRow,
  termOf,
  updateTerm,
} from "../../db/lexicon/terms.ts";
import type { DB } from "../../db/tables.generated.ts";
import {
  MAX_TERMS,
  namesOf,
  slugOf,
  TOO_MANY_TERMS,
  takenMessage,
  takenName,
  termProblem,
  tidyAliases,
} from "../../domain/lexicon/termEdit.ts";
import type { VocabularyKey } from "../../domain/lexicon/vocabulary.ts";
import { auditOf } from "../audit/auditOf.ts";
import { changesBetween } from "../audit/changesBetween.ts";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";
import { LexiconCategory } from "./LexiconCategory.ts";
import { LexiconTerm } from "./LexiconTerm.ts";
import { VocabularyKeyEnum } from "./vocabulary.ts";

interface Given {
  labelEn?: string | null | undefined;
  labelEs?: string | null | undefined;
  aliases?: string[] | null | undefined;
  active?: boolean | null | undefined;
  lexiconCategoryId?: { id: string } | null | undefined;
}

/** The columns that an edit writes; throws at the first field that may not be so. */
function columnsOf({ labelEn, labelEs, aliases, active, lexiconCategoryId }: Given) {
  const edit = {
    labelEn: labelEn?.trim(),
    labelEs: labelEs?.trim(),
    aliases: aliases ? tidyAliases(aliases) : undefined,
  };
  const problem = termProblem(edit);
  if (problem) throw new InvalidInput(problem.field, problem.message);
  const columns = { ...edit, active: active ?? undefined, lexiconCategoryId: lexiconCategoryId?.id };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as Partial<
    Pick<TermRow, "labelEn" | "labelEs" | "aliases" | "active" | "lexiconCategoryId">
  >;
}

/** Throws when one of the term's names means another one of its list already. */
export async function claimNames(trx: Transaction<DB>, term: TermRow, field = "labelEn"): Promise<void> {
  const others = (await listTerms(trx, term.category as VocabularyKey)).filter(({ id }) => id !== term.id);
  const taken = takenName(others.map(termOf), namesOf(termOf(term)));
  if (!taken) return;
  const isAlias = term.aliases.includes(taken.name);
  throw new InvalidInput(
    isAlias ? "aliases" : taken.name === term.labelEs ? "labelEs" : field,
    takenMessage(taken),
  );
}

async function checkCategory(
  trx: Transaction<DB>,
  list: string,
  id: string | null | undefined,
): Promise<void> {
  if ((list === "GENRE") !== Boolean(id))
    throw new InvalidInput("lexiconCategoryId", "A genre stands in a category, other words do not.");
  if (!id) return;
  const found = await trx.selectFrom("lexiconCategory").select("id").where("id", "=", id).executeTakeFirst();
  if (!found) throw new NotFound();
}

async function createTerm(
  context: Context,
  list: VocabularyKey,
  given: Given & { labelEn: string },
): Promise<string> {
  const { labelEn = "", labelEs = labelEn, aliases = [], ...columns } = columnsOf(given);
  const id = await context.db.transaction().execute(async (trx) => {
    await lockLists(trx, [list]);
    await checkCategory(trx, list, columns.lexiconCategoryId);
    if ((await listTerms(trx, list)).length >= MAX_TERMS) throw new InvalidInput("labelEn", TOO_MANY_TERMS);
    const values = { category: list, slug: slugOf(labelEn), labelEn, labelEs, aliases, ...columns };
    await claimNames(trx, { id: "", sortOrder: 0, active: true, lexiconCategoryId: null, ...values });
    const term = await insertTerm(trx, values);
    await auditOf(context, trx, { action: "term.create", entity: "term", entityId: term.id, after: values });
    return term.id;
  });
  await context.services.lexicon.changed();
  return id;
}

async function changeTerm(context: Context, id: string, given: Given): Promise<string> {
  const columns = columnsOf(given);
  const { db, services } = context;
  await db.transaction().execute(async (trx) => {
    const term = await lockTerm(trx, id);
    if (!term) throw new NotFound();
    const { before, after } = changesBetween(term, columns);
    if (Object.keys(after).length === 0) return;
    if (columns.lexiconCategoryId) await checkCategory(trx, term.category, columns.lexiconCategoryId);
    await claimNames(trx, { ...term, ...columns });
    await updateTerm(trx, id, columns);
    const { slug } = term;
    await auditOf(context, trx, {
      action: "term.update",
      entity: "term",
      entityId: id,
      before: { slug, ...before },
      after: { slug, ...after },
    });
    await services.jobs.enqueue(trx, "refresh-term", { key: term.category as VocabularyKey, slug });
  });
  await services.lexicon.changed();
  return id;
}

const superadmin = { role: "superadmin" } as const;

export const { payloadType: CreateTermPayload } = builder.relayMutationField(
  "createTerm",
  {
    inputFields: (t) => ({
      list: t.field({ type: VocabularyKeyEnum }),
      labelEn: t.string({ description: "The slug is made from it, and stays." }),
      labelEs: t.string({ required: false, description: "The English one when not given." }),
      aliases: t.stringList({ required: false }),
      lexiconCategoryId: t.globalID({ for: LexiconCategory, required: false, description: "For a genre." }),
    }),
  },
  {
    description: "Puts a term at the end of its list.",
    authScopes: superadmin,
    errors: { types: [InvalidInput, NotFound] },
    resolve: async (_root, { input: { list, ...given } }, context) => ({
      termId: await createTerm(context, list, given),
    }),
  },
  { outputFields: (t) => ({ term: t.field({ type: LexiconTerm, resolve: ({ termId }) => termId }) }) },
);

builder.relayMutationField(
  "updateTerm",
  {
    inputFields: (t) => ({
      id: t.globalID({ for: LexiconTerm }),
      labelEn: t.string({ required: false }),
      labelEs: t.string({ required: false }),
      aliases: t.stringList({ required: false, description: "All of them." }),
      active: t.boolean({
        required: false,
        description: "False: it stays on old tracks and cannot be chosen.",
      }),
      lexiconCategoryId: t.globalID({ for: LexiconCategory, required: false }),
    }),
  },
  {
    description: "Changes the fields that are sent. The slug never changes: it stands on tracks.",
    authScopes: superadmin,
    errors: { types: [InvalidInput, NotFound] },
    resolve: async (_root, { input: { id, ...given } }, context) => ({
      termId: await changeTerm(context, id.id, given),
    }),
  },
  { outputFields: (t) => ({ term: t.field({ type: LexiconTerm, resolve: ({ termId }) => termId }) }) },
);
