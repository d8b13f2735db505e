import { type ReactNode, useState } from "react";
import { UpgradeDialog } from "./UpgradeDialog.tsx";
import { UpgradeContext, type UpgradeReason } from "./upgrade.ts";

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
      {/* Always there, so that it can give the focus back to what opened it. */}
      <UpgradeDialog reason={reason} isOpen={isOpen} onClose={() => setOpen(false)} />
    </UpgradeContext>
  );
}
