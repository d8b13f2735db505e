import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { useSyncExternalStore } from "react";
import { mayLeave } from "../app/leaving.ts";
import { useSession } from "../app/Session.ts";
import { onStudioElsewhere, studioElsewhere } from "../app/shownStudio.ts";
import { useViewer } from "../app/viewer.ts";

/** While this page stays in a studio that the person left elsewhere, because it held something: where it saves, and the way to go along. */
export function StudioBar() {
  const { t } = useLingui();
  const session = useSession();
  const { workspace } = useViewer();
  const elsewhere = useSyncExternalStore(onStudioElsewhere, studioElsewhere);
  if (!elsewhere || !workspace) return null;
  const { name: other } = elsewhere;
  const { name: here } = workspace;
  return (
    <aside className="shell-banner" data-tone="studio" aria-label={t`Your studio`}>
      <p role="status">{t`You switched to ${other}. This page still shows ${here} and saves there.`}</p>
      <Button size="sm" variant="default" onClick={async () => (await mayLeave()) && session.restart("/")}>
        {t`Switch here, too`}
      </Button>
    </aside>
  );
}
