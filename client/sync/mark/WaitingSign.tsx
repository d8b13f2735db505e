import { useLingui } from "@lingui/react/macro";
import { IconCloudUp } from "@tabler/icons-react";
import "./mark.css";

/** The mark of what is on this device alone and goes to the server by itself. */
export function WaitingSign() {
  const { t } = useLingui();
  return (
    <span className="sync-mark" role="img" aria-label={t`Not saved on the server yet`}>
      <IconCloudUp size={16} aria-hidden />
    </span>
  );
}
