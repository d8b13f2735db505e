import { useLingui } from "@lingui/react/macro";
import { Checkbox } from "@mantine/core";
import type { ReactNode } from "react";
import { FormMessage } from "../accounts/FormMessage.tsx";
import { type Money, useMoney } from "../ui/useMoney.ts";

interface Props {
  text: string;
  earnings: readonly Money[];
  isGivenUp: boolean;
  onChange(isGivenUp: boolean): void;
  /** What is deleted. */
  of: "account" | "studio";
  /** The way to have it paid out first. */
  children: ReactNode;
}

/** What would be paid to nobody, the way to have it paid out first, and the box without which nothing is deleted. */
export function UnpaidEarnings({ text, earnings, isGivenUp, onChange, of, children }: Props) {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const sum = new Intl.ListFormat(i18n.locale).format(earnings.map(money));
  return (
    <>
      <FormMessage isSuccess={false} text={text}>
        <strong>{sum}</strong>
        <span>{children}</span>
      </FormMessage>
      <Checkbox
        label={
          of === "account"
            ? t`I give up ${sum}. Delete my account all the same.`
            : t`I give up ${sum}. Delete the studio all the same.`
        }
        checked={isGivenUp}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </>
  );
}
