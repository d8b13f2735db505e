import { useLingui } from "@lingui/react/macro";
import { TEAM_ROLES, type TeamRole } from "../../domain/workspaces/team.ts";

/** What the roles of a team are called, and what somebody can do in each. */
export function useTeamLabels() {
  const { t } = useLingui();
  const names: Record<TeamRole, string> = {
    admin: t`Administrator`,
    artist: t`Artist`,
    manager: t`Manager`,
    label_admin: t`Label admin`,
  };
  const abouts: Record<TeamRole, string> = {
    admin: t`Works everywhere, invites people and changes the settings of the studio.`,
    artist: t`Works on the music, the shop and the community.`,
    manager: t`Works on the music, the shop and the community.`,
    label_admin: t`Works on the music of the label, its shop and its community.`,
  };
  const isTeamRole = (role: string): role is TeamRole => TEAM_ROLES.some((known) => known === role);
  return {
    nameOf: (role: string) => (isTeamRole(role) ? names[role] : names.admin),
    aboutOf: (role: string) => (isTeamRole(role) ? abouts[role] : abouts.admin),
    choices: TEAM_ROLES.map((value) => ({ value, label: names[value] })),
  };
}
