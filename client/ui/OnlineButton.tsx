import { useLingui } from "@lingui/react/macro";
import { Button, type ButtonProps } from "@mantine/core";
import { useNetwork } from "@mantine/hooks";
import { type ComponentPropsWithoutRef, type MouseEvent, useId } from "react";

type Props = ButtonProps & Omit<ComponentPropsWithoutRef<"button">, keyof ButtonProps>;

/**
 * A button for what cannot wait on a device, such as payments and letters to others: without a connection it is off, and says why.
 * It stays the same button meanwhile, and whoever stands on it goes on to.
 */
export function OnlineButton({ disabled, ...button }: Props) {
  const { t } = useLingui();
  const { online } = useNetwork();
  const noteId = useId();
  // One that is `disabled` loses the focus.
  const off = !online && { "aria-disabled": true, "data-disabled": true, onClick: dropPress };
  return (
    <span className="lv-online-button" data-is-online={online || undefined}>
      <Button {...button} disabled={disabled} {...off} aria-describedby={online ? undefined : noteId} />
      {!online && <span id={noteId}>{t`Needs a connection`}</span>}
    </span>
  );
}

/** Also the one by which Enter sends a form. */
function dropPress(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
