import { useLingui } from "@lingui/react/macro";
import { Checkbox, NativeSelect, Radio, Textarea, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import type { TaxProfileForm } from "./taxProfileForm.ts";
import { useTaxLabels } from "./useTaxLabels.ts";

const US_FORMS = ["NONE", "W9", "W8BEN", "W8BEN_E"] as const;

/** The fields of a taxpayer; those that do not apply are not asked for. */
export function ProfileFields({ form }: { form: UseFormReturnType<TaxProfileForm> }) {
  const { t } = useLingui();
  const { fields, kinds, usForms, countries } = useTaxLabels();
  const { kind, country, vatRegistered } = form.getValues();
  return (
    <>
      <Radio.Group label={fields.kind} {...form.getInputProps("kind")}>
        <Radio value="PERSON" label={kinds.PERSON} />
        <Radio value="COMPANY" label={kinds.COMPANY} />
      </Radio.Group>
      <TextInput
        label={fields.legalName}
        description={
          kind === "COMPANY" ? t`As it stands in the register of companies.` : t`As shown in your passport.`
        }
        autoComplete={kind === "COMPANY" ? "organization" : "name"}
        {...form.getInputProps("legalName")}
      />
      <NativeSelect
        label={fields.country}
        autoComplete="country"
        data={[{ value: "", label: t`Choose a country` }, ...countries]}
        {...form.getInputProps("country")}
      />
      <Textarea
        label={fields.address}
        description={t`Street, postal code and city.`}
        autoComplete="street-address"
        rows={3}
        {...form.getInputProps("address")}
      />
      {kind === "PERSON" && (
        <TextInput
          type="date"
          label={fields.birthDate}
          autoComplete="bday"
          className="taxes-day"
          {...form.getInputProps("birthDate")}
        />
      )}
      <TextInput
        label={fields.taxId}
        description={country === "US" ? t`Your SSN or EIN.` : t`The number that the tax office knows you by.`}
        autoComplete="off"
        spellCheck={false}
        {...form.getInputProps("taxId")}
      />
      <Checkbox
        label={t`I am registered for VAT`}
        {...form.getInputProps("vatRegistered", { type: "checkbox" })}
      />
      {vatRegistered && (
        <TextInput
          label={fields.vatId}
          description={t`With the letters of the country in front, such as DE or ES.`}
          autoComplete="off"
          spellCheck={false}
          {...form.getInputProps("vatId")}
        />
      )}
      <NativeSelect
        label={fields.usForm}
        description={t`Which one you gave the payment provider. W-9 is for people and companies of the US, W-8 for everybody else who is paid from there.`}
        data={US_FORMS.map((value) => ({ value, label: usForms[value] }))}
        {...form.getInputProps("usForm")}
      />
    </>
  );
}
