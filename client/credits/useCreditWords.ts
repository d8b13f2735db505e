import { useLingui } from "@lingui/react/macro";
import { CREDIT_ROLES, type CreditRole, roleLabel } from "../../domain/credits/roles.ts";
import type { WriterRole } from "../../domain/credits/work.ts";

/** What roles are called in the person's language. */
export function useCreditWords() {
  const { t, i18n } = useLingui();
  const language = i18n.locale === "es" ? "es" : "en";
  const groups: Record<CreditRole["group"], string> = {
    performance: t`Playing and singing`,
    production: t`Producing and recording`,
    writing: t`Writing`,
  };
  const writers: Record<WriterRole, string> = {
    C: t`Music`,
    A: t`Words`,
    CA: t`Music and words`,
  };
  return {
    roleName: (id: string) => roleLabel(id, language),
    roles: Object.entries(groups).map(([group, label]) => ({
      group: label,
      items: CREDIT_ROLES.filter((role) => role.group === group).map(({ id, label }) => ({
        value: id,
        label: label[language],
      })),
    })),
    writerName: (role: WriterRole) => writers[role],
    writerRoles: Object.entries(writers).map(([value, label]) => ({ value, label })),
    /** Basis points as a share people read. */
    percent: (bp: number) =>
      new Intl.NumberFormat(i18n.locale, { style: "percent", maximumFractionDigits: 2 }).format(bp / 10_000),
  };
}
