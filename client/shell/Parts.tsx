import { Suspense, startTransition, useEffect, useReducer } from "react";
import { ErrorBoundary } from "../app/ErrorBoundary.tsx";
import type { Part } from "../app/overlays.ts";
import { AskedLater } from "./AskedLater.tsx";

/**
 * Parts that float: sent for, and drawn as they come, never two in a turn of the browser, so that none is long in which somebody may
 * press something.
 */
export function Parts({ parts }: { parts: readonly Part[] }) {
  const [drawn, draw] = useReducer(withPart, new Set<Part>());
  useEffect(() => drawInTurns(parts, (part) => startTransition(() => draw(part))), [parts]);
  return parts.map((Part, place) => drawn.has(Part) && <Floating key={String(place)} Part={Part} />);
}

/** What gets no answer to its question takes nothing else of the page with it. */
function Floating({ Part }: { Part: Part }) {
  const [tries, tryAgain] = useReducer((count: number) => count + 1, 0);
  return (
    <ErrorBoundary key={tries} fallback={(failure) => <AskedLater failure={failure} onLine={tryAgain} />}>
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </ErrorBoundary>
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
