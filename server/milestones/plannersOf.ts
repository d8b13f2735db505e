import { passesGate } from "../../domain/billing/gates.ts";
import { type Viewer, workspacesOf } from "../graphql/context.ts";

/** The workspaces of whose plans this viewer may know: none on a plan that does not include them. */
export function plannersOf(viewer: Viewer | null): string[] {
  return viewer && passesGate(viewer.tier, "releaseScheduling") ? workspacesOf(viewer) : [];
}
