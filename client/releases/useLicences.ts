import { useLingui } from "@lingui/react/macro";

/** The licences to choose from, as the graph names them and as people read them. */
export function useLicences() {
  const { t } = useLingui();
  return [
    { value: "all_rights_reserved", label: t`All rights reserved` },
    { value: "cc_by_4_0", label: "CC BY 4.0" },
    { value: "cc_by_sa_4_0", label: "CC BY-SA 4.0" },
    { value: "cc_by_nc_4_0", label: "CC BY-NC 4.0" },
    { value: "cc_by_nc_sa_4_0", label: "CC BY-NC-SA 4.0" },
    { value: "cc_by_nd_4_0", label: "CC BY-ND 4.0" },
    { value: "cc_by_nc_nd_4_0", label: "CC BY-NC-ND 4.0" },
    { value: "cc0_1_0", label: "CC0 1.0" },
  ] as const;
}
