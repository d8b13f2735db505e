import {
  insertLexiconCategory,
  lockLexiconCategories,
  updateLexiconCategory,
} from "../../db/lexicon/categories.ts";
import { nameProblem } from "../../domain/lexicon/termEdit.ts";
import { folded } from "../../domain/lexicon/vocabulary.ts";
import { auditOf } from "../audit/auditOf.ts";
import { changesBetween } from "../audit/changesBetween.ts";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";
import { LexiconCategory } from "./LexiconCategory.ts";

const TAKEN = "There is a category of this name already.";

function checkName(name: string | undefined): void {
  const problem = name === undefined ? null : nameProblem(name);
  if (problem) throw new InvalidInput("name", problem);
}

async function createCategory(context: Context, given: string): Promise<string> {
  checkName(given);
  const name = given.trim();
  return context.db.transaction().execute(async (trx) => {
    const others = await lockLexiconCategories(trx);
    const isTaken = others.some((other) => folded(other.name) === folded(name));
    const category = isTaken ? undefined : await insertLexiconCategory(trx, name);
    if (!category) throw new InvalidInput("name", TAKEN);
    await auditOf(context, trx, {
      action: "lexiconCategory.create",
      entity: "lexiconCategory",
      entityId: category.id,
      after: { name },
    });
    return category.id;
  });
}

async function changeCategory(
  context: Context,
  id: string,
  given: { name?: string | null | undefined; active?: boolean | null | undefined },
): Promise<string> {
  const name = given.name?.trim();
  checkName(name);
  const { db, services } = context;
  await db.transaction().execute(async (trx) => {
    const all = await lockLexiconCategories(trx);
    const category = all.find((each) => each.id === id);
    if (!category) throw new NotFound();
    if (name && all.some((other) => other.id !== id && folded(other.name) === folded(name)))
      throw new InvalidInput("name", TAKEN);
    const { active } = given;
    const change = { ...(name ? { name } : {}), ...(typeof active === "boolean" ? { active } : {}) };
    const { before, after } = changesBetween(category, change);
    if (Object.keys(after).length === 0) return;
    await updateLexiconCategory(trx, id, change);
    await auditOf(context, trx, {
      action: "lexiconCategory.update",
      entity: "lexiconCategory",
      entityId: id,
      before: { name: category.name, ...before },
      after: { name: category.name, ...after },
    });
  });
  await services.lexicon.changed();
  return id;
}

const superadmin = { role: "superadmin" } as const;

export const { payloadType: CreateLexiconCategoryPayload } = builder.relayMutationField(
  "createLexiconCategory",
  { inputFields: (t) => ({ name: t.string() }) },
  {
    description: "Puts a category for genres at the end.",
    authScopes: superadmin,
    errors: { types: [InvalidInput] },
    resolve: async (_root, { input }, context) => ({ categoryId: await createCategory(context, input.name) }),
  },
  {
    outputFields: (t) => ({
      category: t.field({ type: LexiconCategory, resolve: ({ categoryId }) => categoryId }),
    }),
  },
);

builder.relayMutationField(
  "updateLexiconCategory",
  {
    inputFields: (t) => ({
      id: t.globalID({ for: LexiconCategory }),
      name: t.string({ required: false }),
      active: t.boolean({ required: false, description: "False: none of its genres can be chosen anew." }),
    }),
  },
  {
    authScopes: superadmin,
    errors: { types: [InvalidInput, NotFound] },
    resolve: async (_root, { input: { id, ...given } }, context) => ({
      categoryId: await changeCategory(context, id.id, given),
    }),
  },
  {
    outputFields: (t) => ({
      category: t.field({ type: LexiconCategory, resolve: ({ categoryId }) => categoryId }),
    }),
  },
);
