import { type Environment, loadQuery } from "react-relay";
import type { LoaderFunctionArgs } from "react-router";
import type { OperationType, PreloadableConcreteRequest } from "relay-runtime";

/**
 * A route loader that starts a screen's query while its code is still on the way. It hands over the reference without
 * waiting; the screen shows its skeleton meanwhile and disposes of the reference (useScreenQuery). `isHereOnly`: the server does
 * not have it yet, and is asked for nothing that the store holds.
 */
export function preload<Query extends OperationType>(
  relay: Environment,
  request: PreloadableConcreteRequest<Query>,
  variablesOf: (args: LoaderFunctionArgs) => Query["variables"] = () => ({}),
  isHereOnly: (args: LoaderFunctionArgs) => boolean = () => false,
) {
  return (args: LoaderFunctionArgs) =>
    loadQuery<Query>(relay, request, variablesOf(args), {
      fetchPolicy: isHereOnly(args) ? "store-or-network" : "store-and-network",
    });
}
