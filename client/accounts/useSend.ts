import type { GraphQLTaggedNode, MutationParameters } from "relay-runtime";
import { documentOf, useAsk } from "../app/ask.ts";

/** The same as useCommit for the screens that are drawn without Relay. */
export function useSend<Mutation extends MutationParameters>(mutation: GraphQLTaggedNode) {
  const ask = useAsk();
  return (variables: Mutation["variables"]) => ask<Mutation>(documentOf(mutation), variables);
}
