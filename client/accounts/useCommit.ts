import { type GraphQLTaggedNode, useMutation } from "react-relay";
import type { MutationParameters } from "relay-runtime";

/** A mutation as a promise, for verbs whose whole answer is one sentence. */
export function useCommit<Mutation extends MutationParameters>(mutation: GraphQLTaggedNode) {
  const [commit] = useMutation<Mutation>(mutation);
  return (variables: Mutation["variables"]) =>
    new Promise<Mutation["response"]>((resolve, reject) => {
      commit({ variables, onCompleted: resolve, onError: reject });
    });
}
