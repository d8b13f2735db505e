import { useEffect } from "react";
import { type GraphQLTaggedNode, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import { useLoaderData } from "react-router";
import type { OperationType } from "relay-runtime";

// A loader has no word for "left the screen", so the screen that draws a reference also disposes of it. The delay lets
// React's strict mode unmount and mount again without losing the data.
const farewells = new WeakMap<PreloadedQuery<OperationType>, ReturnType<typeof setTimeout>>();

/** The data that the current route began loading; released when the route is left. */
export function useScreenQuery<Query extends OperationType>(query: GraphQLTaggedNode): Query["response"] {
  const reference = useLoaderData<PreloadedQuery<Query>>();
  useEffect(() => {
    clearTimeout(farewells.get(reference));
    return () => {
      farewells.set(
        reference,
        setTimeout(() => reference.dispose(), 0),
      );
    };
  }, [reference]);
  return usePreloadedQuery<Query>(query, reference);
}
