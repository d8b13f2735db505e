import { useState } from "react";

/** Whether a parent of the menu is open, kept for each person on this device. Where one stands it begins open. */
export function useOpenParents(viewerId: string, path: string, isHere: boolean) {
  const key = `levare.menu.${viewerId}.${path}`;
  const [isOpen, setOpen] = useState(() => {
    const stored = localStorage.getItem(key);
    return stored === null ? isHere : stored === "open";
  });
  function toggle() {
    localStorage.setItem(key, isOpen ? "closed" : "open");
    setOpen(!isOpen);
  }
  return { isOpen, toggle };
}
