import { listLexiconCategories } from "../../db/lexicon/categories.ts";
import { listMerges } from "../../db/lexicon/merges.ts";
import { listTerms } from "../../db/lexicon/terms.ts";
import { builder } from "../graphql/builder.ts";
import { CreateLexiconCategoryPayload } from "../lexicon/changeLexiconCategory.ts";
import { CreateTermPayload } from "../lexicon/changeTerm.ts";
import { ImportTermsPayload } from "../lexicon/importTerms.ts";
import { LexiconCategory } from "../lexicon/LexiconCategory.ts";
import { LexiconTerm } from "../lexicon/LexiconTerm.ts";
import { MergeTermsPayload, UndoMergePayload } from "../lexicon/mergeTerms.ts";
import { OrderLexiconCategoriesPayload, OrderTermsPayload } from "../lexicon/orderLexicon.ts";
import { TermMerge } from "../lexicon/TermMerge.ts";
import { VocabularyKeyEnum } from "../lexicon/vocabulary.ts";
import { Admin, PLATFORM } from "./Admin.ts";

const SHOWN_MERGES = 10;

builder.objectFields(Admin, (t) => ({
  lexiconCategories: t.field({
    type: [LexiconCategory],
    description: "The shelves of genres, in order.",
    resolve: (_admin, _args, { db }) => listLexiconCategories(db),
  }),
  terms: t.field({
    type: [LexiconTerm],
    description: "Every term of a list, in order, those that rest among them.",
    args: { list: t.arg({ type: VocabularyKeyEnum }) },
    resolve: (_admin, { list }, { db }) => listTerms(db, list),
  }),
  merges: t.field({
    type: [TermMerge],
    description: "The latest merges that can be taken back, the newest first.",
    resolve: (_admin, _args, { db }) => listMerges(db, SHOWN_MERGES),
  }),
}));

// For lists that show at once what a verb did to them.
builder.objectField(CreateTermPayload, "admin", (t) => t.field({ type: Admin, resolve: () => PLATFORM }));
builder.objectField(MergeTermsPayload, "admin", (t) => t.field({ type: Admin, resolve: () => PLATFORM }));
builder.objectField(UndoMergePayload, "admin", (t) => t.field({ type: Admin, resolve: () => PLATFORM }));
builder.objectField(ImportTermsPayload, "admin", (t) => t.field({ type: Admin, resolve: () => PLATFORM }));
builder.objectField(OrderTermsPayload, "admin", (t) => t.field({ type: Admin, resolve: () => PLATFORM }));
builder.objectField(CreateLexiconCategoryPayload, "admin", (t) =>
  t.field({ type: Admin, resolve: () => PLATFORM }),
);
builder.objectField(OrderLexiconCategoriesPayload, "admin", (t) =>
  t.field({ type: Admin, resolve: () => PLATFORM }),
);
