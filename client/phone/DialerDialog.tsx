import { useLingui } from "@lingui/react/macro";
import { Tabs } from "@mantine/core";
import { Suspense, useState } from "react";
import { personalShelf } from "../app/personalShelf.ts";
import { useViewer } from "../app/viewer.ts";
import { AppModal } from "../ui/AppModal.tsx";
import { RowsSkeleton } from "../ui/skeletons.tsx";
import { CallHistory } from "./CallHistory.tsx";
import { Keypad } from "./Keypad.tsx";
import "./phone.css";

interface Props {
  workspaceId: string;
  onClose: () => void;
}

/** The phone: a keypad, and whom one called. A number that was typed and not called is there when one comes back. */
export function DialerDialog({ workspaceId, onClose }: Props) {
  const { t } = useLingui();
  const shelf = personalShelf(useViewer().id, "dialer");
  const [tab, setTab] = useState<string | null>("keypad");
  const [number, setNumber] = useState(() => {
    const kept = shelf.read();
    return typeof kept === "string" ? kept : "";
  });

  function handleNumber(next: string) {
    setNumber(next);
    shelf.write(next);
  }
  function handleStarted() {
    shelf.write("");
    onClose();
  }
  function handleAgain(called: string) {
    handleNumber(called);
    setTab("keypad");
  }

  return (
    <AppModal isOpen onClose={onClose} title={t`Phone`} size={400}>
      <Tabs value={tab} onChange={setTab}>
        <Tabs.List grow aria-label={t`Parts of the phone`}>
          <Tabs.Tab value="keypad">{t`Keypad`}</Tabs.Tab>
          <Tabs.Tab value="history">{t`Call History`}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="keypad" pt="md">
          <Keypad
            workspaceId={workspaceId}
            number={number}
            onNumber={handleNumber}
            onStarted={handleStarted}
          />
        </Tabs.Panel>
        <Tabs.Panel value="history" pt="md">
          {tab === "history" && (
            <Suspense fallback={<RowsSkeleton count={4} />}>
              <CallHistory onAgain={handleAgain} />
            </Suspense>
          )}
        </Tabs.Panel>
      </Tabs>
    </AppModal>
  );
}
