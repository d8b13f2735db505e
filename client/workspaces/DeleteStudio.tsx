import { Trans, useLingui } from "@lingui/react/macro";
import { Anchor, Button, Group, Text, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { graphql } from "react-relay";
import { Link } from "react-router";
import type { DeleteStudioMutation } from "../__generated__/DeleteStudioMutation.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { useSession } from "../app/Session.ts";
import { type RefusalPayload, useRefusal } from "../i18n/useRefusal.ts";
import { UnpaidEarnings } from "../privacy/UnpaidEarnings.tsx";
import { SettingsCard } from "../settings/SettingsCard.tsx";
import { useErrorToast } from "../settings/useErrorToast.ts";
import { AppModal } from "../ui/AppModal.tsx";
import type { Money } from "../ui/useMoney.ts";

/** Deletes the studio once its name was typed. Its owners can restore it for seven days. */
export function DeleteStudio({ id, name }: { id: string; name: string }) {
  const { t } = useLingui();
  const said = useRefusal();
  const session = useSession();
  const showError = useErrorToast();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<RefusalPayload | null>(null);
  const [unpaid, setUnpaid] = useState<{ told: RefusalPayload; earnings: readonly Money[] } | null>(null);
  const [giveUpEarnings, setGiveUpEarnings] = useState(false);
  const commit = useCommit<DeleteStudioMutation>(graphql`
    mutation DeleteStudioMutation($input: DeleteWorkspaceInput!) {
      deleteWorkspace(input: $input) {
        __typename
        ... on InvalidInput {
          code
          params
          message
        }
        ... on EarningsUnpaid {
          code
          params
          message
          earnings {
            amountMinor
            currency
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

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    try {
      const { deleteWorkspace: answer } = await commit({ input: { id, name: typed, giveUpEarnings } });
      if (answer.__typename === "EarningsUnpaid") setUnpaid({ told: answer, earnings: answer.earnings });
      else if ("code" in answer) setProblem(answer);
      else session.restart("/settings/danger");
    } catch (error) {
      showError(error);
    }
  }

  return (
    <SettingsCard
      title={t`Delete the studio`}
      lead={t`Its music, shop and community disappear for everyone right away. Owners can restore it for seven days; then it is gone for good.`}
    >
      <Button color="red" variant="outline" className="settings-start" onClick={() => setOpen(true)}>
        {t`Delete ${name}`}
      </Button>
      <AppModal isOpen={isOpen} onClose={() => setOpen(false)} title={t`Delete ${name}?`}>
        <form className="settings-form" onSubmit={(event) => void handleSubmit(event)} noValidate>
          <Text>{t`Type the name of the studio to delete it: ${name}`}</Text>
          <TextInput
            label={t`Name of the studio`}
            autoComplete="off"
            data-autofocus
            value={typed}
            error={problem && said(problem)}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setProblem(null);
            }}
          />
          {unpaid && (
            <UnpaidEarnings
              text={said(unpaid.told)}
              earnings={unpaid.earnings}
              isGivenUp={giveUpEarnings}
              onChange={setGiveUpEarnings}
              of="studio"
            >
              <Trans>
                Have it paid out first, in{" "}
                <Anchor component={Link} to="/finances/payouts">
                  Payouts
                </Anchor>
                .
              </Trans>
            </UnpaidEarnings>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={() => setOpen(false)}>{t`Keep`}</Button>
            <Button
              type="submit"
              color="red"
              disabled={unpaid !== null && !giveUpEarnings}
            >{t`Delete the studio`}</Button>
          </Group>
        </form>
      </AppModal>
    </SettingsCard>
  );
}
