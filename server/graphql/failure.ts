import { GraphQLError, type GraphQLErrorOptions } from "graphql";
import type { Text } from "../../domain/words/refusal.ts";
import { textIn } from "../../domain/words/textIn.ts";

interface More extends Pick<GraphQLErrorOptions, "nodes" | "path"> {
  requestId?: string;
  /** What the host answers with, where that is not 200. */
  status?: number;
}

/**
 * A request as a whole fails: `code` tells programs what kind of failure it is, `text` is what people read, whose words are
 * made in their language. The message is the English, for whoever reads an answer without them.
 */
export function failure(code: string, text: Text, { requestId, status, ...place }: More = {}): GraphQLError {
  const { params } = text;
  const extensions = {
    code,
    text: { code: text.code, params },
    ...(requestId && { requestId }),
    ...(status && { http: { status } }),
  };
  return new GraphQLError(textIn("en", text), { ...place, extensions });
}
