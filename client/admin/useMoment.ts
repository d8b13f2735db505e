import { useLingui } from "@lingui/react/macro";

/** Writes moments as the person's language does: a day, or a day with the time. */
export function useMoment() {
  const { i18n } = useLingui();
  return {
    day: (at: string) => i18n.date(new Date(at), { dateStyle: "medium" }),
    time: (at: string) => i18n.date(new Date(at), { dateStyle: "medium", timeStyle: "short" }),
  };
}
