import { useLingui } from "@lingui/react/macro";
import { CREDIT_ROLES, type CreditRole, roleLabel } from "../../domain/credits/roles.ts";
import type { WriterRole } from "../../domain/credits/work.ts";
import { useRefusal } from "../i18n/useRefusal.ts";

/** What roles are called in the person's language. */
export function useCreditLabels() {
  const { t, i18n } = useLingui();
  const said = useRefusal();
  const groups: Record<CreditRole["group"], string> = {
    performance: t`Playing and singing`,
    production: t`Producing and recording`,
    writing: t`Writing`,
  };
  const writers: Record<WriterRole, string> = {
    C: t`Music`,
    A: t`Lyrics`,
    CA: t`Music and words`,
  };
  return {
    roleName: (id: string) => said(roleLabel(id)),
    roles: Object.entries(groups).map(([group, label]) => ({
      group: label,
      items: CREDIT_ROLES.filter((role) => role.group === group).map(({ id }) => ({
        value: id,
        label: said(roleLabel(id)),
      })),
    })),
    writerName: (role: WriterRole) => writers[role],
    writerRoles: Object.entries(writers).map(([value, label]) => ({ value, label })),
    /** Basis points as a share people read. */
    percent: (bp: number) =>
      new Intl.NumberFormat(i18n.locale, { style: "percent", maximumFractionDigits: 2 }).format(bp / 10_000),
  };
}
