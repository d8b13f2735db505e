import { useLingui } from "@lingui/react/macro";

/** The themes that somebody can choose, in order, with their names. */
export function useColorSchemes() {
  const { t } = useLingui();
  return [
    { value: "dark", label: t`Dark` },
    { value: "light", label: t`Light` },
    { value: "auto", label: t`Same as system` },
  ] as const;
}
