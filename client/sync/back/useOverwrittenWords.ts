import { useLingui } from "@lingui/react/macro";
import { useDetailsLabels } from "../../catalog/page/useDetailsLabels.ts";
import { useFieldLabels } from "../../releases/editor/useFieldLabels.ts";

/** What forms call the fields of the mutations. */
const IN_FORMS: Readonly<Record<string, string>> = {
  ...{ furtherMoods: "moods", parentId: "parent", aiDisclosure: "ai", previewStartMs: "previewStart" },
  ...{ priceMinor: "price", suggestedPriceMinor: "suggestedPrice", preorderFrom: "preorderDay" },
};

/** The name of a field, and a value of it as people read it. */
export function useOverwrittenWords() {
  const { t } = useLingui();
  const track = useDetailsLabels();
  const release = useFieldLabels();
  const playlist: Record<string, string> = {
    ...{ title: t`Title`, description: t`Description`, visibility: t`Who can open it` },
    ...{ folder: t`Folder`, rule: t`Rule` },
  };
  return {
    nameOf(kind: "track" | "release" | "playlist", field: string): string {
      const inForm = IN_FORMS[field] ?? field;
      if (kind === "playlist") return playlist[field] ?? field;
      return kind === "track" ? (track.labels[inForm] ?? field) : release.label(inForm);
    },
    /** `json` as the server keeps it. */
    shown(json: string): string {
      const value: unknown = JSON.parse(json);
      if (value === null || value === "") return t`nothing`;
      if (typeof value === "boolean") return value ? t`Yes` : t`No`;
      if (Array.isArray(value)) return value.map(String).join(", ");
      return typeof value === "object" ? Object.values(value).join(", ") : String(value);
    },
  };
}
