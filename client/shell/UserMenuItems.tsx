import { useLingui } from "@lingui/react/macro";
import { Menu, useMantineColorScheme } from "@mantine/core";
import {
  IconDownload,
  IconHeart,
  IconKeyboard,
  IconLogout,
  IconMicrophone2,
  IconSettings,
  IconUser,
} from "@tabler/icons-react";
import { Link } from "react-router";
import { conversionObstacle } from "../../domain/accounts/conversion.ts";
import { LOCALES } from "../../domain/accounts/locales.ts";
import { signOut } from "../accounts/signOut.ts";
import { useInstall } from "../app/installOffer.ts";
import { mayLeave } from "../app/leaving.ts";
import { useSession } from "../app/Session.ts";
import { useLanguage } from "../app/useLanguage.ts";
import { useViewer } from "../app/viewer.ts";
import { LOCALE_NAMES } from "../i18n/i18n.ts";
import { maySignOut } from "../sync/saveOrQueue.ts";
import { showFailure } from "../ui/showFailure.ts";
import { useColorSchemes } from "../ui/useColorSchemes.ts";

/** What stands in the menu of the person. */
export function UserMenuItems({ onShortcuts }: { onShortcuts: () => void }) {
  const { t, i18n } = useLingui();
  const session = useSession();
  const install = useInstall();
  const speak = useLanguage();
  const { email, role, capabilities } = useViewer();
  const mayBecomeArtist = conversionObstacle({ role, capabilities }) === null;
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const schemes = useColorSchemes();

  async function handleSignOut() {
    try {
      if ((await mayLeave()) && (await maySignOut())) await signOut(session);
    } catch {
      showFailure(t`You could not be signed out. Try again in a moment.`);
    }
  }

  return (
    <>
      <Menu.Label>{email}</Menu.Label>
      <Menu.Item component={Link} to="/profile" leftSection={<IconUser size={18} aria-hidden />}>
        {t`View Profile`}
      </Menu.Item>
      <Menu.Item component={Link} to="/settings" leftSection={<IconSettings size={18} aria-hidden />}>
        {t`Settings`}
      </Menu.Item>
      <Menu.Item
        component={Link}
        to="/library?tab=following"
        leftSection={<IconHeart size={18} aria-hidden />}
      >
        {t`Following`}
      </Menu.Item>
      {mayBecomeArtist && (
        <Menu.Item
          component={Link}
          to="/settings/mode?become=artist"
          leftSection={<IconMicrophone2 size={18} aria-hidden />}
        >
          {t`Become an artist`}
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconKeyboard size={18} aria-hidden />} onClick={onShortcuts}>
        {t`Keyboard shortcuts`}
      </Menu.Item>
      {install && (
        <Menu.Item leftSection={<IconDownload size={18} aria-hidden />} onClick={install}>
          {t`Install app`}
        </Menu.Item>
      )}
      <Menu.Divider />
      <Menu.Label>{t`Theme`}</Menu.Label>
      <Menu.RadioGroup value={colorScheme}>
        {schemes.map(({ value, label: name }) => (
          <Menu.RadioItem key={value} value={value} onChange={() => setColorScheme(value)}>
            {name}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
      <Menu.Label>{t`Language`}</Menu.Label>
      <Menu.RadioGroup value={i18n.locale}>
        {LOCALES.map((locale) => (
          <Menu.RadioItem key={locale} value={locale} lang={locale} onChange={() => speak(locale)}>
            {LOCALE_NAMES[locale]}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
      <Menu.Divider />
      <Menu.Item leftSection={<IconLogout size={18} aria-hidden />} onClick={() => void handleSignOut()}>
        {t`Sign Out`}
      </Menu.Item>
    </>
  );
}
