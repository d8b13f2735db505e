import { type KeyboardEvent, type PointerEvent, useState } from "react";

interface Options {
  /** The place at the right end; the left one is 0. */
  max: number;
  place: number;
  /** How far each key moves the place; an infinite step goes to an end. */
  steps: Readonly<Record<string, number>>;
  onMove: (place: number) => void;
}

/**
 * What makes an element a slider that is pressed, dragged or moved by keys. While it is dragged, `place` is where the pointer
 * is, and `onMove` is called where it is let go.
 */
export function useSlider({ max, place, steps, onMove }: Options) {
  const [dragged, setDragged] = useState<number | null>(null);

  function placeUnder({ clientX, currentTarget }: PointerEvent<HTMLElement>): number {
    const { left, width } = currentTarget.getBoundingClientRect();
    return width > 0 ? Math.max(0, Math.min(1, (clientX - left) / width)) * max : 0;
  }

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture?.(event.pointerId);
      setDragged(placeUnder(event));
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (dragged !== null) setDragged(placeUnder(event));
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (dragged === null) return;
      onMove(placeUnder(event));
      setDragged(null);
    },
    onPointerCancel: () => setDragged(null),
    onKeyDown(event: KeyboardEvent) {
      const step = steps[event.key];
      if (step === undefined) return;
      event.preventDefault();
      onMove(Math.max(0, Math.min(max, place + step)));
    },
  };
  return { place: dragged ?? place, handlers };
}
