import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

/** What was sold at once, in a few words. */
export function useTitles(): (titles: readonly string[]) => string {
  const { t } = useLingui();
  return ([first = "", ...others]) => {
    const more = others.length;
    return more === 0
      ? first
      : t`${first} and ${plural(more, { one: "# more thing", other: "# more things" })}`;
  };
}
