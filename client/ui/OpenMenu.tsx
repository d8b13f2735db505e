import { Menu } from "@mantine/core";
import { cloneElement, type ReactNode, useState } from "react";
import type { OpeningButton } from "./FromButton.tsx";
import { useTakeOver } from "./useTakeOver.ts";

interface Props {
  button: OpeningButton;
  width: number;
  position: "bottom-start" | "bottom-end";
  children: ReactNode;
}

/** What LaterMenu becomes: it opens as soon as it stands. */
export function OpenMenu({ button, width, position, children }: Props) {
  const [isOpen, setOpen] = useState(true);
  const { target, stands } = useTakeOver();
  return (
    <Menu width={width} position={position} opened={isOpen && stands} onChange={setOpen}>
      <Menu.Target>{cloneElement(button, { ref: target })}</Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
