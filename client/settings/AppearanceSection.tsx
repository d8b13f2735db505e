import { useLingui } from "@lingui/react/macro";
import { Radio, Stack, useMantineColorScheme } from "@mantine/core";
import { LOCALES } from "../../domain/accounts/locales.ts";
import { useLanguage } from "../app/useLanguage.ts";
import { LOCALE_NAMES } from "../i18n/i18n.ts";
import { useColorSchemes } from "../ui/useColorSchemes.ts";
import { SettingsCard } from "./SettingsCard.tsx";

/** The language, which letters are written in as well, and the theme of this device: another screen may stand in another light. */
export function AppearanceSection() {
  const { t, i18n } = useLingui();
  const speak = useLanguage();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const schemes = useColorSchemes();

  function handleLanguage(value: string) {
    const locale = LOCALES.find((known) => known === value);
    if (locale) speak(locale);
  }

  return (
    <>
      <SettingsCard title={t`Language`}>
        <Radio.Group aria-label={t`Language`} value={i18n.locale} onChange={handleLanguage}>
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
