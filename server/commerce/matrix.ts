import type { Row } from "../graphql/matrix/cells.ts";
import { EVERYONE } from "../graphql/matrix/letters.ts";
import { node } from "../graphql/matrix/phrases.ts";

export const commerceRows: Record<string, Row> = {
  "Node.Product public": { own: EVERYONE, other: EVERYONE, input: node("publicProduct") },
  "Node.Product draft": { input: node("draftProduct") },
};
