import { type ComponentType, useEffect, useState } from "react";
import { useComing } from "../app/useComing.ts";
import { Unreached } from "./Unreached.tsx";

interface Opened {
  isOpen: boolean;
  onClose: () => void;
}

/**
 * Makes of a dialog or panel one whose code comes when it is first opened. It stays from then on, to close as it opened; it stands
 * closed for a moment first, so that it knows what to give the focus back to.
 */
export function opensLater<Props extends Opened>(load: () => Promise<ComponentType<Props>>) {
  return function OpensLater(props: Props) {
    const { isOpen, onClose } = props;
    const { part: Part, hasFailed, come } = useComing(load);
    const [stands, setStands] = useState(false);
    // biome-ignore lint/correctness/useExhaustiveDependencies: sent for once for each opening
    useEffect(() => {
      if (isOpen) come();
    }, [isOpen]);
    // biome-ignore lint/correctness/useExhaustiveDependencies: the next press tries again
    useEffect(() => {
      if (hasFailed) onClose();
    }, [hasFailed]);
    useEffect(() => setStands(Part !== null), [Part]);
    if (hasFailed) return <Unreached />;
    return Part && <Part {...props} isOpen={isOpen && stands} />;
  };
}
