import { useLingui } from "@lingui/react/macro";
import { NativeSelect, TextInput } from "@mantine/core";
import { useMoney } from "../../ui/useMoney.ts";
import type { LineChoice } from "./refundWish.ts";

interface Props {
  title: string;
  quantity: number;
  currency: string;
  /** The most that can be given back, in minor units. */
  left: string;
  isOnly: boolean;
  choice: LineChoice;
  onChoice: (choice: LineChoice) => void;
}

/** How much of one line is given back: all that is left, some of the things, or an amount. */
export function RefundLineField({ title, quantity, currency, left, isOnly, choice, onChoice }: Props) {
  const { t } = useLingui();
  const all = useMoney()({ amountMinor: left, currency });
  const ways = [
    { value: "all", label: t`All that is left: ${all}` },
    ...(quantity > 1 ? [{ value: "pieces", label: t`Some of the ${quantity}` }] : []),
    { value: "amount", label: t`An amount` },
    ...(isOnly ? [] : [{ value: "none", label: t`Nothing` }]),
  ];
  return (
    <div className="sale-choice">
      <NativeSelect
        label={title}
        value={choice.what}
        onChange={(event) => onChoice({ ...choice, what: event.currentTarget.value as LineChoice["what"] })}
        data={ways}
      />
      {choice.what === "pieces" && (
        <TextInput
          label={t`How many`}
          inputMode="numeric"
          value={choice.pieces}
          onChange={(event) => onChoice({ ...choice, pieces: event.currentTarget.value.trim() })}
        />
      )}
      {choice.what === "amount" && (
        <TextInput
          label={t`Amount in ${currency}`}
          inputMode="decimal"
          value={choice.amount}
          onChange={(event) => onChoice({ ...choice, amount: event.currentTarget.value })}
        />
      )}
    </div>
  );
}
