import { useLingui } from "@lingui/react/macro";
import { NativeSelect } from "@mantine/core";
import { useAddressChoice } from "../ui/useAddressChoice.ts";

interface Props {
  /** Those with sales, newest first. */
  years: readonly number[];
  year: number;
}

/** The year that is shown, kept in the address. */
export function YearSwitch({ years, year }: Props) {
  const { t } = useLingui();
  const { choose } = useAddressChoice();
  // The address may name one in which nothing was sold.
  const offered = [...new Set([...years, year])].sort((one, other) => other - one).map(String);
  return (
    <NativeSelect
      label={t`Year`}
      value={String(year)}
      data={offered}
      onChange={(event) => choose({ year: event.currentTarget.value })}
    />
  );
}
