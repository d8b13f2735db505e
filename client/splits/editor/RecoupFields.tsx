import { useLingui } from "@lingui/react/macro";
import { NativeSelect, Switch, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useState } from "react";
import type { SheetForm } from "./sheetForm.ts";

/** What somebody spent and gets back before anything is shared. */
export function RecoupFields({ form, currency }: { form: UseFormReturnType<SheetForm>; currency: string }) {
  const { t } = useLingui();
  const { shares, recoupLabel, recoupTo } = form.getValues();
  const [isOpened, setOpened] = useState(false);
  const isOpen = isOpened || recoupLabel !== "";
  return (
    <div className="splits-recoup">
      <Switch
        label={t`Give back expenses first`}
        description={t`What recording, mixing or artwork cost is paid back before anything is shared.`}
        checked={isOpen}
        onChange={(event) => {
          const isOn = event.currentTarget.checked;
          setOpened(isOn);
          if (!isOn) form.setValues({ recoupLabel: "", recoupCap: "" });
        }}
      />
      {isOpen && (
        <div className="splits-recoup-fields">
          <TextInput
            label={t`What was paid for`}
            placeholder={t`Mixing and mastering`}
            maxLength={100}
            {...form.getInputProps("recoupLabel")}
          />
          <TextInput
            label={t`Amount in ${currency}`}
            inputMode="decimal"
            {...form.getInputProps("recoupCap")}
          />
          <NativeSelect
            label={t`Paid by`}
            value={String(recoupTo)}
            data={shares.map(({ name }, at) => ({ value: String(at), label: name || t`Line ${at + 1}` }))}
            onChange={(event) => form.setFieldValue("recoupTo", Number(event.currentTarget.value))}
          />
        </div>
      )}
    </div>
  );
}
