import { Popover } from "@mantine/core";
import { cloneElement, type ReactNode, useState } from "react";
import type { OpeningButton } from "./FromButton.tsx";
import { useTakeOver } from "./useTakeOver.ts";

interface Props {
  button: OpeningButton;
  children: (close: () => void) => ReactNode;
}

/** What LaterPopover becomes: it opens as soon as it stands. */
export function OpenPopover({ button, children }: Props) {
  const [isOpen, setOpen] = useState(true);
  const { target, stands } = useTakeOver();
  return (
    <Popover position="bottom-end" trapFocus returnFocus opened={isOpen && stands} onChange={setOpen}>
      <Popover.Target>
        {cloneElement(button, { ref: target, onClick: () => setOpen(!isOpen) })}
      </Popover.Target>
      <Popover.Dropdown>{children(() => setOpen(false))}</Popover.Dropdown>
    </Popover>
  );
}
