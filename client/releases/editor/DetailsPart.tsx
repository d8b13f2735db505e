import { useLingui } from "@lingui/react/macro";
import { NativeSelect, Select, TagsInput, Textarea, TextInput } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import { SUNG_LANGUAGES } from "../../../domain/catalog/languages.ts";
import { MAX_DESCRIPTION } from "../../../domain/releases/release.ts";
import type { DetailsPart_release$key } from "../../__generated__/DetailsPart_release.graphql.ts";
import { useTrackLabels } from "../../catalog/useTrackLabels.ts";
import { BENEATH } from "../../ui/beneath.ts";
import { useReleaseLabels } from "../useReleaseLabels.ts";
import { PartForm } from "./PartForm.tsx";
import { useFieldLabels } from "./useFieldLabels.ts";

const FIELDS = [
  "title",
  "versionTitle",
  "artistNames",
  "type",
  "label",
  "upc",
  "catalogNumber",
  "genre",
  "language",
  "originalReleaseDay",
  "description",
  "creditsText",
] as const;

/** What the release is called, whose it is, and what is told about it. */
export function DetailsPart({ release: releaseRef }: { release: DetailsPart_release$key }) {
  const { t, i18n } = useLingui();
  const { genres } = useTrackLabels();
  const { label } = useFieldLabels();
  const { types } = useReleaseLabels();
  const release = useFragment(
    graphql`
      fragment DetailsPart_release on Release {
        ...PartForm_release
        upc
        privateFields {
          wentLiveAt
        }
      }
    `,
    releaseRef,
  );
  const names = new Intl.DisplayNames([i18n.locale], { type: "language" });
  const languages = SUNG_LANGUAGES.map((code) => ({
    value: code,
    label: code === "zxx" ? t`Instrumental` : (names.of(code) ?? code),
  }));
  return (
    <PartForm release={release} title={t`Details`} fields={FIELDS}>
      {(form) => {
        const written = i18n.number(form.values.description.length);
        const most = i18n.number(MAX_DESCRIPTION);
        return (
          <>
            <div className="release-pair">
              <TextInput
                label={label("title")}
                required
                withAsterisk={false}
                {...form.getInputProps("title")}
              />
              <TextInput
                label={label("versionTitle")}
                placeholder={t`For example, Deluxe or Remastered`}
                {...form.getInputProps("versionTitle")}
              />
            </div>
            <TagsInput
              label={label("artistNames")}
              description={t`In the order of the credits. Press Enter after each name.`}
              {...form.getInputProps("artistNames")}
            />
            <div className="release-pair">
              <NativeSelect
                label={label("type")}
                data={[
                  { value: "", label: t`Same as its tracks` },
                  ...Object.entries(types).map(([value, name]) => ({ value, label: name })),
                ]}
                {...form.getInputProps("type")}
              />
              <NativeSelect
                label={label("genre")}
                data={[{ value: "", label: t`None` }, ...genres]}
                {...form.getInputProps("genre")}
              />
              <Select
                label={label("language")}
                data={languages}
                searchable
                clearable
                clearButtonProps={{ "aria-label": t`Clear` }}
                {...form.getInputProps("language")}
                value={form.values.language || null}
                onChange={(value) => form.setFieldValue("language", value ?? "")}
              />
              <TextInput label={label("label")} {...form.getInputProps("label")} />
              <TextInput
                label={label("upc")}
                description={t`Twelve or thirteen digits, from your own pool.`}
                inputWrapperOrder={BENEATH}
                inputMode="numeric"
                {...form.getInputProps("upc")}
              />
              <TextInput label={label("catalogNumber")} {...form.getInputProps("catalogNumber")} />
              <TextInput
                type="date"
                label={label("originalReleaseDay")}
                description={t`For music that has been out before.`}
                inputWrapperOrder={BENEATH}
                {...form.getInputProps("originalReleaseDay")}
              />
            </div>
            {release.privateFields?.wentLiveAt && form.values.upc !== (release.upc ?? "") && (
              <TextInput
                label={t`Why do you change the UPC of a release that is out?`}
                {...form.getInputProps("reason")}
              />
            )}
            <Textarea
              label={label("description")}
              description={t`${written} of ${most} characters`}
              rows={5}
              resize="vertical"
              {...form.getInputProps("description")}
            />
            <Textarea
              label={label("creditsText")}
              rows={4}
              resize="vertical"
              {...form.getInputProps("creditsText")}
            />
          </>
        );
      }}
    </PartForm>
  );
}
