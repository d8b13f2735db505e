import { useLingui } from "@lingui/react/macro";
import { Checkbox, Group, NumberInput, Select, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { AssignIsrc } from "./AssignIsrc.tsx";
import type { DetailsForm, readDetails } from "./detailsForm.ts";
import { FieldGroup } from "./FieldGroup.tsx";
import { ParentField } from "./ParentField.tsx";
import { useDetailsLabels } from "./useDetailsLabels.ts";

interface Props {
  form: UseFormReturnType<DetailsForm>;
  track: ReturnType<typeof readDetails>["track"];
  onAssigned: () => void;
}

/** Where the recording comes from, and whose it is. */
export function RecordingFields({ form, track, onAssigned }: Props) {
  const { t } = useLingui();
  const { labels, countries } = useDetailsLabels();
  const year = (field: "pLineYear" | "recordingYear") => (
    <NumberInput
      label={labels[field]}
      hideControls
      allowDecimal={false}
      thousandSeparator={false}
      {...form.getInputProps(field)}
    />
  );
  const mark = (field: "isLive" | "isRemix" | "isCover") => (
    <Checkbox label={labels[field]} {...form.getInputProps(field, { type: "checkbox" })} />
  );
  return (
    <FieldGroup title={t`The recording`}>
      <div className="track-isrc">
        <TextInput
          label={labels.isrc!}
          placeholder="US-ABC-26-00001"
          autoCapitalize="characters"
          spellCheck={false}
          {...form.getInputProps("isrc")}
        />
        {!track.isrc && <AssignIsrc track={track} isBlocked={form.isDirty()} onAssigned={onAssigned} />}
      </div>
      <div className="track-two">
        {year("pLineYear")}
        <TextInput label={labels.pLineOwner!} {...form.getInputProps("pLineOwner")} />
        {year("recordingYear")}
        <Select
          label={labels.recordingCountry!}
          data={countries}
          limit={300}
          searchable
          clearable
          {...form.getInputProps("recordingCountry")}
          value={form.getValues().recordingCountry || null}
          onChange={(value) => form.setFieldValue("recordingCountry", value ?? "")}
        />
      </div>
      <Group gap="xl">
        {mark("isLive")}
        {mark("isRemix")}
        {mark("isCover")}
      </Group>
      {form.getValues().isCover && (
        <TextInput
          label={labels.coverLicence!}
          description={t`The number or agreement that allows it. You need it before the release goes live.`}
          {...form.getInputProps("coverLicence")}
        />
      )}
      <ParentField form={form} trackId={track.id} />
    </FieldGroup>
  );
}
