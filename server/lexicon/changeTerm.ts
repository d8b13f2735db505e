import type { Transaction } from "kysely";
import { findLexiconCategories } from "../../db/lexicon/categories.ts";
import {
  changeTerm,
  insertTerm,
  listTerms,
  lockLists,
  lockTerm,
  type TermRow,
  termOf,
} from "../../db/lexicon/terms.ts";
import type { DB } from "../../db/tables.generated.ts";
import {
  MAX_TERMS,
  namesOf,
  nameTaken,
  slugOf,
  takenName,
  termProblem,
  tidyAliases,
} from "../../domain/lexicon/termEdit.ts";
import type { VocabularyKey } from "../../domain/lexicon/vocabulary.ts";
import { onField, problem } from "../../domain/words/refusal.ts";
import { isSuperadmin } from "../acting/actor.ts";
import { verb } from "../acting/verb.ts";
import { changesBetween } from "../audit/changesBetween.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound, refuse } from "../graphql/errors.ts";
import { LexiconCategory } from "./LexiconCategory.ts";
import { LexiconTerm } from "./LexiconTerm.ts";
import { performOnLexicon } from "./performOnLexicon.ts";
import { VocabularyKeyEnum } from "./vocabulary.ts";

interface Given {
  labelEn?: string | null | undefined;
  labelEs?: string | null | undefined;
  aliases?: string[] | null | undefined;
  active?: boolean | null | undefined;
  lexiconCategoryId?: string | null | undefined;
}

/** The columns that an edit writes; throws at the first field that may not be so. */
function columnsOf({ labelEn, labelEs, aliases, active, lexiconCategoryId }: Given) {
  const edit = {
    labelEn: labelEn?.trim(),
    labelEs: labelEs?.trim(),
    aliases: aliases ? tidyAliases(aliases) : undefined,
  };
  refuse(termProblem(edit));
  const columns = { ...edit, active: active ?? undefined, lexiconCategoryId: lexiconCategoryId ?? undefined };
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
  refuse(onField(isAlias ? "aliases" : taken.name === term.labelEs ? "labelEs" : field, nameTaken(taken)));
}

async function checkCategory(trx: Transaction<DB>, list: string, id: string | null | undefined) {
  if ((list === "GENRE") !== Boolean(id))
    throw new InvalidInput(problem("lexiconCategoryId", "lexicon.categoryWrong"));
  if (id && (await findLexiconCategories(trx, [id])).length === 0) throw new NotFound();
}

const createTerm = verb("createTerm", {
  audit: "term.create",
  may: isSuperadmin,
  async run(act, { list, ...given }: Given & { list: VocabularyKey; labelEn: string }) {
    const { trx } = act;
    const { labelEn = "", labelEs = labelEn, aliases = [], ...columns } = columnsOf(given);
    await lockLists(trx, [list]);
    await checkCategory(trx, list, columns.lexiconCategoryId);
    if ((await listTerms(trx, list)).length >= MAX_TERMS)
      throw new InvalidInput(problem("labelEn", "lexicon.tooManyTerms", { max: MAX_TERMS }));
    const values = { category: list, slug: slugOf(labelEn), labelEn, labelEs, aliases, ...columns };
    await claimNames(trx, { id: "", sortOrder: 0, active: true, lexiconCategoryId: null, ...values });
    const { id } = await insertTerm(trx, values);
    act.publish("lexiconChanged", {});
    return act.done({ termId: id }, { id, after: values });
  },
});

const updateTerm = verb("updateTerm", {
  audit: "term.update",
  may: isSuperadmin,
  async run(act, { id, ...given }: Given & { id: string }) {
    const { trx } = act;
    const columns = columnsOf(given);
    const term = await lockTerm(trx, id);
    if (!term) throw new NotFound();
    const { before, after } = changesBetween(term, columns);
    if (Object.keys(after).length === 0) return act.unchanged({ termId: id });
    if (columns.lexiconCategoryId) await checkCategory(trx, term.category, columns.lexiconCategoryId);
    await claimNames(trx, { ...term, ...columns });
    await changeTerm(trx, id, columns);
    const { slug } = term;
    act.enqueue("refresh-term", { key: term.category as VocabularyKey, slug });
    act.publish("lexiconChanged", {});
    return act.done({ termId: id }, { id, before: { slug, ...before }, after: { slug, ...after } });
  },
});

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
    verb: createTerm,
    authScopes: superadmin,
    errors: { types: [InvalidInput, NotFound] },
    resolve: (_root, { input }, context, info) =>
      performOnLexicon(context, info, createTerm, {
        ...input,
        lexiconCategoryId: input.lexiconCategoryId?.id,
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
    verb: updateTerm,
    authScopes: superadmin,
    errors: { types: [InvalidInput, NotFound] },
    resolve: (_root, { input }, context, info) =>
      performOnLexicon(context, info, updateTerm, {
        ...input,
        id: input.id.id,
        lexiconCategoryId: input.lexiconCategoryId?.id,
      }),
  },
  { outputFields: (t) => ({ term: t.field({ type: LexiconTerm, resolve: ({ termId }) => termId }) }) },
);
