import { useLingui } from "@lingui/react/macro";
import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from "@mantine/core";
import { IconMoon, IconSun } from "@tabler/icons-react";

/** Dark to light and back. */
export function SchemeButton() {
  const { t } = useLingui();
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme("dark") === "dark";
  return (
    <ActionIcon
      aria-label={isDark ? t`Use the light theme` : t`Use the dark theme`}
      onClick={() => setColorScheme(isDark ? "light" : "dark")}
    >
      {isDark ? (
        <IconSun size={20} stroke={1.75} aria-hidden />
      ) : (
        <IconMoon size={20} stroke={1.75} aria-hidden />
      )}
    </ActionIcon>
  );
}
