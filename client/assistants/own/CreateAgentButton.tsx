import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { EMPTY_AGENT } from "./useAgentForm.ts";

const AgentForm = lazy(async () => ({ default: (await import("./AgentForm.tsx")).AgentForm }));

/** Opens the form of a new assistant. */
export function CreateAgentButton() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button mb="lg" leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setOpen(true)}>
        {t`Create Custom Agent`}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <AgentForm id={null} initial={EMPTY_AGENT} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
