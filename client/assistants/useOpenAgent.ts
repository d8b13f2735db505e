import { useLingui } from "@lingui/react/macro";
import { passesGate } from "../../domain/billing/gates.ts";
import { useTier } from "../app/viewer.ts";
import { useUpgrade } from "../billing/upgrade.ts";
import { openAssistants } from "./openAssistants.ts";

/** Which assistants the plan has, and the way to talk to one; the others offer a plan (SPEC.md section 6). */
export function useOpenAgent() {
  const { t } = useLingui();
  const hasOthers = passesGate(useTier(), "builtInAgents");
  const openUpgrade = useUpgrade();
  const isOpen = (slug: string) => slug === "pam" || hasOthers;
  return {
    isOpen,
    talk(slug: string, conversationId?: string) {
      if (isOpen(slug)) openAssistants({ slug, conversationId });
      else openUpgrade({ feature: t`AI team`, requires: "pro" });
    },
  };
}
