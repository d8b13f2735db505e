import { type Environment, loadQuery } from "react-relay";
import type { LoaderFunctionArgs } from "react-router";
import type { OperationType, PreloadableConcreteRequest } from "relay-runtime";

/**
 * A route loader that starts a screen's query while its code is still on the way. It hands over the reference without
 * waiting; the screen shows its skeleton meanwhile and disposes of the reference (useScreenQuery).
 */
export function preload<Query extends OperationType>(
  relay: Environment,
  request: PreloadableConcreteRequest<Query>,
  variablesOf: (args: LoaderFunctionArgs) => Query["variables"] = () => ({}),
) {
  return (args: LoaderFunctionArgs) =>
    loadQuery<Query>(relay, request, variablesOf(args), { fetchPolicy: "store-and-network" });
}
