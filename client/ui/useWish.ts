import { useEffect, useRef } from "react";
import { useAddressChoice } from "./useAddressChoice.ts";

/** Grants what another screen wished for in the address, `?{name}=1`, once, and takes the wish out of it. */
export function useWish(name: string, grant: () => void): void {
  const { address, choose } = useAddressChoice();
  const isWished = address.get(name) === "1";
  // The address follows later, and until then every drawing would grant it again.
  const isGranted = useRef(false);
  useEffect(() => {
    if (isWished && !isGranted.current) {
      grant();
      choose({ [name]: null });
    }
    isGranted.current = isWished;
  });
}
