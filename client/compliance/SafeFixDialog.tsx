import { useLingui } from "@lingui/react/macro";
import { Button, Group } from "@mantine/core";
import { AppModal } from "../ui/AppModal.tsx";

interface Titled {
  readonly title: string;
  readonly versionTitle: string | null | undefined;
}

interface Props {
  fixes: readonly {
    readonly subject: { readonly nodeId: string };
    readonly before: Titled;
    readonly after: Titled;
  }[];
  onFix: () => void;
  onClose: () => void;
}

/** Shows what would change before anything does. */
export function SafeFixDialog({ fixes, onFix, onClose }: Props) {
  const { t } = useLingui();
  return (
    <AppModal isOpen onClose={onClose} title={t`Fix what is safe`} size="lg">
      <div className="compliance-form">
        <p>{t`These titles will change. You can undo it right after.`}</p>
        <ul className="compliance-preview">
          {fixes.map(({ subject, before, after }) => (
            <li key={subject.nodeId}>
              <del>{nameOf(before)}</del>
              <ins>{nameOf(after)}</ins>
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

function nameOf({ title, versionTitle }: Titled): string {
  return versionTitle ? `${title} · ${versionTitle}` : title;
}
