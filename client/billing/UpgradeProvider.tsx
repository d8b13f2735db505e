import { type ReactNode, useState } from "react";
import { opensLater } from "../ui/OpensLater.tsx";
import { UpgradeContext, type UpgradeReason } from "./upgrade.ts";

const UpgradeDialog = opensLater(async () => (await import("./UpgradeDialog.tsx")).UpgradeDialog);

/** Keeps the one upgrade dialog of the app. */
export function UpgradeProvider({ children }: { children: ReactNode }) {
  const [reason, setReason] = useState<UpgradeReason>({ feature: "", requires: "pro" });
  const [isOpen, setOpen] = useState(false);
  return (
    <UpgradeContext
      value={(next) => {
        setReason(next);
        setOpen(true);
      }}
    >
      {children}
      <UpgradeDialog reason={reason} isOpen={isOpen} onClose={() => setOpen(false)} />
    </UpgradeContext>
  );
}
