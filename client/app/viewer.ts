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

/** The plan that opens and closes what is on the screen: that of the studio one works in, else one's own. */
export function useTier(): ViewerFacts["tier"] {
  return tierHere(useViewer());
}

export function tierHere({ workspace, tier }: Pick<ViewerFacts, "workspace" | "tier">): ViewerFacts["tier"] {
  return workspace?.tier ?? tier;
}
