import { useLingui } from "@lingui/react/macro";
import { Tabs } from "@mantine/core";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { type AuthTab, tabOf } from "./authView.ts";

interface Props {
  /** The tab of an address that names none; the magic link unless told. */
  otherwise?: AuthTab;
  onChoose?: (tab: AuthTab) => void;
  children: (tab: AuthTab) => ReactNode;
}

/** The two ways in, on every form. The panel has a name of its own: a field is called "Password" too. */
export function AuthTabs({ otherwise = "magic", onChoose, children }: Props) {
  const { t } = useLingui();
  const [query, setQuery] = useSearchParams();
  const tab = tabOf(query) ?? otherwise;

  function handleChange(next: string | null) {
    const chosen = next === "password" ? "password" : "magic";
    onChoose?.(chosen);
    const changed = new URLSearchParams(query);
    if (chosen === "password" || otherwise === "password") changed.set("tab", chosen);
    else changed.delete("tab");
    setQuery(changed, { replace: true, preventScrollReset: true });
  }

  return (
    <Tabs id="auth" value={tab} onChange={handleChange} variant="pills" keepMounted={false}>
      <Tabs.List grow aria-label={t`How to sign in`} className="auth-tabs">
        <Tabs.Tab value="magic">{t`Magic Link`}</Tabs.Tab>
        <Tabs.Tab value="password">{t`Password`}</Tabs.Tab>
      </Tabs.List>
      <div role="tabpanel" id={`auth-panel-${tab}`} aria-label={t`Your details`}>
        {children(tab)}
      </div>
    </Tabs>
  );
}
