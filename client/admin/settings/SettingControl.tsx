import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import { SETTINGS, type Setting, type SettingKey } from "../../../domain/platform/settings.ts";
import { useRefusal } from "../../i18n/useRefusal.ts";

interface Props {
  settingKey: SettingKey;
  label: string;
  about: string;
  value: string;
  error: string | null;
  onChange: (value: string) => void;
  onLeave: () => void;
}

/** The field that suits the kind of the setting. */
export function SettingControl({ settingKey, label, about, value, error, onChange, onLeave }: Props) {
  const said = useRefusal();
  const setting: Setting = SETTINGS[settingKey];
  const common = {
    label,
    description: about,
    value,
    error,
    onBlur: onLeave,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
  if (setting.kind === "choice")
    return (
      <NativeSelect
        {...common}
        data={setting.choices.map((choice) => ({
          value: choice.value,
          label: said(choice.label),
        }))}
      />
    );
  if (setting.kind === "countries" || (setting.kind === "text" && setting.isLong))
    return <Textarea {...common} rows={3} />;
  if (setting.kind === "number")
    return <TextInput {...common} inputMode="numeric" rightSection={setting.unit} rightSectionWidth={48} />;
  return <TextInput {...common} type={setting.kind === "email" ? "email" : "text"} />;
}
