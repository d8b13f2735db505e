import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { graphql } from "react-relay";
import { text } from "../../domain/words/refusal.ts";
import type { ProofBannerMutation } from "../__generated__/ProofBannerMutation.graphql.ts";
import { useViewer } from "../app/viewer.ts";
import { accidentIn, refusalIn, useRefusal } from "../i18n/useRefusal.ts";
import { showFailure } from "../ui/showFailure.ts";
import { useCommit } from "./useCommit.ts";

/** On every page until the address is proven: what it is needed for, and the letter once more. */
export function ProofBanner() {
  const { t } = useLingui();
  const said = useRefusal();
  const { email, isEmailProven } = useViewer();
  const commit = useCommit<ProofBannerMutation>(graphql`
    mutation ProofBannerMutation {
      requestEmailProof {
        __typename
        ... on RequestEmailProofPayload {
          viewer {
            id
            isEmailProven
          }
        }
        ... on InvalidInput {
          code
          params
          message
        }
      }
    }
  `);
  if (isEmailProven) return null;

  async function sendAgain() {
    try {
      const { requestEmailProof: answer } = await commit({});
      if (answer.__typename === "RequestEmailProofPayload")
        notifications.show({ message: t`We sent an email to ${email}.` });
      else showFailure(said(refusalIn(answer)));
    } catch (error) {
      showFailure(said(accidentIn(error)));
    }
  }

  return (
    <aside className="shell-banner" aria-label={t`Your address`}>
      <p>{said(text("accounts.confirmAddress", { email }))}</p>
      <Button size="sm" variant="default" onClick={() => void sendAgain()}>
        {said(text("accounts.sendAgain"))}
      </Button>
    </aside>
  );
}
