import { useEffect, useRef, useState } from "react";
import { isDrawnCover } from "../../domain/catalog/coverSizes.ts";
import { Cover } from "./Cover.tsx";
import { takeTurn } from "./takeTurns.ts";

interface Props {
  src: string;
  size: number;
}

/**
 * The cover of a line in a long list. A drawn one is a document to the browser, which takes longer to read than all else of its
 * line: they come one after the other, so that whoever scrolls or searches meanwhile is not held up. Its words stand beside it.
 */
export function LineCover({ src, size }: Props) {
  const isDrawn = isDrawnCover(src);
  const [due, setDue] = useState<string>();
  const turn = useRef<ReturnType<typeof takeTurn>>(undefined);
  useEffect(() => {
    if (!isDrawn) return;
    const taken = takeTurn(() => setDue(src));
    turn.current = taken;
    return taken.leave;
  }, [isDrawn, src]);
  if (isDrawn && due !== src) return <span className="lv-cover" style={{ width: size, height: size }} />;
  return <Cover src={src} alt="" size={size} onDone={() => turn.current?.done()} />;
}
