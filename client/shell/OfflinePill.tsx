import { useLingui } from "@lingui/react/macro";
import { Badge } from "@mantine/core";
import { useNetwork } from "@mantine/hooks";

/** Says that there is no connection, for as long as there is none. */
export function OfflinePill() {
  const { t } = useLingui();
  const { online } = useNetwork();
  return (
    <span role="status">
      {!online && (
        <Badge color="amber" variant="light" size="lg">
          {t`Offline`}
        </Badge>
      )}
    </span>
  );
}
