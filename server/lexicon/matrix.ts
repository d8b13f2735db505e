import { aCategory, aMerge, aTerm } from "../graphql/matrix/adminThings.ts";
import type { Row } from "../graphql/matrix/cells.ts";

export const lexiconRows: Record<string, Row> = {
  "Query.vocabulary": {},
  "Node.LexiconTerm": { input: async (_kit, db) => ({ id: await aTerm(db) }) },
  "Node.LexiconCategory": { input: async (_kit, db) => ({ id: await aCategory(db) }) },
  "Node.TermMerge": { input: async (_kit, db) => ({ id: await aMerge(db) }) },
  "Mutation.createTerm": { input: () => ({ list: "MOOD", labelEn: "Of the matrix" }) },
  "Mutation.updateTerm": { input: async (_kit, db) => ({ id: await aTerm(db), active: false }) },
  "Mutation.orderTerms": { input: async (_kit, db) => ({ ids: [await aTerm(db)] }) },
  "Mutation.mergeTerms": {
    input: async (_kit, db) => ({ fromId: await aTerm(db), intoId: await aTerm(db) }),
  },
  "Mutation.undoMerge": { input: async (_kit, db) => ({ id: await aMerge(db) }) },
  "Mutation.createLexiconCategory": { input: () => ({ name: "Of the matrix" }) },
  "Mutation.updateLexiconCategory": {
    input: async (_kit, db) => ({
      id: await aCategory(db),
      name: "Other",
    }),
  },
  "Mutation.orderLexiconCategories": { input: async (_kit, db) => ({ ids: [await aCategory(db)] }) },
  "Mutation.importTerms": { input: () => ({ csv: "list,english\nMOOD,Of the matrix", isDryRun: false }) },
};
