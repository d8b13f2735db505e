import { useLingui } from "@lingui/react/macro";
import { MultiSelect, NativeSelect, NumberInput, TextInput } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import { COUNTRIES } from "../../../domain/countries.ts";
import type { RightsPart_release$key } from "../../__generated__/RightsPart_release.graphql.ts";
import { useLicences } from "../useLicences.ts";
import { PartForm } from "./PartForm.tsx";
import { useFieldLabels } from "./useFieldLabels.ts";

const FIELDS = [
  "cLineYear",
  "cLineOwner",
  "pLineYear",
  "pLineOwner",
  "licence",
  "territories",
  "excludedTerritories",
] as const;

/** Whose it is, under which terms, and where it may be heard. */
export function RightsPart({ release: releaseRef }: { release: RightsPart_release$key }) {
  const { t, i18n } = useLingui();
  const { label } = useFieldLabels();
  const release = useFragment(
    graphql`
      fragment RightsPart_release on Release {
        ...PartForm_release
      }
    `,
    releaseRef,
  );
  const names = new Intl.DisplayNames([i18n.locale], { type: "region" });
  const countries = COUNTRIES.map((code) => ({ value: code, label: names.of(code) ?? code }));
  const licences = useLicences();
  return (
    <PartForm
      release={release}
      title={t`Rights`}
      lead={t`The © line is about cover and words, the ℗ line about the sound.`}
      fields={FIELDS}
    >
      {(form) => (
        <>
          <div className="release-pair">
            <NumberInput
              label={label("cLineYear")}
              hideControls
              allowDecimal={false}
              {...form.getInputProps("cLineYear")}
            />
            <TextInput label={label("cLineOwner")} {...form.getInputProps("cLineOwner")} />
            <NumberInput
              label={label("pLineYear")}
              hideControls
              allowDecimal={false}
              {...form.getInputProps("pLineYear")}
            />
            <TextInput label={label("pLineOwner")} {...form.getInputProps("pLineOwner")} />
          </div>
          <NativeSelect label={label("licence")} data={licences} {...form.getInputProps("licence")} />
          <MultiSelect
            label={label("territories")}
            description={t`Leave both empty for the whole world.`}
            data={countries}
            searchable
            disabled={form.values.excludedTerritories.length > 0}
            {...form.getInputProps("territories")}
          />
          <MultiSelect
            label={label("excludedTerritories")}
            data={countries}
            searchable
            disabled={form.values.territories.length > 0}
            {...form.getInputProps("excludedTerritories")}
          />
        </>
      )}
    </PartForm>
  );
}
