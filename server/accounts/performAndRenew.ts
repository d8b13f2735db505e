import type { GraphQLResolveInfo } from "graphql";
import { perform } from "../acting/perform.ts";
import type { Json, Verb } from "../acting/verb.ts";
import { type Context, signedIn } from "../graphql/context.ts";
import { preferenceLoader } from "./Preferences.ts";
import { renewViewer } from "./session.ts";

/** A verb that changes who the person is, where they work or what they may: the answer is given to them as they are then. */
export async function performAndRenew<Input, Answer extends Json>(
  context: Context,
  info: GraphQLResolveInfo,
  verb: Verb<Input, Answer>,
  input: Input,
): Promise<Answer> {
  const answer = await perform(context, info, verb, input);
  preferenceLoader(context).clear(signedIn(context).userId);
  await renewViewer(context);
  return answer;
}
