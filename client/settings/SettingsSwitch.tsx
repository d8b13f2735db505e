import { Switch } from "@mantine/core";

interface Props {
  label: string;
  description: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** One thing that is on or off, kept as soon as it is pressed. */
export function SettingsSwitch({ label, description, isOn, onChange }: Props) {
  return (
    <Switch
      className="settings-switch"
      label={label}
      // The label's element holds the description too; the name is the label alone.
      aria-label={label}
      description={description}
      labelPosition="left"
      checked={isOn}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
