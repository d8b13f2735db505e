import { useLingui } from "@lingui/react/macro";
import { Popover } from "@mantine/core";
import { cloneElement, type ReactElement, type ReactNode, type Ref } from "react";
import { useTakeOver } from "../ui/useTakeOver.ts";

interface Props {
  bell: ReactElement<{ ref?: Ref<HTMLButtonElement> }>;
  isOpen: boolean;
  onChange: (isOpen: boolean) => void;
  children: ReactNode;
}

/** What opens below the bell where there is room. */
export function BellPopover({ bell, isOpen, onChange, children }: Props) {
  const { t } = useLingui();
  const { target, stands } = useTakeOver();
  return (
    <Popover
      width={400}
      position="bottom-end"
      opened={isOpen && stands}
      onChange={onChange}
      hideDetached={false}
      trapFocus
      returnFocus
    >
      <Popover.Target>{cloneElement(bell, { ref: target })}</Popover.Target>
      <Popover.Dropdown aria-label={t`Notifications`} className="bell-panel">
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}
