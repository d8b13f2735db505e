import { useSearchParams } from "react-router";
import { withFilter } from "./withFilter.ts";

/**
 * What is chosen on a screen as words of its address, so that it can be kept and shared. `choose` changes some of them: an
 * empty value takes a word out. The page stays where it is scrolled to.
 */
export function useAddressChoice() {
  const [address, setAddress] = useSearchParams();
  function choose(changes: Readonly<Record<string, string | null>>): void {
    setAddress(
      (before) =>
        Object.entries(changes).reduce((address, [name, value]) => withFilter(address, name, value), before),
      { replace: true, preventScrollReset: true },
    );
  }
  return { address, choose };
}
