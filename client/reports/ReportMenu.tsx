import { useLingui } from "@lingui/react/macro";
import { ActionIcon } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { useMaybeViewer } from "../app/viewer.ts";
import { LaterMenu } from "../ui/LaterMenu.tsx";

// Few press it: the page does without it until then.
const ReportDialog = lazy(async () => ({ default: (await import("./ReportDialog.tsx")).ReportDialog }));

const loadItem = () => import("./ReportItem.tsx");

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
      <LaterMenu
        width={220}
        position="bottom-start"
        load={loadItem}
        button={
          <ActionIcon variant="default" size={44} aria-label={t`More about ${title}`}>
            <IconDots size={20} aria-hidden />
          </ActionIcon>
        }
      >
        {({ ReportItem }) => <ReportItem onReport={() => setOpen(true)} />}
      </LaterMenu>
      {isOpen && (
        <Suspense fallback={null}>
          <ReportDialog id={id} title={title} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
