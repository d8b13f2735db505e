import { useLingui } from "@lingui/react/macro";
import { lazy, Suspense, useState } from "react";
import { passesGate } from "../../domain/billing/gates.ts";
import { useErrand } from "../app/errands.ts";
import { useTier, useViewer } from "../app/viewer.ts";
import { AGENT_CALL_WANTED, openAssistants } from "../assistants/openAssistants.ts";
import { useUpgrade } from "../billing/upgrade.ts";

const AgentDialer = lazy(async () => ({ default: (await import("./AgentDialer.tsx")).AgentDialer }));

/** The dialer of assistants, opened from wherever somebody wants to call one; without a paid plan it offers one (SPEC.md section 6). */
export function AgentCalls() {
  const { t } = useLingui();
  const { workspace } = useViewer();
  const isOpen = passesGate(useTier(), "phone");
  const openUpgrade = useUpgrade();
  const [slug, setSlug] = useState<string | null>(null);
  useErrand(AGENT_CALL_WANTED, (wanted: string) => {
    if (isOpen) setSlug(wanted);
    else openUpgrade({ feature: t`Phone`, requires: "pro" });
  });
  if (slug === null || !workspace) return null;
  return (
    <Suspense fallback={null}>
      <AgentDialer
        slug={slug}
        workspaceId={workspace.id}
        onClose={() => setSlug(null)}
        onStarted={() => {
          setSlug(null);
          openAssistants({ slug });
        }}
      />
    </Suspense>
  );
}
