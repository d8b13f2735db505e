import { Fragment, Suspense, startTransition, useCallback, useEffect, useReducer } from "react";
import type { Part } from "../app/overlays.ts";

/**
 * Parts that float: all are sent for at once, and drawn one after the other, so that no turn of the browser is long in which somebody
 * may press something.
 */
export function Parts({ parts }: { parts: readonly Part[] }) {
  const [count, drawOneMore] = useReducer((drawn: number) => drawn + 1, 1);
  const handleDrawn = useCallback(() => startTransition(drawOneMore), []);
  useEffect(() => {
    for (const { send } of parts) send();
  }, [parts]);
  return parts.slice(0, count).map((Part, place) => (
    <Fragment key={String(place)}>
      <Suspense fallback={null}>
        <Part />
      </Suspense>
      {/* Beside it: what is on the way keeps nothing waiting. */}
      {place === count - 1 && count < parts.length && <Mark onDrawn={handleDrawn} />}
    </Fragment>
  ));
}

function Mark({ onDrawn }: { onDrawn: () => void }) {
  useEffect(() => {
    const turn = setTimeout(onDrawn);
    return () => clearTimeout(turn);
  }, [onDrawn]);
  return null;
}
