import { useLingui } from "@lingui/react/macro";
import { useState } from "react";

/** Show and hide a password: a button with a name, reachable by keyboard. */
export function usePasswordToggle() {
  const { t } = useLingui();
  const [visible, setVisible] = useState(false);
  return {
    visible,
    onVisibilityChange: setVisible,
    visibilityToggleButtonProps: { "aria-label": visible ? t`Hide password` : t`Show password`, tabIndex: 0 },
  };
}
