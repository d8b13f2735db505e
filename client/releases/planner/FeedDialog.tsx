import { useLingui } from "@lingui/react/macro";
import { Alert, Button, CopyButton, Group, TextInput } from "@mantine/core";
import { IconCalendarPlus, IconCopy } from "@tabler/icons-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { FeedDialog_workspace$key } from "../../__generated__/FeedDialog_workspace.graphql.ts";
import type { FeedDialogCreateMutation } from "../../__generated__/FeedDialogCreateMutation.graphql.ts";
import type { FeedDialogRevokeMutation } from "../../__generated__/FeedDialogRevokeMutation.graphql.ts";
import { useCommit } from "../../accounts/useCommit.ts";
import { refusalIn, useRefusal } from "../../i18n/useRefusal.ts";
import { useErrorToast } from "../../settings/useErrorToast.ts";
import { AppModal } from "../../ui/AppModal.tsx";
import { useQuestion } from "../../ui/useQuestion.tsx";

/** The plan in the person's own calendar: a secret address, shown once, made anew or taken back at any time. */
export function FeedDialog({
  workspace: workspaceRef,
  onClose,
}: {
  workspace: FeedDialog_workspace$key;
  onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const showError = useErrorToast();
  const said = useRefusal();
  const [question, ask] = useQuestion();
  const [address, setAddress] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { id, calendarFeed } = useFragment(
    graphql`
      fragment FeedDialog_workspace on Workspace {
        id
        calendarFeed {
          createdAt
          readAt
        }
      }
    `,
    workspaceRef,
  );
  const create = useCommit<FeedDialogCreateMutation>(graphql`
    mutation FeedDialogCreateMutation($input: CreateCalendarFeedInput!) {
      createCalendarFeed(input: $input) {
        __typename
        ... on CreateCalendarFeedPayload {
          address
          workspace {
            ...FeedDialog_workspace
          }
        }
        ... on EmailUnproven {
          code
          params
          message
        }
      }
    }
  `);
  const revoke = useCommit<FeedDialogRevokeMutation>(graphql`
    mutation FeedDialogRevokeMutation($input: RevokeCalendarFeedInput!) {
      revokeCalendarFeed(input: $input) {
        workspace {
          ...FeedDialog_workspace
        }
      }
    }
  `);
  const moment = (at: string) => i18n.date(new Date(at), { dateStyle: "medium", timeStyle: "short" });

  function handleCreate() {
    create({ input: { workspaceId: id } })
      .then(({ createCalendarFeed: answer }) => {
        if (answer.__typename === "CreateCalendarFeedPayload") setAddress(answer.address);
        else setProblem(said(refusalIn(answer)));
      })
      .catch(showError);
  }

  function handleRevoke() {
    revoke({ input: { workspaceId: id } })
      .then(() => setAddress(null))
      .catch(showError);
  }

  return (
    <AppModal isOpen onClose={onClose} title={t`The plan in your calendar`}>
      <div className="plan-dialog">
        <p>{t`Your calendar follows the plan at a secret address. Anyone with the address can see the plan.`}</p>
        {problem && <Alert color="red">{problem}</Alert>}
        {address && (
          <>
            <TextInput
              label={t`Address for your calendar`}
              description={t`You see it only this once. Add it to your calendar as a subscription.`}
              value={address}
              readOnly
              onFocus={(event) => event.currentTarget.select()}
            />
            <Group gap="sm">
              <CopyButton value={address}>
                {({ copied, copy }) => (
                  <Button leftSection={<IconCopy size={18} aria-hidden />} onClick={copy}>
                    {copied ? t`Copied` : t`Copy address`}
                  </Button>
                )}
              </CopyButton>
              <Button
                component="a"
                href={address.replace(/^https?:/, "webcal:")}
                variant="default"
                leftSection={<IconCalendarPlus size={18} aria-hidden />}
              >
                {t`Open in calendar`}
              </Button>
            </Group>
          </>
        )}
        {calendarFeed && !address && (
          <p className="release-dim">
            {t`You created an address on ${moment(calendarFeed.createdAt)}.`}{" "}
            {calendarFeed.readAt
              ? t`Last read by a calendar on ${moment(calendarFeed.readAt)}.`
              : t`No calendar has read it yet.`}
          </p>
        )}
        <Group gap="sm">
          {!calendarFeed && <Button onClick={handleCreate}>{t`Create an address`}</Button>}
          {calendarFeed && !address && (
            <Button
              variant="default"
              onClick={() =>
                ask({
                  title: t`Create a new address?`,
                  follows: t`The old address stops working right away. Calendars need the new one to keep updating.`,
                  yes: t`Create a new address`,
                  onYes: handleCreate,
                })
              }
            >
              {t`Create a new address`}
            </Button>
          )}
          {calendarFeed && (
            <Button
              variant="default"
              color="red"
              onClick={() =>
                ask({
                  title: t`Revoke the address?`,
                  follows: t`Calendars that use it stop updating. It cannot be reopened, but you can create a new one.`,
                  yes: t`Revoke the address`,
                  onYes: handleRevoke,
                })
              }
            >
              {t`Revoke the address`}
            </Button>
          )}
        </Group>
      </div>
      {question}
    </AppModal>
  );
}
