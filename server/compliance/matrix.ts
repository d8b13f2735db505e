import type { Row } from "../graphql/matrix/cells.ts";
import { aReport, onFinding, onSafeFixes } from "../graphql/matrix/complianceThings.ts";
import { MEMBERS } from "../graphql/matrix/letters.ts";
import { reason } from "../graphql/matrix/phrases.ts";
import { OF_A_RELEASE } from "../graphql/matrix/releaseThings.ts";

export const complianceRows: Record<string, Row> = {
  "Release.compliance": { isOfPublic: true, ...OF_A_RELEASE("compliance { score }") },
  "Mutation.waiveFinding": { input: onFinding("upcMissing", { reason }) },
  "Mutation.unwaiveFinding": { input: onFinding("upcMissing") },
  "Mutation.fixFinding": { input: onFinding("titleSpaces") },
  "Mutation.fixAllSafe": { input: onSafeFixes },
  "GET /api/compliance/:file": { own: MEMBERS, request: aReport },
};
