import { useLingui } from "@lingui/react/macro";
import { ActionIcon, Button, TextInput } from "@mantine/core";
import { IconBackspace, IconPhone } from "@tabler/icons-react";
import { type FormEvent, Suspense, useState } from "react";
import { formatNumber, numberProblem, togglePlus, typedNumber } from "../../domain/phone/number.ts";
import { useRefusal } from "../i18n/useRefusal.ts";
import { PhoneFoot } from "./PhoneFoot.tsx";
import { ToneKeys } from "./ToneKeys.tsx";
import { useStartCall } from "./useStartCall.ts";

interface Props {
  workspaceId: string;
  number: string;
  onNumber: (number: string) => void;
  onStarted: () => void;
}

/** Where a number is typed, by keys or on the pad, and called. */
export function Keypad({ workspaceId, number, onNumber, onStarted }: Props) {
  const { t } = useLingui();
  const said = useRefusal();
  const { start, isStarting } = useStartCall(workspaceId);
  const [problem, setProblem] = useState<string | null>(null);

  function change(next: string) {
    setProblem(null);
    onNumber(next);
  }
  async function handleCall(event: FormEvent) {
    event.preventDefault();
    if (isStarting) return;
    const found = numberProblem(number);
    if (found) return setProblem(said(found));
    // A start that fails is false, and says why.
    if (await start(number, setProblem)) onStarted();
  }

  return (
    <form className="phone-pad" onSubmit={(event) => void handleCall(event)} noValidate>
      <TextInput
        label={t`Number`}
        description={t`With a plus and the country code, or ten digits.`}
        type="tel"
        autoComplete="off"
        value={formatNumber(number)}
        onChange={(event) => change(typedNumber(event.currentTarget.value))}
        error={problem}
        data-autofocus
        rightSection={
          number !== "" && (
            <ActionIcon aria-label={t`Delete the last digit`} onClick={() => change(number.slice(0, -1))}>
              <IconBackspace size={20} stroke={1.75} aria-hidden />
            </ActionIcon>
          )
        }
      />
      <ToneKeys onKey={(key) => /\d/.test(key) && change(typedNumber(number + key))} />
      <div className="phone-foot">
        <Button
          variant="default"
          aria-label={number.startsWith("+") ? t`Take the plus away` : t`Put a plus in front`}
          onClick={() => change(togglePlus(number))}
        >
          +
        </Button>
        <Button
          type="submit"
          loading={isStarting}
          leftSection={<IconPhone size={18} stroke={1.75} aria-hidden />}
        >{t`Call`}</Button>
      </div>
      <Suspense>
        <PhoneFoot />
      </Suspense>
    </form>
  );
}
