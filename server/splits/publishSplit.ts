import type { Subject } from "../../domain/sales/subjects.ts";
import type { Act } from "../acting/verb.ts";

/** Tells other open pages of what a split is about. */
export function publishSplit(act: Act, workspaceId: string, { kind, id }: Subject): void {
  if (kind === "track") act.publish("trackChanged", workspaceId, { trackId: id });
  else act.publish("releaseChanged", workspaceId, { releaseId: id });
}
