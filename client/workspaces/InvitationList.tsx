import { useLingui } from "@lingui/react/macro";
import { Button, Group, Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useTransition } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import type {
  InvitationList_workspace$data,
  InvitationList_workspace$key,
} from "../__generated__/InvitationList_workspace.graphql.ts";
import type { InvitationListPaginationQuery } from "../__generated__/InvitationListPaginationQuery.graphql.ts";
import type { InvitationListResendMutation } from "../__generated__/InvitationListResendMutation.graphql.ts";
import type { InvitationListRevokeMutation } from "../__generated__/InvitationListRevokeMutation.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { refusalIn, useRefusal } from "../i18n/useRefusal.ts";
import { SettingsCard } from "../settings/SettingsCard.tsx";
import { useErrorToast } from "../settings/useErrorToast.ts";
import { showFailure } from "../ui/showFailure.ts";
import { useQuestion } from "../ui/useQuestion.tsx";
import { InviteForm } from "./InviteForm.tsx";
import { useTeamLabels } from "./useTeamLabels.ts";

type Invitation = NonNullable<InvitationList_workspace$data["invitations"]>["edges"][number]["node"];

/** Invitations that wait for an answer, and the form that sends one. */
export function InvitationList({ workspace }: { workspace: InvitationList_workspace$key }) {
  const { t } = useLingui();
  const [, startTransition] = useTransition();
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    InvitationListPaginationQuery,
    InvitationList_workspace$key
  >(
    graphql`
      fragment InvitationList_workspace on Workspace
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "InvitationListPaginationQuery") {
        id
        invitations(first: $count, after: $cursor) @connection(key: "InvitationList_invitations") {
          totalCount
          edges {
            node {
              id
              email
              role
              invitedBy
              expiresAt
              isExpired
            }
          }
        }
      }
    `,
    workspace,
  );
  const again = () => startTransition(() => void refetch({}, { fetchPolicy: "network-only" }));
  const open = data.invitations?.edges ?? [];
  return (
    <>
      <SettingsCard
        title={t`Invite somebody`}
        lead={t`They get an email with a link. Their account stays their own.`}
      >
        <InviteForm workspaceId={data.id} onSent={again} />
      </SettingsCard>
      <SettingsCard title={t`Open invitations`}>
        {open.length === 0 ? (
          <Text c="dimmed">{t`No open invitations. They stay here until accepted.`}</Text>
        ) : (
          <ul className="workspaces-people">
            {open.map(({ node }) => (
              <InvitationLine key={node.id} invitation={node} onChange={again} />
            ))}
          </ul>
        )}
        {hasNext && (
          <Button
            variant="default"
            className="settings-start"
            loading={isLoadingNext}
            onClick={() => loadNext(20)}
          >
            {t`Load more`}
          </Button>
        )}
      </SettingsCard>
    </>
  );
}

function InvitationLine({ invitation, onChange }: { invitation: Invitation; onChange: () => void }) {
  const { t, i18n } = useLingui();
  const { nameOf } = useTeamLabels();
  const showError = useErrorToast();
  const said = useRefusal();
  const [question, ask] = useQuestion();
  const { id, email, role, invitedBy, expiresAt, isExpired } = invitation;
  const until = i18n.date(new Date(expiresAt), { dateStyle: "medium" });
  const resend = useCommit<InvitationListResendMutation>(graphql`
    mutation InvitationListResendMutation($input: ResendInvitationInput!) {
      resendInvitation(input: $input) {
        __typename
        ... on InvalidInput {
          code
          params
          message
        }
        ... on EmailUnproven {
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
  const revoke = useCommit<InvitationListRevokeMutation>(graphql`
    mutation InvitationListRevokeMutation($input: RevokeInvitationInput!) {
      revokeInvitation(input: $input) {
        __typename
        ... on NotFound {
          code
          params
          message
        }
      }
    }
  `);

  async function handle(done: Promise<object>, message: string) {
    try {
      const answer = await done;
      if ("code" in answer) showFailure(said(refusalIn(answer)));
      else notifications.show({ message });
      onChange();
    } catch (error) {
      showError(error);
    }
  }

  return (
    <li>
      <div>
        <strong>{email}</strong>
        <span className="workspaces-facts">
          {[nameOf(role), invitedBy && t`invited by ${invitedBy}`].filter(Boolean).join(" · ")}
        </span>
        <span className="workspaces-facts">
          {isExpired ? t`expired on ${until}` : t`open until ${until}`}
        </span>
      </div>
      <Group gap="xs">
        <Button
          variant="default"
          aria-label={t`Send again to ${email}`}
          onClick={() =>
            void handle(
              resend({ input: { id } }).then(({ resendInvitation }) => resendInvitation),
              t`Sent again to ${email}`,
            )
          }
        >
          {t`Send again`}
        </Button>
        <Button
          variant="default"
          aria-label={t`Revoke the invitation of ${email}`}
          onClick={() =>
            ask({
              title: t`Revoke the invitation of ${email}?`,
              follows: t`The link in their email stops working, and we do not tell them. To join, they need a new invitation.`,
              yes: t`Revoke`,
              onYes: () =>
                void handle(
                  revoke({ input: { id } }).then(({ revokeInvitation }) => revokeInvitation),
                  t`The invitation of ${email} is revoked.`,
                ),
            })
          }
        >
          {t`Revoke`}
        </Button>
      </Group>
      {question}
    </li>
  );
}
