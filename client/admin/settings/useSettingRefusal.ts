import { useLingui } from "@lingui/react/macro";
import { useLiteral } from "../../i18n/useLiteral.ts";

const RANGE = /^A whole number from (\d+) to (\d+), please\.$/;
const LENGTH = /^At most (\d+) characters, please\.$/;

/** Why a value was refused, in the person's language. */
export function useSettingRefusal(): (message: string) => string {
  const { t } = useLingui();
  const literal = useLiteral();
  return (message) => {
    const [, min, max] = RANGE.exec(message) ?? [];
    if (min && max) return t`A whole number from ${min} to ${max}, please.`;
    const [, length] = LENGTH.exec(message) ?? [];
    return length ? t`At most ${length} characters, please.` : literal(message);
  };
}
