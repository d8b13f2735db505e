import { useLingui } from "@lingui/react/macro";
import { Button, Group } from "@mantine/core";
import { Fragment } from "react";
import { AppModal } from "../ui/AppModal.tsx";
import { useComplianceLabels } from "./useComplianceLabels.ts";
import { type PartChange, useChangeLabels } from "./useFixLabels.ts";

interface Props {
  fixes: readonly {
    readonly subject: { readonly nodeId: string; readonly kind: string; readonly name: string };
    readonly changes: readonly PartChange[];
  }[];
  onFix: () => void;
  onClose: () => void;
}

/** Shows what would change before anything does. */
export function SafeFixDialog({ fixes, onFix, onClose }: Props) {
  const { t } = useLingui();
  const labels = useComplianceLabels();
  const read = useChangeLabels();
  return (
    <AppModal isOpen onClose={onClose} title={t`Fix what is safe`} size="lg">
      <div className="compliance-form">
        <p>{t`This will change. You can undo it right after.`}</p>
        <ul className="compliance-preview">
          {fixes.map(({ subject, changes }) => (
            <li key={subject.nodeId}>
              {changes.every(({ part }) => part !== "title") && <strong>{labels.subject(subject)}</strong>}
              {changes.map((change) => {
                const { before, after } = read(change);
                return (
                  <Fragment key={change.part}>
                    <del>{before}</del>
                    <ins>{after}</ins>
                  </Fragment>
                );
              })}
            </li>
          ))}
        </ul>
        <Group>
          <Button
            onClick={() => {
              onClose();
              onFix();
            }}
          >
            {t`Fix them`}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t`Cancel`}
          </Button>
        </Group>
      </div>
    </AppModal>
  );
}
