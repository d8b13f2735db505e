import { useLingui } from "@lingui/react/macro";
import { Button, Text } from "@mantine/core";
import { IconShieldCheck } from "@tabler/icons-react";
import { useState } from "react";
import { graphql } from "react-relay";
import type { VerifyButtonMutation } from "../../__generated__/VerifyButtonMutation.graphql.ts";
import { useCommit } from "../../accounts/useCommit.ts";
import { useRefusal } from "../../i18n/useRefusal.ts";
import { useErrorToast } from "../../settings/useErrorToast.ts";
import { AppModal } from "../../ui/AppModal.tsx";

type Verdict = VerifyButtonMutation["response"]["verifyAuditLog"]["verdict"];

interface Props {
  /** The element that says what it is for. */
  describedBy: string;
  /** The walk stands in the log itself: the list may be read anew. */
  onVerified: () => void;
}

/** Walks the whole chain of the log, and says what came of it. */
export function VerifyButton({ describedBy, onVerified }: Props) {
  const { t, i18n } = useLingui();
  const said = useRefusal();
  const showError = useErrorToast();
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [isWalking, setWalking] = useState(false);
  const verify = useCommit<VerifyButtonMutation>(graphql`
    mutation VerifyButtonMutation {
      verifyAuditLog {
        verdict {
          isWhole
          entries
          brokenAt
          problem {
            code
            params
            message
          }
        }
      }
    }
  `);

  async function handleClick() {
    setWalking(true);
    try {
      setVerdict((await verify({})).verifyAuditLog.verdict);
      onVerified();
    } catch (error) {
      showError(error);
    }
    setWalking(false);
  }

  const entries = i18n.number(verdict?.entries ?? 0);
  const problem = verdict?.problem ? said(verdict.problem) : "";
  const brokenAt = verdict?.brokenAt ?? 0;
  return (
    <>
      <Button
        variant="default"
        loading={isWalking}
        aria-describedby={describedBy}
        onClick={() => void handleClick()}
        leftSection={<IconShieldCheck size={18} aria-hidden />}
      >
        {t`Verify`}
      </Button>
      <AppModal
        isOpen={verdict !== null}
        onClose={() => setVerdict(null)}
        title={verdict?.isWhole ? t`The log is intact` : t`The log is broken`}
      >
        <Text>
          {verdict?.isWhole
            ? t`All ${entries} entries are unchanged, and the last one matches the copy kept outside the database.`
            : t`Entry ${brokenAt}: ${problem}`}
        </Text>
        {verdict?.isWhole === false && (
          <Text mt="md">
            {t`Nothing was repaired. Somebody with access to the database changed it past Levare: keep a copy of it as it is, find out who, and restore a backup from before.`}
          </Text>
        )}
      </AppModal>
    </>
  );
}
