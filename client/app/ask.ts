import { createContext, use } from "react";
import type { GraphQLTaggedNode, OperationType, RequestParameters } from "relay-runtime";
import { noteChange } from "./changes.ts";
import { ask } from "./network.ts";

/** A known document: what Relay's compiler writes for one, or only how it is asked for. */
export interface Document {
  params: RequestParameters;
}

type Answer<Operation extends OperationType> = Operation extends { rawResponse: infer Raw }
  ? Raw
  : Operation["response"];

/** The document that a query or mutation is compiled to. */
export const documentOf = (tagged: GraphQLTaggedNode) => tagged as unknown as Document;

/** Asks, or carries out, a known document without a store. Throws RequestFailed for everything that is not data. */
export type Ask = <Operation extends OperationType>(
  document: Document,
  variables: Operation["variables"],
) => Promise<Answer<Operation>>;

export const askPlainly: Ask = async (document, variables) => {
  const answer = (await ask(document.params, variables)) as { data: never };
  if (document.params.operationKind === "mutation") noteChange();
  return answer.data;
};

export const AskContext = createContext<Ask>(askPlainly);

/** For the screens that are drawn without Relay: its code is longer than they are. */
export function useAsk(): Ask {
  return use(AskContext);
}
