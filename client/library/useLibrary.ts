import { useEffect, useState } from "react";
import { useLazyLoadQuery, useRelayEnvironment } from "react-relay";
import { createOperationDescriptor, fetchQuery, type GraphQLTaggedNode, getRequest } from "relay-runtime";
import type { LibraryScreenQuery } from "../__generated__/LibraryScreenQuery.graphql.ts";
import { refresh } from "../app/refresh.ts";
import { useScreenQuery } from "../app/useScreenQuery.ts";
import { LATEST } from "./latest.ts";
import { onLibraryNews } from "./libraryNews.ts";

type Library = NonNullable<LibraryScreenQuery["response"]["viewer"]>["library"];

/**
 * The person's library: at once the latest of it, and the whole as soon as that has come. It is read anew with every news of it.
 * `isComing`: the rest is on its way.
 */
export function useLibrary(query: GraphQLTaggedNode): { library: Library; isComing: boolean } {
  const relay = useRelayEnvironment();
  const latest = useScreenQuery<LibraryScreenQuery>(query).viewer!.library;
  const isMore = [latest.tracks, latest.releases, latest.artists].some(
    ({ ids }) => ids.length >= LATEST.first,
  );
  const [isHere, setHere] = useState(
    () => relay.check(createOperationDescriptor(getRequest(query), {})).status === "available",
  );
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isMore) return;
    const kept = relay.retain(createOperationDescriptor(getRequest(query), {}));
    const asking = fetchQuery<LibraryScreenQuery>(relay, query, {}).subscribe({
      complete: () => setHere(true),
      // The latest stand, and are searched alone; the next visit asks again.
      error: () => setFailed(true),
    });
    return () => {
      asking.unsubscribe();
      kept.dispose();
    };
  }, [relay, query, isMore]);
  useEffect(
    () => onLibraryNews(() => void refresh<LibraryScreenQuery>(relay, query, isMore ? {} : LATEST)),
    [relay, query, isMore],
  );
  const { viewer } = useLazyLoadQuery<LibraryScreenQuery>(query, isMore && isHere ? {} : LATEST, {
    fetchPolicy: "store-only",
  });
  return { library: viewer!.library, isComing: isMore && !isHere && !hasFailed };
}
