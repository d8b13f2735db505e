import { useLingui } from "@lingui/react/macro";
import { Button, type ButtonProps } from "@mantine/core";
import { useNetwork } from "@mantine/hooks";
import { type ComponentPropsWithoutRef, useId } from "react";

type Props = ButtonProps & Omit<ComponentPropsWithoutRef<"button">, keyof ButtonProps>;

/** A button for what cannot wait on a device, such as payments and letters to others: without a connection it is off, and says why. */
export function OnlineButton({ disabled, ...button }: Props) {
  const { t } = useLingui();
  const { online } = useNetwork();
  const noteId = useId();
  if (online) return <Button {...button} disabled={disabled} />;
  return (
    <span className="lv-online-button">
      <Button {...button} disabled aria-describedby={noteId} />
      <span id={noteId}>{t`Needs a connection`}</span>
    </span>
  );
}
