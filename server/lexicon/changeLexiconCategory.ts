import {
  changeLexiconCategory,
  insertLexiconCategory,
  lockLexiconCategories,
} from "../../db/lexicon/categories.ts";
import { nameProblem } from "../../domain/lexicon/termEdit.ts";
import { folded } from "../../domain/lexicon/vocabulary.ts";
import { onField, problem } from "../../domain/words/refusal.ts";
import { isSuperadmin } from "../acting/actor.ts";
import { verb } from "../acting/verb.ts";
import { changesBetween } from "../audit/changesBetween.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound, refuse } from "../graphql/errors.ts";
import { LexiconCategory } from "./LexiconCategory.ts";
import { performOnLexicon } from "./performOnLexicon.ts";

function checkName(name: string | undefined): void {
  refuse(onField("name", name === undefined ? null : nameProblem(name)));
}

const createLexiconCategory = verb("createLexiconCategory", {
  audit: "lexiconCategory.create",
  may: isSuperadmin,
  async run(act, given: { name: string }) {
    checkName(given.name);
    const name = given.name.trim();
    const others = await lockLexiconCategories(act.trx);
    const isTaken = others.some((other) => folded(other.name) === folded(name));
    const category = isTaken ? undefined : await insertLexiconCategory(act.trx, name);
    if (!category) throw new InvalidInput(problem("name", "lexicon.categoryTaken"));
    act.publish("lexiconChanged", {});
    return act.done({ categoryId: category.id }, { id: category.id, after: { name } });
  },
});

interface Edit {
  id: string;
  name?: string | null | undefined;
  active?: boolean | null | undefined;
}

const updateLexiconCategory = verb("updateLexiconCategory", {
  audit: "lexiconCategory.update",
  may: isSuperadmin,
  async run(act, { id, name: given, active }: Edit) {
    const name = given?.trim();
    checkName(name);
    const all = await lockLexiconCategories(act.trx);
    const category = all.find((each) => each.id === id);
    if (!category) throw new NotFound();
    if (name && all.some((other) => other.id !== id && folded(other.name) === folded(name)))
      throw new InvalidInput(problem("name", "lexicon.categoryTaken"));
    const change = { ...(name ? { name } : {}), ...(typeof active === "boolean" ? { active } : {}) };
    const { before, after } = changesBetween(category, change);
    if (Object.keys(after).length === 0) return act.unchanged({ categoryId: id });
    await changeLexiconCategory(act.trx, id, change);
    act.publish("lexiconChanged", {});
    const named = { name: category.name };
    return act.done(
      { categoryId: id },
      { id, before: { ...named, ...before }, after: { ...named, ...after } },
    );
  },
});

const superadmin = { role: "superadmin" } as const;

export const { payloadType: CreateLexiconCategoryPayload } = builder.relayMutationField(
  "createLexiconCategory",
  { inputFields: (t) => ({ name: t.string() }) },
  {
    description: "Puts a category for genres at the end.",
    verb: createLexiconCategory,
    authScopes: superadmin,
    errors: { types: [InvalidInput] },
    resolve: (_root, { input: { name } }, context, info) =>
      performOnLexicon(context, info, createLexiconCategory, { name }),
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
    verb: updateLexiconCategory,
    authScopes: superadmin,
    errors: { types: [InvalidInput, NotFound] },
    resolve: (_root, { input: { id, ...given } }, context, info) =>
      performOnLexicon(context, info, updateLexiconCategory, { id: id.id, ...given }),
  },
  {
    outputFields: (t) => ({
      category: t.field({ type: LexiconCategory, resolve: ({ categoryId }) => categoryId }),
    }),
  },
);
