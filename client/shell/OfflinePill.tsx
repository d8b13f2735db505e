import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Badge, UnstyledButton, VisuallyHidden } from "@mantine/core";
import { useNetwork } from "@mantine/hooks";
import { openShelf, useSyncState } from "../sync/syncState.ts";

/** Says that there is no connection, and how many changes wait on this device; it opens the list of them. */
export function OfflinePill() {
  const { t } = useLingui();
  const { online } = useNetwork();
  const { engine, count, needsYou } = useSyncState();
  const waiting = t`${plural(count, { one: "# change waiting", other: "# changes waiting" })}`;
  const words = online ? waiting : count > 0 ? t`Offline · ${waiting}` : t`Offline`;
  const pill = (
    <Badge color={needsYou ? "red" : "amber"} variant="light" size="lg" tt="none">
      {words}
    </Badge>
  );
  if (online && count === 0) return <span role="status" />;
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
