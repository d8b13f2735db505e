import { useLingui } from "@lingui/react/macro";
import type { SearchScope } from "../../domain/search/scopes.ts";

/** The names of the tabs (SPEC.md section 2, Global search overlay). */
export function useScopeTitles(): Record<SearchScope, string> {
  const { t } = useLingui();
  return {
    ALL: t`All Results`,
    MY_CATALOG: t`My Catalog`,
    RELEASES: t`Releases`,
    ARTISTS: t`Artists`,
    PRODUCTS: t`Products`,
    COMMUNITY: t`Community`,
  };
}
