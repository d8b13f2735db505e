import { findLexiconCategories, type LexiconCategoryRow } from "../../db/lexicon/categories.ts";
import { builder } from "../graphql/builder.ts";
import { superadminOnly } from "../graphql/superadminOnly.ts";

export const LexiconCategory = builder.loadableNodeRef("LexiconCategory", {
  id: { resolve: (category: LexiconCategoryRow) => category.id },
  load: superadminOnly((ids, { db }) => findLexiconCategories(db, ids)),
  sort: (category: LexiconCategoryRow) => category.id,
});

LexiconCategory.implement({
  description: "A shelf of genres. While it rests, none of them can be chosen anew.",
  authScopes: { role: "superadmin" },
  fields: (t) => ({
    name: t.exposeString("name"),
    active: t.exposeBoolean("active"),
    sortOrder: t.exposeInt("sortOrder"),
  }),
});
