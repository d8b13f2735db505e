import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { crownText } from "../../domain/navigation/menus.ts";
import { useViewer } from "../app/viewer.ts";
import { useUpgrade } from "../billing/upgrade.ts";
import { useRefusal } from "../i18n/useRefusal.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import type { SettingsSection } from "./sections.ts";

/** Draws the section for those who may change it, and says to the others why not. The server refuses by itself. */
export function SectionGate({ section, children }: { section: SettingsSection; children: ReactNode }) {
  const { t, i18n } = useLingui();
  const said = useRefusal();
  const upgrade = useUpgrade();
  const access = section.access?.(useViewer()) ?? "open";
  if (access === "open") return children;
  const feature = i18n._(section.title);
  if (access === "pro" || access === "enterprise") {
    return (
      <EmptyState
        title={said(crownText(access))}
        action={<Button onClick={() => upgrade({ feature, requires: access })}>{t`See what you get`}</Button>}
      >
        {t`Your plan does not include this yet.`}
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t`Only the account owner can change this`}>
      {t`To change something here, ask the owner of your workspace.`}
    </EmptyState>
  );
}
