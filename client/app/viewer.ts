import { createContext, use } from "react";
import type { AppShellQuery$data } from "../__generated__/AppShellQuery.graphql.ts";

/** The person who is here, as the shell knows them. */
export type ViewerFacts = NonNullable<AppShellQuery$data["viewer"]>;

export const ViewerContext = createContext<ViewerFacts | null>(null);

/** Null when nobody is signed in. */
export function useMaybeViewer(): ViewerFacts | null {
  return use(ViewerContext);
}

/** For screens that exist only in the signed-in tree. */
export function useViewer(): ViewerFacts {
  const viewer = use(ViewerContext);
  if (!viewer) throw new Error("useViewer must be used within the signed-in routes");
  return viewer;
}
