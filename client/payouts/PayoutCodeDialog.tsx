import { useLingui } from "@lingui/react/macro";
import { Alert, Button, Text, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { AppModal } from "../ui/AppModal.tsx";

interface Props {
  isOpening: boolean;
  /** Why the last code was not taken. */
  problem: string | null;
  onCode: (code: string) => void;
  onClose: () => void;
}

/** A code of two-step sign-in, before anybody gets to where the bank account is changed. */
export function PayoutCodeDialog({ isOpening, problem, onCode, onClose }: Props) {
  const { t } = useLingui();
  const [code, setCode] = useState("");

  function send(event: FormEvent) {
    event.preventDefault();
    onCode(code);
  }

  return (
    <AppModal isOpen onClose={onClose} title={t`One more step`}>
      <form onSubmit={send} className="payouts-form" noValidate>
        <Text>{t`The next page decides where your money goes. To be safe, enter the code that your authenticator app shows for Levare.`}</Text>
        <TextInput
          label={t`Code`}
          description={t`From your app, or one of your recovery codes.`}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          data-autofocus
        />
        {problem && (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
        <Button type="submit" loading={isOpening} disabled={code.trim() === ""}>{t`Continue`}</Button>
      </form>
    </AppModal>
  );
}
