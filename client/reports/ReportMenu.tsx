import { useLingui } from "@lingui/react/macro";
import { ActionIcon, Menu } from "@mantine/core";
import { IconDots, IconFlag } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { useMaybeViewer } from "../app/viewer.ts";

// Few press it: the page does without it until then.
const ReportDialog = lazy(async () => ({ default: (await import("./ReportDialog.tsx")).ReportDialog }));

interface Props {
  /** Global id of the track or release. */
  id: string;
  title: string;
}

/** What is seldom done with music of others: to say that something is wrong with it. Not for visitors, whom nobody could answer. */
export function ReportMenu({ id, title }: Props) {
  const { t } = useLingui();
  const viewer = useMaybeViewer();
  const [isOpen, setOpen] = useState(false);
  if (!viewer) return null;
  return (
    <>
      <Menu width={220} position="bottom-start">
        <Menu.Target>
          <ActionIcon variant="default" size={44} aria-label={t`More about ${title}`}>
            <IconDots size={20} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconFlag size={18} aria-hidden />} onClick={() => setOpen(true)}>
            {t`Report`}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isOpen && (
        <Suspense fallback={null}>
          <ReportDialog id={id} title={title} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
