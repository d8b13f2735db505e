import { useLingui } from "@lingui/react/macro";
import { Checkbox, NumberInput, Select, Textarea } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import type { Visibility } from "../../../domain/catalog/track.ts";
import { decimalsOf } from "../../../domain/money/decimals.ts";
import type { DetailsForm } from "./detailsForm.ts";
import { FieldGroup } from "./FieldGroup.tsx";
import { PreviewRegion } from "./PreviewRegion.tsx";
import { useDetailsLabels } from "./useDetailsLabels.ts";

interface Props {
  form: UseFormReturnType<DetailsForm>;
  track: { readonly currency: string; readonly duration: number; readonly peaks: readonly number[] };
}

/** Who may hear it, how much of it, and for how much. */
export function OfferFields({ form, track: { currency, duration, peaks } }: Props) {
  const { t } = useLingui();
  const { labels, visibilities } = useDetailsLabels();
  const price = (field: "price" | "suggestedPrice", description: string) => (
    <NumberInput
      label={labels[field]}
      description={description}
      hideControls
      min={0}
      decimalScale={decimalsOf(currency)}
      fixedDecimalScale
      suffix={` ${currency}`}
      {...form.getInputProps(field)}
    />
  );
  return (
    <FieldGroup title={t`Listening and price`}>
      <div className="track-two">
        <Select
          label={labels.visibility!}
          data={visibilities}
          allowDeselect={false}
          {...form.getInputProps("visibility")}
          onChange={(value) => form.setFieldValue("visibility", (value ?? "private") as Visibility)}
        />
        <NumberInput
          label={labels.previewStart!}
          description={t`Thirty seconds from here can be heard by everybody.`}
          hideControls
          min={0}
          {...form.getInputProps("previewStart")}
        />
        {peaks.length > 0 && (
          <PreviewRegion
            peaks={peaks}
            duration={duration}
            start={Number(form.values.previewStart)}
            onStart={(seconds) => form.setFieldValue("previewStart", seconds)}
          />
        )}
        {price("price", t`0 means free. Leave empty if it is not sold on its own.`)}
        {price("suggestedPrice", t`What the field shows first.`)}
        <NumberInput
          label={labels.maxFreePlays!}
          description={t`Leave empty for no limit.`}
          hideControls
          min={0}
          allowDecimal={false}
          {...form.getInputProps("maxFreePlays")}
        />
        <div className="track-marks">
          <Checkbox
            label={labels.isPriceFixed}
            {...form.getInputProps("isPriceFixed", { type: "checkbox" })}
          />
          <Checkbox
            label={labels.downloadAllowed}
            {...form.getInputProps("downloadAllowed", { type: "checkbox" })}
          />
        </div>
      </div>
      <Textarea
        label={labels.creditsText!}
        rows={4}
        resize="vertical"
        {...form.getInputProps("creditsText")}
      />
    </FieldGroup>
  );
}
