import { useLingui } from "@lingui/react/macro";
import { useLiteral } from "../i18n/useLiteral.ts";

const CUT_OFF = /^The file is cut off: (\d+) s of (\d+) s can be read\.$/;
const LARGE = /^The file is larger than (\d+) MB\.$/;
const HUGE = /^The file is larger than (\d+) GB\.$/;
const FULL = /^Your plan includes (\d+) track uploads\.$/;

/** Why a file was refused, in the person's language. */
export function useRefusal(): (reason: string) => string {
  const { t } = useLingui();
  const literal = useLiteral();
  return (reason) => {
    const [, read, whole] = CUT_OFF.exec(reason) ?? [];
    if (read && whole) return t`The file is cut off: ${read} s of ${whole} s can be read.`;
    const [, megabytes] = LARGE.exec(reason) ?? [];
    if (megabytes) return t`The file is larger than ${megabytes} MB.`;
    const [, gigabytes] = HUGE.exec(reason) ?? [];
    if (gigabytes) return t`The file is larger than ${gigabytes} GB.`;
    const [, allowance] = FULL.exec(reason) ?? [];
    return allowance ? t`Your plan includes ${allowance} track uploads.` : literal(reason);
  };
}
