import { useLingui } from "@lingui/react/macro";
import { MantineProvider } from "@mantine/core";
import { type ReactNode, useMemo, useState } from "react";
import { AccentContext } from "./accent.ts";
import { type Accent, cssVariables, themeFor } from "./theme.ts";

/** Looks for everything below: colours, type, scheme. As the system is, until the person chooses; Mantine remembers it. */
export function UiProvider({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const [accent, setAccent] = useState<Accent>("volt");
  const close = t`Close`;
  const theme = useMemo(() => themeFor(accent, close), [accent, close]);
  return (
    <AccentContext value={setAccent}>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
        {children}
      </MantineProvider>
    </AccentContext>
  );
}
