import type { Environment, PreloadedQuery } from "react-relay";
import type { LoaderFunctionArgs } from "react-router";
import { createOperationDescriptor, type OperationType, PreloadableQueryRegistry } from "relay-runtime";

/** Milliseconds. A skeleton that was drawn stands for 300 of them at least: React lets no answer follow it sooner. */
const PATIENCE_MS = 150;

/**
 * A loader that hands over the question once it is answered, and after a moment at the latest: what is answered quickly needs no
 * skeleton. It does not wait for what the store holds already, and not where the page's frame is still to be drawn.
 */
export function waitBriefly<Query extends OperationType>(
  relay: Environment,
  load: (args: LoaderFunctionArgs) => PreloadedQuery<Query>,
) {
  return async (args: LoaderFunctionArgs): Promise<PreloadedQuery<Query>> => {
    const reference = load(args);
    if (!document.getElementById("content") || isHeld(relay, reference)) return reference;
    await Promise.race([answered(reference), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
    // Somebody went elsewhere meanwhile: no screen will let go of it.
    if (args.request.signal.aborted) reference.dispose();
    return reference;
  };
}

function isHeld<Query extends OperationType>(
  relay: Environment,
  { id, variables }: PreloadedQuery<Query>,
): boolean {
  const document = id && PreloadableQueryRegistry.get(id);
  return Boolean(
    document && relay.check(createOperationDescriptor(document, variables)).status === "available",
  );
}

function answered<Query extends OperationType>({ source }: PreloadedQuery<Query>): Promise<void> {
  return new Promise((resolve) => {
    if (!source) return resolve();
    source.subscribe({ complete: () => resolve(), error: () => resolve() });
  });
}
