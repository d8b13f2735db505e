import { useLingui } from "@lingui/react/macro";
import { Button, NativeSelect, Stack, TagsInput, Textarea, TextInput } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import {
  type AssetAccess,
  assetProblem,
  MAX_ALT_TEXT,
  MAX_LICENCE_TEXT,
  MAX_TAGS,
} from "../../domain/assets/asset.ts";
import { ASSET_KINDS, type AssetFormat, familyOf, formatsOf } from "../../domain/assets/assetKind.ts";
import type { AssetAbout_asset$key } from "../__generated__/AssetAbout_asset.graphql.ts";
import { useMergedSave } from "../catalog/page/useMergedSave.tsx";
import { useLicences } from "../releases/useLicences.ts";
import { SettingsForm } from "../settings/SettingsForm.tsx";
import { type AssetField, type AssetForm, judgedOf, readAsset } from "./assetForm.ts";
import { PlaceSelect } from "./PlaceSelect.tsx";
import { useAssetLabels } from "./useAssetLabels.ts";
import { useAssetSave } from "./useAssetSave.ts";
import { useAssetVerbs } from "./useAssetVerbs.ts";

interface Props {
  asset: AssetAbout_asset$key;
  isEditable: boolean;
  onUpgrade: () => void;
}

/** What is written about an asset, and who may have it. */
export function AssetAbout({ asset: assetRef, isEditable, onUpgrade }: Props) {
  const { t } = useLingui();
  const words = useAssetLabels();
  const licences = useLicences();
  const { setAccess } = useAssetVerbs();
  const asset = useFragment(
    graphql`
      fragment AssetAbout_asset on Asset {
        id
        name
        format
        access
        ...assetForm_asset
      }
    `,
    assetRef,
  );
  const { id, name, format, access } = asset;
  const standing = readAsset(asset);
  const labels: Record<string, string> = {
    name: t`Name`,
    kind: t`Kind`,
    stemCategory: t`Part of the mix`,
    place: t`Track or release`,
    licence: t`Licence`,
    licenceText: t`Terms of your own`,
    altText: t`Description of the picture`,
    tags: t`Tags`,
  };
  const send = useAssetSave(id);
  const { save, follow, dialog } = useMergedSave<AssetForm, number>({
    standing,
    send,
    labelOf: (field) => labels[field] ?? field,
    shown: (field, value) => shownValue(field, value, words),
    undecided: t`Somebody else saved this file first. Save again to choose what stays.`,
  });
  const isPicture = familyOf(format as AssetFormat) === "image";
  const fitting = ASSET_KINDS.filter((kind) => formatsOf(kind).includes(format as AssetFormat));
  const whoMay = (
    <NativeSelect
      label={t`Who may have it`}
      description={t`Besides your studio. Buyers and tiers come with your shop.`}
      value={access}
      data={Object.entries(words.accesses).map(([value, label]) => ({ value, label }))}
      onChange={(event) => {
        const next = event.currentTarget.value as AssetAccess;
        if (!isEditable && next !== "private") return onUpgrade();
        void setAccess({ id, name }, next, access as AssetAccess);
      }}
    />
  );
  if (!isEditable)
    return (
      <Stack mt="md">
        {whoMay}
        <dl className="asset-facts">
          {(Object.keys(labels) as AssetField[])
            .map((field) => [field, shownValue(field, standing.form[field], words)] as const)
            .filter(([, value]) => value !== "")
            .map(([field, value]) => (
              <div key={field}>
                <dt>{labels[field]}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
        <Button variant="default" onClick={onUpgrade}>{t`Edit`}</Button>
      </Stack>
    );
  return (
    <Stack mt="md">
      {whoMay}
      <SettingsForm<AssetForm>
        initial={standing.form}
        problems={(form) => {
          const problem = assetProblem(judgedOf(form), { format: format as AssetFormat });
          return problem ? { [problem.field]: problem } : {};
        }}
        save={save}
        onFollow={follow}
        undoText={t`File saved`}
      >
        {(form) => (
          <>
            <TextInput label={labels.name} required {...form.getInputProps("name")} />
            <NativeSelect
              label={labels.kind}
              data={fitting.map((kind) => ({ value: kind, label: words.kind(kind) }))}
              {...form.getInputProps("kind")}
            />
            {form.values.kind === "stem" && (
              <NativeSelect
                label={labels.stemCategory}
                data={[
                  { value: "", label: t`Not set` },
                  ...Object.entries(words.stems).map(([value, label]) => ({ value, label })),
                ]}
                {...form.getInputProps("stemCategory")}
              />
            )}
            <PlaceSelect
              label={t`Track or release`}
              placeholder={t`None: it belongs to the studio`}
              value={form.values.place}
              onChange={(place) => form.setFieldValue("place", place)}
            />
            {isPicture && (
              <Textarea
                label={labels.altText}
                description={t`For people who cannot see it.`}
                rows={2}
                resize="vertical"
                maxLength={MAX_ALT_TEXT}
                {...form.getInputProps("altText")}
              />
            )}
            <TagsInput
              label={labels.tags}
              description={t`Up to ${MAX_TAGS}; press Enter after each.`}
              maxTags={MAX_TAGS}
              {...form.getInputProps("tags")}
            />
            <NativeSelect label={labels.licence} data={[...licences]} {...form.getInputProps("licence")} />
            <Textarea
              label={labels.licenceText}
              description={t`For example, what others may do with a stem.`}
              rows={3}
              resize="vertical"
              maxLength={MAX_LICENCE_TEXT}
              {...form.getInputProps("licenceText")}
            />
          </>
        )}
      </SettingsForm>
      {dialog}
    </Stack>
  );
}

function shownValue(field: string, value: unknown, words: ReturnType<typeof useAssetLabels>): string {
  if (field === "kind") return words.kind(String(value));
  if (field === "stemCategory") return value ? words.stem(String(value)) : "";
  if (field === "place") return (value as AssetForm["place"])?.title ?? "";
  if (field === "licence") return String(value).replaceAll("_", " ").toUpperCase();
  return Array.isArray(value) ? value.join(", ") : String(value ?? "");
}
