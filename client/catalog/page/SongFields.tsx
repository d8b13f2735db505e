import { useLingui } from "@lingui/react/macro";
import { MultiSelect, NumberInput, Select, TagsInput, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { MAX_MOODS } from "../../../domain/catalog/recording.ts";
import { EstimateButton } from "../EstimateButton.tsx";
import type { EstimatedField, Estimates } from "../estimates.ts";
import type { DetailsForm } from "./detailsForm.ts";
import { FieldGroup } from "./FieldGroup.tsx";
import { useDetailsLabels } from "./useDetailsLabels.ts";

interface Props {
  form: UseFormReturnType<DetailsForm>;
  /** What an empty tempo or key seems to be. */
  estimates: Estimates;
  knownNames: readonly string[];
}

/** What the song is called and how it sounds. */
export function SongFields({ form, estimates, knownNames }: Props) {
  const { t } = useLingui();
  const words = useDetailsLabels();
  const { labels, choice } = words;
  const { genre, subGenre, moods, instruments, title } = form.getValues();
  const select = (field: "genre" | "subGenre" | "key" | "language" | "explicit") => ({
    label: labels[field]!,
    clearable: true,
    searchable: field !== "explicit",
    ...form.getInputProps(field),
    value: form.getValues()[field] || null,
    onChange: (value: string | null) => form.setFieldValue(field, (value ?? "") as never),
  });
  const estimated = (field: EstimatedField) => {
    const estimate = estimates[field];
    const take = (value: string) =>
      form.setFieldValue(field, (field === "bpm" ? Number(value) : value) as never);
    return !form.getValues()[field] && estimate ? (
      <EstimateButton field={field} estimate={estimate} title={title} onTake={() => take(estimate.value)} />
    ) : null;
  };
  return (
    <FieldGroup title={t`The song`}>
      <div className="track-two">
        <TextInput label={labels.title!} {...form.getInputProps("title")} />
        <TextInput
          label={labels.versionTitle!}
          placeholder={t`Acoustic, radio edit…`}
          {...form.getInputProps("versionTitle")}
        />
      </div>
      <TagsInput label={labels.artistNames!} data={[...knownNames]} {...form.getInputProps("artistNames")} />
      <div className="track-two">
        <Select data={choice("GENRE", [genre])} {...select("genre")} />
        <Select data={choice("GENRE", [subGenre])} {...select("subGenre")} />
        <MultiSelect
          label={labels.moods!}
          description={t`Five at most. The first one is shown in lists.`}
          searchable
          clearable
          maxValues={MAX_MOODS}
          data={choice("MOOD", moods)}
          {...form.getInputProps("moods")}
        />
        <MultiSelect
          label={labels.instruments!}
          description={t`What you hear on it.`}
          searchable
          clearable
          data={choice("INSTRUMENT", instruments)}
          {...form.getInputProps("instruments")}
        />
        <Select data={words.languages} limit={250} {...select("language")} />
        <Select data={words.explicitness} {...select("explicit")} />
        <div>
          <NumberInput label={labels.bpm!} hideControls allowDecimal={false} {...form.getInputProps("bpm")} />
          {estimated("bpm")}
        </div>
        <div>
          <Select data={words.keys} {...select("key")} />
          {estimated("key")}
        </div>
      </div>
    </FieldGroup>
  );
}
