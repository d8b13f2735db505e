import { passesGate } from "../../domain/billing/gates.ts";
import { tierOf } from "../acting/actor.ts";
import { type Viewer, workspacesOf } from "../graphql/context.ts";

/** The workspaces of whose plans this viewer may know: none of those whose plan does not include them. */
export function plannersOf(viewer: Viewer | null): string[] {
  return workspacesOf(viewer).filter((id) => passesGate(tierOf(viewer, id) ?? "free", "releaseScheduling"));
}
