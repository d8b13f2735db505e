import { useLingui } from "@lingui/react/macro";
import { SETTINGS, type SettingKey } from "../../../domain/platform/settings.ts";
import type { SubjectLink_subject$data } from "../../__generated__/SubjectLink_subject.graphql.ts";
import { useRefusal } from "../../i18n/useRefusal.ts";
import { lineAddress, studioAddress } from "../lineAddress.ts";
import { useQueueLabels } from "../system/useQueueLabels.ts";
import { SUBJECT_LABELS } from "./subjectLabels.ts";

type Subject = Omit<SubjectLink_subject$data, " $fragmentType">;

/** Things as sentences name them, and where they can be seen. */
export function useSubjectLabels() {
  const { t, i18n } = useLingui();
  const said = useRefusal();
  const queueOf = useQueueLabels();

  function nameOf({ kind, key, name, nameEs }: Subject): string | null | undefined {
    if (kind === "platformSetting") return key in SETTINGS ? said(SETTINGS[key as SettingKey].label) : null;
    if (kind === "job") return name && queueOf(name);
    return i18n.locale === "es" ? (nameEs ?? name) : name;
  }

  /** One of a kind, whichever: "a person". */
  const oneOf = (kind: string) => {
    const words = SUBJECT_LABELS[kind];
    return words ? i18n._(words.unnamed) : t`something`;
  };

  /** The thing itself: "the release “Tide”". */
  function phraseOf(subject: Subject): string {
    const name = nameOf(subject);
    const words = SUBJECT_LABELS[subject.kind];
    const phrase =
      name && words ? i18n._({ ...words.named, values: { name } }) : (name ?? oneOf(subject.kind));
    return subject.isGone ? t`${phrase}, no longer here` : phrase;
  }

  return { oneOf, phraseOf };
}

const PAGES: Record<string, string> = {
  curatedList: "/admin/discover",
  featureFlag: "/admin/features",
  lexiconCategory: "/admin/lexicon",
  lexicon: "/admin/lexicon",
  platformSetting: "/admin/settings",
  job: "/admin/jobs",
  broadcast: "/admin/notifications",
  workspace: "/admin/workspaces",
};

/** Where a thing can be seen: its own page, the page of the administration that it stands on, or the workspace that it belongs to. */
export function addressOf(subject: Subject): string | null {
  const { kind, isGone, name, nodeId, list, page, studioId, studioName } = subject;
  if (page) return page;
  if (list) return `/admin/lexicon?list=${list.toLowerCase()}`;
  // What is a person's is called otherwise than they are, and a person with their email, which no address has to tell.
  if (nodeId) return lineAddress(PAGES[kind] ?? "/admin/users", nodeId, (kind in PAGES && name) || "");
  if (studioId) return studioAddress(studioId, studioName ?? "");
  return isGone ? null : (PAGES[kind] ?? null);
}
