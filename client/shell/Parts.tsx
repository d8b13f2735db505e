import { Suspense, startTransition, useEffect, useReducer } from "react";
import type { Part } from "../app/overlays.ts";

/**
 * Parts that float: sent for, and drawn as they come, never two in a turn of the browser, so that none is long in which somebody may
 * press something.
 */
export function Parts({ parts }: { parts: readonly Part[] }) {
  const [drawn, draw] = useReducer(withPart, new Set<Part>());
  useEffect(() => drawInTurns(parts, (part) => startTransition(() => draw(part))), [parts]);
  return parts.map(
    (Part, place) =>
      drawn.has(Part) && (
        <Suspense key={String(place)} fallback={null}>
          <Part />
        </Suspense>
      ),
  );
}

const withPart = (drawn: ReadonlySet<Part>, part: Part): ReadonlySet<Part> => new Set([...drawn, part]);

/** Returns how to stop. What does not come is told where it is drawn. */
function drawInTurns(parts: readonly Part[], draw: (part: Part) => void): () => void {
  let isOver = false;
  let turns = Promise.resolve();
  const inTurn = (act: () => void) => {
    turns = turns.then(nextTimer).then(() => {
      if (!isOver) act();
    });
  };
  for (const part of parts) inTurn(() => void part.send().then(() => inTurn(() => draw(part))));
  return () => {
    isOver = true;
  };
}

/** In a page that nobody looks at timers are slow, and nobody presses anything. */
const nextTimer = () =>
  document.hidden ? Promise.resolve() : new Promise<void>((resolve) => setTimeout(resolve));
