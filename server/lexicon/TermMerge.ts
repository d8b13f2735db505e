import { findMerges, type MergeRow } from "../../db/lexicon/merges.ts";
import { builder } from "../graphql/builder.ts";
import { superadminOnly } from "../graphql/superadminOnly.ts";
import { LexiconTerm } from "./LexiconTerm.ts";

export const TermMerge = builder.loadableNodeRef("TermMerge", {
  id: { resolve: (merge: MergeRow) => merge.id },
  load: superadminOnly((ids, { db }) => findMerges(db, ids)),
  sort: (merge: MergeRow) => merge.id,
});

TermMerge.implement({
  description: "A term that became part of another one, and can still be taken out again.",
  authScopes: { role: "superadmin" },
  fields: (t) => ({
    name: t.string({ resolve: ({ term }) => term.labelEn }),
    slug: t.string({ resolve: ({ term }) => term.slug }),
    into: t.field({ type: LexiconTerm, resolve: ({ intoId }) => intoId }),
    mergedAt: t.expose("createdAt", { type: "DateTime" }),
  }),
});
