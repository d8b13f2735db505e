import { useLingui } from "@lingui/react/macro";
import { Radio, Stack, useMantineColorScheme } from "@mantine/core";
import { chooseLocale, LOCALE_NAMES, LOCALES } from "../i18n/i18n.ts";
import { SettingsCard } from "./SettingsCard.tsx";

/** Language and theme, which are kept on this device: another screen may stand in another light. */
export function AppearanceSection() {
  const { t, i18n } = useLingui();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const schemes = [
    { value: "dark", label: t`Dark` },
    { value: "light", label: t`Light` },
    { value: "auto", label: t`As the system` },
  ] as const;
  return (
    <>
      <SettingsCard title={t`Language`}>
        <Radio.Group aria-label={t`Language`} value={i18n.locale} onChange={chooseKnown}>
          <Stack gap="sm">
            {LOCALES.map((locale) => (
              <Radio key={locale} value={locale} label={LOCALE_NAMES[locale]} lang={locale} />
            ))}
          </Stack>
        </Radio.Group>
      </SettingsCard>
      <SettingsCard title={t`Theme`}>
        <Radio.Group
          aria-label={t`Theme`}
          value={colorScheme}
          onChange={(value) => setColorScheme(schemes.find((scheme) => scheme.value === value)!.value)}
        >
          <Stack gap="sm">
            {schemes.map(({ value, label }) => (
              <Radio key={value} value={value} label={label} />
            ))}
          </Stack>
        </Radio.Group>
      </SettingsCard>
    </>
  );
}

function chooseKnown(value: string) {
  const locale = LOCALES.find((known) => known === value);
  if (locale) void chooseLocale(locale);
}
