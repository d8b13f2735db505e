import { useLingui } from "@lingui/react/macro";
import { formatMoney } from "../../../domain/money/formatMoney.ts";
import type { PlaylistVisibility } from "../../../domain/playlists/playlist.ts";
import type { DetailsField } from "../../catalog/page/detailsForm.ts";
import { useDetailsLabels } from "../../catalog/page/useDetailsLabels.ts";
import { useVisibilityLabels } from "../../playlists/useVisibilityLabels.ts";
import { useFieldLabels } from "../../releases/editor/useFieldLabels.ts";

/** What forms call the fields of the mutations. */
const IN_FORMS: Readonly<Record<string, string>> = {
  ...{ furtherMoods: "moods", parentId: "parent", aiDisclosure: "ai", previewStartMs: "previewStart" },
  ...{ priceMinor: "price", suggestedPriceMinor: "suggestedPrice", preorderFrom: "preorderDay" },
};

type Kind = "track" | "release" | "playlist";

/** The name of a field, and a value of it as people read it. */
export function useOverwrittenLabels() {
  const { t, i18n } = useLingui();
  const visibilities = useVisibilityLabels();
  const track = useDetailsLabels();
  const release = useFieldLabels();
  const playlist: Record<string, string> = {
    ...{ title: t`Title`, description: t`Description`, visibility: t`Who can open it` },
    ...{ folder: t`Folder`, rule: t`Rule` },
  };
  return {
    nameOf(kind: Kind, field: string): string {
      const inForm = IN_FORMS[field] ?? field;
      if (kind === "playlist") return playlist[field] ?? field;
      return kind === "track" ? (track.labels[inForm] ?? field) : release.label(inForm);
    },
    /** `json` as the server keeps it; amounts are in minor units of `currency`. */
    shown(kind: Kind, field: string, json: string, currency: string): string {
      const value: unknown = JSON.parse(json);
      if (value === null || value === "") return t`nothing`;
      if (field.endsWith("Minor")) return formatMoney(Number(value), currency, i18n.locale);
      if (field === "previewStartMs") return String(Number(value) / 1000);
      if (field === "preorderFrom") return i18n.date(new Date(String(value)), { dateStyle: "medium" });
      if (field === "visibility" && kind === "playlist") return visibilities[value as PlaylistVisibility];
      // Of another recording its id alone is kept.
      if (field === "parentId") return t`another track`;
      if (kind === "track") return track.shown((IN_FORMS[field] ?? field) as DetailsField, value);
      return kind === "release" ? release.shown(field, value) : String(value);
    },
  };
}
