import { Tabs, useTabsContext } from "@mantine/core";
import { type ReactNode, useState } from "react";

/**
 * A panel of tabs that is made when it is first opened and stays from then on, hidden behind the others: what was typed in it and
 * not saved yet is there when one comes back.
 */
export function KeptPanel({ value, children }: { value: string; children: ReactNode }) {
  const isOpen = useTabsContext().value === value;
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  return <Tabs.Panel value={value}>{wasOpened && children}</Tabs.Panel>;
}
