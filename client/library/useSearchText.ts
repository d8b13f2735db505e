import { useDebouncedCallback } from "@mantine/hooks";
import { startTransition, useEffect, useRef, useState } from "react";
import { useAddressChoice } from "../ui/useAddressChoice.ts";

/** Each change of the address draws the whole page anew: it waits until nobody types any more. */
const REST_MS = 1_000;

/** The words of the address that are searched for. They count at once; the address follows later, or with `write`. */
export function useSearchText(): { text: string; search: (text: string) => void; write: () => void } {
  const { address, choose } = useAddressChoice();
  const written = address.get("q") ?? "";
  const [text, setText] = useState(written);
  const told = useRef(written);
  const publish = useDebouncedCallback((next: string) => {
    told.current = next;
    choose({ q: next });
  }, REST_MS);
  // The address changed by another way, such as a link or the menu.
  useEffect(() => {
    if (written === told.current) return;
    publish.cancel();
    told.current = written;
    setText(written);
  }, [written, publish]);
  function search(next: string): void {
    startTransition(() => setText(next));
    publish(next);
  }
  // Each call of the debounced one makes its own `flush`.
  return { text, search, write: () => publish.flush() };
}
