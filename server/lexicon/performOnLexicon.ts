import type { GraphQLResolveInfo } from "graphql";
import { perform } from "../acting/perform.ts";
import type { Json, Verb } from "../acting/verb.ts";
import type { Context } from "../graphql/context.ts";

/** A verb that changes the words: they count here once it is answered, for work without a request, too. */
export async function performOnLexicon<Input, Answer extends Json>(
  context: Context,
  info: GraphQLResolveInfo,
  verb: Verb<Input, Answer>,
  input: Input,
): Promise<Answer> {
  const answer = await perform(context, info, verb, input);
  await context.services.lexicon.freshen();
  return answer;
}
