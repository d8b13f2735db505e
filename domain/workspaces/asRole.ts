import { type Text, text } from "../words/refusal.ts";
import type { TeamRole } from "./team.ts";

const AS: Readonly<Record<TeamRole, Text>> = {
  admin: text("workspaces.asAdmin"),
  artist: text("workspaces.asArtist"),
  manager: text("workspaces.asManager"),
  label_admin: text("workspaces.asLabelAdmin"),
};

/** What somebody is on a team, within a sentence: "a manager". */
export function asRole(role: TeamRole): Text {
  return AS[role];
}
