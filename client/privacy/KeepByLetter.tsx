import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { useState } from "react";
import { graphql } from "react-relay";
import type { KeepByLetterMutation } from "../__generated__/KeepByLetterMutation.graphql.ts";
import { FormMessage } from "../accounts/FormMessage.tsx";
import { useCommit } from "../accounts/useCommit.ts";
import { useSession } from "../app/Session.ts";
import { useErrorToast } from "../settings/useErrorToast.ts";

/** The button behind the link of a letter. Links are opened by mail programs too; buttons are not. */
export function KeepByLetter({ code, deletionKey }: { code: string; deletionKey: string }) {
  const { t } = useLingui();
  const session = useSession();
  const showError = useErrorToast();
  const [isSpent, setSpent] = useState(false);
  const commit = useCommit<KeepByLetterMutation>(graphql`
    mutation KeepByLetterMutation($input: KeepAccountByLetterInput!) {
      keepAccountByLetter(input: $input) {
        __typename
      }
    }
  `);

  async function keep() {
    try {
      const { keepAccountByLetter: answer } = await commit({ input: { code, key: deletionKey } });
      if (answer.__typename !== "KeepAccountByLetterPayload") return setSpent(true);
      session.restart(`/privacy/deletion-status?code=${encodeURIComponent(code)}`);
    } catch (error) {
      showError(error);
    }
  }

  if (isSpent) return <FormMessage isSuccess={false} text={t`This link was already used or has expired.`} />;
  return (
    <Button size="lg" onClick={() => void keep()}>
      {t`Keep my account`}
    </Button>
  );
}
