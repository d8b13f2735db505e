import { useState } from "react";
import { keepOnDevice } from "../app/keepOnDevice.ts";

/** Whether a parent of the menu is open, kept for each person on this device. Where one stands it begins open. */
export function useOpenParents(viewerId: string, path: string, isHere: boolean) {
  const key = `levare.menu.${viewerId}.${path}`;
  const [isOpen, setOpen] = useState(() => {
    const stored = localStorage.getItem(key);
    return stored === null ? isHere : stored === "open";
  });
  function toggle() {
    keepOnDevice(key, isOpen ? "closed" : "open");
    setOpen(!isOpen);
  }
  return { isOpen, toggle };
}
