import { useLingui } from "@lingui/react/macro";
import { ACTION_LABELS, OWN_ACTION_LABELS } from "./actionLabels.ts";
import { useSubjectLabels } from "./useSubjectLabels.ts";

/** The kind of thing that an action happens to, where its noun is not the kind's own name. */
const KIND_OF_NOUN: Record<string, string> = {
  flag: "featureFlag",
  platform: "platformSetting",
  member: "user",
  compliance: "release",
  calendarFeed: "workspace",
  secret: "installation",
};

/** Actions as a filter names them, whoever did them to whatever: "Suspended a person". */
export function useActionLabels(): (action: string) => string {
  const { t, i18n } = useLingui();
  const { oneOf } = useSubjectLabels();
  return (action) => {
    const noun = action.slice(0, action.indexOf("."));
    const label = OWN_ACTION_LABELS[action] ?? ACTION_LABELS[action];
    if (!label) return t`Something else: ${action}`;
    const kind = action === "audit.erase" ? "user" : (KIND_OF_NOUN[noun] ?? noun);
    const words = i18n._({ ...label, values: { what: oneOf(kind) } });
    return words.charAt(0).toLocaleUpperCase(i18n.locale) + words.slice(1);
  };
}
