import { graphql } from "react-relay";
import type { Role } from "../../../domain/accounts/roles.ts";
import type { usePersonVerbsLiftMutation } from "../../__generated__/usePersonVerbsLiftMutation.graphql.ts";
import type { usePersonVerbsRoleMutation } from "../../__generated__/usePersonVerbsRoleMutation.graphql.ts";
import type { usePersonVerbsSignOutMutation } from "../../__generated__/usePersonVerbsSignOutMutation.graphql.ts";
import type { usePersonVerbsSuspendMutation } from "../../__generated__/usePersonVerbsSuspendMutation.graphql.ts";
import { useVerb } from "../useVerb.ts";

/** The verbs on a person; each takes the sentence that it says when it worked. */
export function usePersonVerbs() {
  const role = useVerb<usePersonVerbsRoleMutation>(graphql`
    mutation usePersonVerbsRoleMutation($input: ChangeUserRoleInput!) {
      changeUserRole(input: $input) {
        __typename
        ... on ChangeUserRolePayload {
          user {
            ...usePersonVerbs_person @relay(mask: false)
          }
        }
        ... on InvalidInput {
          field
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
  const suspend = useVerb<usePersonVerbsSuspendMutation>(graphql`
    mutation usePersonVerbsSuspendMutation($input: SuspendUserInput!) {
      suspendUser(input: $input) {
        __typename
        ... on SuspendUserPayload {
          user {
            ...usePersonVerbs_person @relay(mask: false)
          }
        }
        ... on InvalidInput {
          field
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
  const lift = useVerb<usePersonVerbsLiftMutation>(graphql`
    mutation usePersonVerbsLiftMutation($input: LiftUserSuspensionInput!) {
      liftUserSuspension(input: $input) {
        __typename
        ... on LiftUserSuspensionPayload {
          user {
            ...usePersonVerbs_person @relay(mask: false)
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
  const signOut = useVerb<usePersonVerbsSignOutMutation>(graphql`
    mutation usePersonVerbsSignOutMutation($input: SignOutUserInput!) {
      signOutUser(input: $input) {
        __typename
        ... on SignOutUserPayload {
          user {
            ...usePersonVerbs_person @relay(mask: false)
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
  return {
    changeRole: (id: string, to: Role, reason: string, done: string) =>
      role({ input: { id, role: to, reason } }, done),
    suspend: (id: string, reason: string, done: string) => suspend({ input: { id, reason } }, done),
    lift: (id: string, done: string) => lift({ input: { id } }, done),
    signOut: (id: string, done: string) => signOut({ input: { id } }, done),
  };
}

// Everything that a verb may change, so that list and drawer follow.
void graphql`
  fragment usePersonVerbs_person on AdminUser {
    id
    role
    tier
    planSource
    ownsWorkspace
    lastSeenAt
    suspendedAt
    suspensionReason
    flags
    sessions {
      id
      browser
      system
      address
      lastSeenAt
    }
    memberships {
      role
      isAccountOwner
      workspace {
        id
        name
      }
    }
    auditEvents(first: 10) {
      edges {
        node {
          id
          ...AuditLine_event
        }
      }
    }
  }
`;
