import type { Transaction } from "kysely";
import { lockLexiconCategories } from "../../db/lexicon/categories.ts";
import { insertTerm, lockLists, updateTerm } from "../../db/lexicon/terms.ts";
import type { DB } from "../../db/tables.generated.ts";
import { parseCsv } from "../../domain/csv.ts";
import { planFile, ROW_OUTCOMES, type RowPlan } from "../../domain/lexicon/termFile.ts";
import { VOCABULARY_KEYS } from "../../domain/lexicon/vocabulary.ts";
import { auditOf } from "../audit/auditOf.ts";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { InvalidInput } from "../graphql/errors.ts";
import { listedTerms } from "./listedTerms.ts";

interface Outcome {
  rows: RowPlan[];
  isApplied: boolean;
}

/** Judges the file, and writes it when all of it is right and it is no rehearsal: all or nothing. */
async function importTerms(context: Context, csv: string, isDryRun: boolean): Promise<Outcome> {
  const { db, services } = context;
  const outcome = await db.transaction().execute(async (trx): Promise<Outcome> => {
    await lockLists(trx, VOCABULARY_KEYS);
    const categories = await lockLexiconCategories(trx);
    const listed = await listedTerms(trx);
    const { problem, rows } = planFile(
      parseCsv(csv),
      listed,
      categories.map(({ name }) => name),
    );
    if (problem) throw new InvalidInput("csv", problem);
    const changes = rows.filter(({ term }) => term !== null);
    if (isDryRun || changes.length === 0 || rows.some((row) => row.outcome === "wrong"))
      return { rows, isApplied: false };
    const categoryIds = new Map(categories.map(({ id, name }) => [name, id]));
    for (const { term } of changes) await write(context, trx, term!, listed, categoryIds);
    const slugsOf = (outcome: RowPlan["outcome"]) =>
      changes.filter((row) => row.outcome === outcome).map(({ term }) => `${term!.key} ${term!.slug}`);
    await auditOf(context, trx, {
      action: "lexicon.import",
      entity: "lexicon",
      entityId: "terms",
      after: { added: slugsOf("new"), changed: slugsOf("changed") },
    });
    return { rows, isApplied: true };
  });
  if (outcome.isApplied) await services.lexicon.changed();
  return outcome;
}

async function write(
  { services }: Context,
  trx: Transaction<DB>,
  { key, slug, label, aliases, category, active }: NonNullable<RowPlan["term"]>,
  listed: Awaited<ReturnType<typeof listedTerms>>,
  categoryIds: ReadonlyMap<string, string>,
): Promise<void> {
  const columns = {
    labelEn: label.en,
    labelEs: label.es,
    aliases: [...aliases],
    active,
    lexiconCategoryId: category === null ? null : (categoryIds.get(category) ?? null),
  };
  const known = listed.find((term) => term.key === key && term.slug === slug);
  if (!known) return void (await insertTerm(trx, { category: key, slug, ...columns }));
  await updateTerm(trx, known.row.id, columns);
  await services.jobs.enqueue(trx, "refresh-term", { key, slug });
}

const RowOutcomeEnum = builder.enumType("TermRowOutcome", { values: ROW_OUTCOMES });

const TermRow = builder.objectRef<RowPlan>("TermRow").implement({
  description: "What becomes of one line of a file of terms.",
  authScopes: { role: "superadmin" },
  fields: (t) => ({
    line: t.exposeInt("line"),
    outcome: t.expose("outcome", { type: RowOutcomeEnum }),
    name: t.exposeString("name"),
    problem: t.exposeString("problem", { nullable: true }),
  }),
});

export const { payloadType: ImportTermsPayload } = builder.relayMutationField(
  "importTerms",
  {
    inputFields: (t) => ({
      csv: t.string({ description: "Columns: list, category, slug, english, spanish, aliases, active." }),
      isDryRun: t.boolean({ description: "True only tells what would happen." }),
    }),
  },
  {
    description: "Reads a file of terms: all of it, or, when a row is wrong, nothing.",
    authScopes: { role: "superadmin" },
    errors: { types: [InvalidInput] },
    resolve: (_root, { input }, context) => importTerms(context, input.csv, input.isDryRun),
  },
  {
    outputFields: (t) => ({
      rows: t.field({ type: [TermRow], resolve: ({ rows }) => rows }),
      isApplied: t.boolean({ resolve: ({ isApplied }) => isApplied }),
    }),
  },
);
