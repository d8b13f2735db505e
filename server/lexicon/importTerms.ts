import { lockLexiconCategories } from "../../db/lexicon/categories.ts";
import { changeTerm, insertTerm, lockLists } from "../../db/lexicon/terms.ts";
import { planFile, ROW_OUTCOMES, type RowPlan } from "../../domain/lexicon/termFile.ts";
import { VOCABULARY_KEYS } from "../../domain/lexicon/vocabulary.ts";
import { onField, problem } from "../../domain/words/refusal.ts";
import { isSuperadmin } from "../acting/actor.ts";
import { type Act, type Ended, verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, refuse } from "../graphql/errors.ts";
import { TextType } from "../graphql/Text.ts";
import { MOST, readLines } from "../tables/readTable.ts";
import { listedTerms } from "./listedTerms.ts";
import { performOnLexicon } from "./performOnLexicon.ts";

type TermRow = Omit<RowPlan, "term">;

/** Judges the file, and writes it when all of it is right and it is no rehearsal: all or nothing. */
const importTerms = verb("importTerms", {
  audit: "lexicon.import",
  may: isSuperadmin,
  async run(
    act,
    { lines, isDryRun }: { lines: string[][]; isDryRun: boolean },
  ): Promise<Ended<{ rows: TermRow[]; isApplied: boolean }>> {
    const { trx } = act;
    await lockLists(trx, VOCABULARY_KEYS);
    const categories = await lockLexiconCategories(trx);
    const listed = await listedTerms(trx);
    const plan = planFile(
      lines,
      listed,
      categories.map(({ name }) => name),
    );
    refuse(onField("csv", plan.problem));
    const changes = plan.rows.filter(({ term }) => term !== null);
    const rows = plan.rows.map(({ term: _term, ...told }) => told);
    if (isDryRun || changes.length === 0 || rows.some(({ outcome }) => outcome === "wrong"))
      return act.unchanged({ rows, isApplied: false });
    const categoryIds = new Map(categories.map(({ id, name }) => [name, id]));
    for (const { term } of changes) await write(act, term!, listed, categoryIds);
    const slugsOf = (outcome: RowPlan["outcome"]) =>
      changes.filter((row) => row.outcome === outcome).map(({ term }) => `${term!.key} ${term!.slug}`);
    act.publish("lexiconChanged", {});
    const after = { added: slugsOf("new"), changed: slugsOf("changed") };
    return act.done({ rows, isApplied: true }, { id: "terms", after });
  },
});

async function write(
  act: Act,
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
  if (!known) return void (await insertTerm(act.trx, { category: key, slug, ...columns }));
  await changeTerm(act.trx, known.row.id, columns);
  act.enqueue("refresh-term", { key, slug });
}

const RowOutcomeEnum = builder.enumType("TermRowOutcome", { values: ROW_OUTCOMES });

const TermRow = builder.objectRef<TermRow>("TermRow").implement({
  description: "What becomes of one line of a file of terms.",
  authScopes: { role: "superadmin" },
  fields: (t) => ({
    line: t.exposeInt("line"),
    outcome: t.expose("outcome", { type: RowOutcomeEnum }),
    name: t.exposeString("name"),
    problem: t.field({ type: TextType, nullable: true, resolve: ({ problem }) => problem }),
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
    verb: importTerms,
    authScopes: { role: "superadmin" },
    errors: { types: [InvalidInput] },
    resolve: async (_root, { input: { csv, isDryRun } }, context, info) => {
      const { rows: lines, isCut } = await readLines(csv);
      if (isCut) throw new InvalidInput(problem("csv", "imports.tooManyCells", { max: MOST.cells }));
      return performOnLexicon(context, info, importTerms, { lines, isDryRun });
    },
  },
  {
    outputFields: (t) => ({
      rows: t.field({ type: [TermRow], resolve: ({ rows }) => rows }),
      isApplied: t.boolean({ resolve: ({ isApplied }) => isApplied }),
    }),
  },
);
