import { Trans, useLingui } from "@lingui/react/macro";
import { Anchor, Checkbox } from "@mantine/core";
import { Link } from "react-router";
import { FormMessage } from "../accounts/FormMessage.tsx";
import { type Money, useMoney } from "../ui/useMoney.ts";

interface Props {
  text: string;
  earnings: readonly Money[];
  isGivenUp: boolean;
  onChange(isGivenUp: boolean): void;
}

/** What would be paid to nobody, the way to have it paid out first, and the box without which nothing is deleted. */
export function UnpaidEarnings({ text, earnings, isGivenUp, onChange }: Props) {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const sum = new Intl.ListFormat(i18n.locale).format(earnings.map(money));
  return (
    <>
      <FormMessage isSuccess={false} text={text}>
        <strong>{sum}</strong>
        <span>
          <Trans>
            Have it paid out first: what{" "}
            <Anchor component={Link} to="/finances/payouts">
              your studio
            </Anchor>{" "}
            earned, and what{" "}
            <Anchor component={Link} to="/settings/shares">
              your shares
            </Anchor>{" "}
            earned.
          </Trans>
        </span>
      </FormMessage>
      <Checkbox
        label={t`I give up ${sum}. Delete my account all the same.`}
        checked={isGivenUp}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </>
  );
}
