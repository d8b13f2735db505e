import { aFlag } from "../graphql/matrix/adminThings.ts";
import type { Row } from "../graphql/matrix/cells.ts";

export const flagsRows: Record<string, Row> = {
  "Node.FeatureFlag": { input: async (_kit, db) => ({ id: await aFlag(db) }) },
  "Mutation.createFlag": { input: () => ({ name: "OF_THE_MATRIX" }) },
  "Mutation.updateFlag": { input: async (_kit, db) => ({ id: await aFlag(db), enabled: true }) },
  "Mutation.deleteFlag": { input: async (_kit, db) => ({ id: await aFlag(db) }) },
};
