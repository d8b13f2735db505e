import { fetchQuery } from "react-relay";
import type { GraphQLTaggedNode, IEnvironment, OperationType } from "relay-runtime";

/** Asks what stands now; every part of the page hears it from the store. A question that fails leaves what was known. */
export async function refresh<Query extends OperationType>(
  relay: IEnvironment,
  query: GraphQLTaggedNode,
  variables: Query["variables"],
): Promise<void> {
  await fetchQuery<Query>(relay, query, variables)
    .toPromise()
    .catch(() => {});
}
