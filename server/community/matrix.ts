import type { Row } from "../graphql/matrix/cells.ts";
import { EVERYONE } from "../graphql/matrix/letters.ts";
import { node } from "../graphql/matrix/phrases.ts";

export const communityRows: Record<string, Row> = {
  "Node.Post public": { own: EVERYONE, other: EVERYONE, input: node("publicPost") },
  "Node.Post draft": { input: node("draftPost") },
};
