import { useLingui } from "@lingui/react/macro";
import { Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { RevokeLink_link$key } from "../__generated__/RevokeLink_link.graphql.ts";
import type { RevokeLinkMutation } from "../__generated__/RevokeLinkMutation.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { useErrorToast } from "../settings/useErrorToast.ts";
import { AppModal } from "../ui/AppModal.tsx";

/** Closes a link for good, after a question: nothing opens it again. */
export function RevokeLink({ link: linkRef }: { link: RevokeLink_link$key }) {
  const { t } = useLingui();
  const showError = useErrorToast();
  const [isAsking, setAsking] = useState(false);
  const link = useFragment(
    graphql`
      fragment RevokeLink_link on AssetLink {
        id
        label
      }
    `,
    linkRef,
  );
  const revoke = useCommit<RevokeLinkMutation>(graphql`
    mutation RevokeLinkMutation($input: RevokeAssetLinkInput!) {
      revokeAssetLink(input: $input) {
        __typename
        ... on RevokeAssetLinkPayload {
          link {
            id
            state
          }
        }
      }
    }
  `);
  const name = link.label || t`Without a name`;
  const close = () => setAsking(false);
  async function handleRevoke() {
    close();
    try {
      const { revokeAssetLink: answer } = await revoke({ input: { id: link.id } });
      if (answer.__typename !== "RevokeAssetLinkPayload") showError();
    } catch (error) {
      showError(error);
    }
  }
  return (
    <>
      <Button variant="default" aria-label={t`Close link: ${name}`} onClick={() => setAsking(true)}>
        {t`Close link`}
      </Button>
      <AppModal isOpen={isAsking} onClose={close} title={t`Close this link?`}>
        <Text mb="md">{t`Whoever has it sees nothing any more. It cannot be opened again; you can make a new one.`}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={close} data-autofocus>{t`Keep it open`}</Button>
          <Button color="red" onClick={() => void handleRevoke()}>{t`Close for good`}</Button>
        </Group>
      </AppModal>
    </>
  );
}
