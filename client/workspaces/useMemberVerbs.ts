import { useLingui } from "@lingui/react/macro";
import { notifications } from "@mantine/notifications";
import { graphql } from "react-relay";
import type { TeamRole } from "../../domain/workspaces/team.ts";
import type { useMemberVerbsOwnerMutation } from "../__generated__/useMemberVerbsOwnerMutation.graphql.ts";
import type { useMemberVerbsRemoveMutation } from "../__generated__/useMemberVerbsRemoveMutation.graphql.ts";
import type { useMemberVerbsRoleMutation } from "../__generated__/useMemberVerbsRoleMutation.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { useSession } from "../app/Session.ts";
import { type RefusalPayload, useRefusal } from "../i18n/useRefusal.ts";
import { useErrorToast } from "../settings/useErrorToast.ts";
import { useUndoToast } from "../settings/useUndoToast.tsx";
import { showFailure } from "../ui/showFailure.ts";

/** What can be done about a member. Role and ownership can be undone in the toast. */
export function useMemberVerbs(id: string, name: string) {
  const { t } = useLingui();
  const said = useRefusal();
  const showError = useErrorToast();
  const undoToast = useUndoToast();
  const session = useSession();
  const commitRole = useCommit<useMemberVerbsRoleMutation>(graphql`
    mutation useMemberVerbsRoleMutation($input: ChangeMemberRoleInput!) {
      changeMemberRole(input: $input) {
        __typename
        ... on ChangeMemberRolePayload {
          member {
            ...MemberLine_member
          }
        }
        ... on NotFound {
          code
          params
          message
        }
      }
    }
  `);
  const commitOwner = useCommit<useMemberVerbsOwnerMutation>(graphql`
    mutation useMemberVerbsOwnerMutation($input: SetMemberOwnerInput!) {
      setMemberOwner(input: $input) {
        __typename
        ... on SetMemberOwnerPayload {
          member {
            ...MemberLine_member
          }
          viewer {
            id
            role
            isAccountOwner
          }
        }
        ... on EmailUnproven {
          code
          params
          message
        }
        ... on LastOwner {
          code
          params
          message
        }
        ... on NotFound {
          code
          params
          message
        }
      }
    }
  `);
  const commitRemove = useCommit<useMemberVerbsRemoveMutation>(graphql`
    mutation useMemberVerbsRemoveMutation($input: RemoveMemberInput!) {
      removeMember(input: $input) {
        __typename
        ... on LastOwner {
          code
          params
          message
        }
        ... on NotFound {
          code
          params
          message
        }
      }
    }
  `);

  function refuse(told: RefusalPayload) {
    showFailure(said(told));
  }

  async function changeRole(role: TeamRole, before?: TeamRole): Promise<void> {
    try {
      const { changeMemberRole: answer } = await commitRole({ input: { id, role } });
      if (answer.__typename === "NotFound") return refuse(answer);
      if (before) undoToast(t`Role of ${name} changed`, () => void changeRole(before));
    } catch (error) {
      showError(error);
    }
  }

  async function setOwner(isAccountOwner: boolean, isUndo = false): Promise<void> {
    try {
      const { setMemberOwner: answer } = await commitOwner({ input: { id, isAccountOwner } });
      if ("code" in answer) return refuse(answer);
      if (answer.__typename !== "SetMemberOwnerPayload") return;
      // Whoever gave their own ownership up has other rights from now on.
      if (!answer.viewer.isAccountOwner) return session.restart("/settings/team");
      const message = isAccountOwner ? t`${name} is an owner now` : t`${name} is no longer an owner`;
      if (!isUndo) undoToast(message, () => void setOwner(!isAccountOwner, true));
    } catch (error) {
      showError(error);
    }
  }

  async function remove(onGone: () => void): Promise<void> {
    try {
      const { removeMember: answer } = await commitRemove({ input: { id } });
      if (answer.__typename === "LastOwner" || answer.__typename === "NotFound") return refuse(answer);
      notifications.show({ message: t`${name} is no longer on the team.` });
      onGone();
    } catch (error) {
      showError(error);
    }
  }

  return {
    changeRole: (role: TeamRole, before?: TeamRole) => void changeRole(role, before),
    setOwner: (isAccountOwner: boolean) => void setOwner(isAccountOwner),
    remove,
  };
}
