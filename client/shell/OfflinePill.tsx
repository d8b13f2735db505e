import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Badge, UnstyledButton, VisuallyHidden } from "@mantine/core";
import { useNetwork } from "@mantine/hooks";
import { IconCloudOff, IconCloudUp } from "@tabler/icons-react";
import { openShelf, useSyncState } from "../sync/syncState.ts";

/** Says that there is no connection, and how many changes wait on this device; it opens the list of them. */
export function OfflinePill() {
  const { t } = useLingui();
  const { online } = useNetwork();
  const { engine, count, needsYou } = useSyncState();
  if (online && count === 0) return <span role="status" />;
  const waiting = t`${plural(count, { one: "# change waiting", other: "# changes waiting" })}`;
  const words = online ? waiting : count > 0 ? t`Offline · ${waiting}` : t`Offline`;
  const Icon = online ? IconCloudUp : IconCloudOff;
  const pill = (
    <Badge color={needsYou ? "red" : "amber"} variant="light" size="lg" tt="none">
      <span className={count > 0 ? "shell-pill-words" : undefined}>{words}</span>
      {count > 0 && (
        <span className="shell-pill-count" aria-hidden>
          <Icon size={16} /> {count}
        </span>
      )}
    </Badge>
  );
  return (
    <>
      <span role="status">{engine ? <VisuallyHidden>{words}</VisuallyHidden> : pill}</span>
      {engine && (
        <UnstyledButton className="shell-pill" onClick={() => openShelf(true)} aria-haspopup="dialog">
          {pill}
        </UnstyledButton>
      )}
    </>
  );
}
