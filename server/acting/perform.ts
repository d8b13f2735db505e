import { GraphQLError, type GraphQLResolveInfo } from "graphql";
import type { Context } from "../graphql/context.ts";
import { act } from "./act.ts";
import { actingIn } from "./actingIn.ts";
import type { Json, Verb } from "./verb.ts";

/** Visible ASCII: it stands in a header. */
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/;

/**
 * A verb as a field asks for it. The idempotency key is the request's (header `Idempotency-Key`); where a document holds several
 * mutations each has its own, by the name of its place in the answer.
 */
export function perform<Input, Answer extends Json>(
  context: Context,
  info: GraphQLResolveInfo,
  verb: Verb<Input, Answer>,
  input: Input,
): Promise<Answer> {
  return act(actingIn(context), verb, input, keyOf(context, info));
}

function keyOf({ request }: Context, info: GraphQLResolveInfo): string | null {
  const key = request.headers.get("idempotency-key");
  if (key === null) return null;
  if (!IDEMPOTENCY_KEY.test(key))
    throw new GraphQLError("An idempotency key has 1 to 200 visible ASCII characters.", {
      extensions: { code: "BAD_REQUEST" },
    });
  return placedKey(key, String(info.path.key));
}

/** The key of one mutation of a document, by the name of its place in the answer. */
export function placedKey(key: string, place: string): string {
  return `${key} ${place}`;
}
