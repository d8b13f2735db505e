import { useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from "react";
import { PICTURE_SHAPES, type PictureKind } from "../../../domain/profiles/picture.ts";
import type { ChosenPicture } from "./readPicture.ts";
import type { Cropping } from "./useCrop.ts";

/** Of the part's size, for one press of an arrow. */
const STEP = 0.02;
const ZOOM_STEP = 0.1;
const ARROWS: Record<string, readonly [right: number, down: number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

interface Props {
  kind: PictureKind;
  picture: ChosenPicture;
  cropping: Cropping;
}

/** The picture behind a window of the right shape: dragged, pinched, wheeled, or moved by arrows and + and -. */
export function CropFrame({ kind, picture, cropping }: Props) {
  const { t } = useLingui();
  const frame = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const { crop, zoom, zoomTo, shift } = cropping;

  // React's own listener for the wheel cannot keep the page behind from scrolling.
  const turn = useRef((_delta: number) => {});
  turn.current = (delta) => zoomTo(zoom * Math.exp(-delta / 500));
  useEffect(() => {
    const element = frame.current;
    function handleWheel(event: WheelEvent) {
      event.preventDefault();
      turn.current(event.deltaY);
    }
    element?.addEventListener("wheel", handleWheel, { passive: false });
    return () => element?.removeEventListener("wheel", handleWheel);
  }, []);

  function handleMove(event: PointerEvent<HTMLDivElement>) {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const { clientX: x, clientY: y } = event;
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, { x, y });
    if (other) {
      const apart = (from: { x: number; y: number }) => Math.hypot(from.x - other.x, from.y - other.y) || 1;
      zoomTo(zoom * (apart({ x, y }) / apart(before)));
      return;
    }
    const { width, height } = event.currentTarget.getBoundingClientRect();
    shift((before.x - x) / width, (before.y - y) / height);
  }

  function handleKey(event: KeyboardEvent) {
    const arrow = ARROWS[event.key];
    if (arrow) shift(...arrow);
    else if (event.key === "+" || event.key === "=") zoomTo(zoom + ZOOM_STEP);
    else if (event.key === "-") zoomTo(zoom - ZOOM_STEP);
    else return;
    event.preventDefault();
  }

  return (
    <div
      ref={frame}
      className="crop-frame"
      data-kind={kind}
      style={{ aspectRatio: PICTURE_SHAPES[kind].ratio }}
      role="application"
      aria-roledescription={t`Picture to move`}
      aria-label={t`The part of the picture that is kept. Arrows move it, plus and minus change its size.`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved by keys.
      tabIndex={0}
      onKeyDown={handleKey}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      }}
      onPointerMove={handleMove}
      onPointerUp={(event) => fingers.current.delete(event.pointerId)}
      onPointerCancel={(event) => fingers.current.delete(event.pointerId)}
    >
      <img
        src={picture.source}
        alt=""
        draggable={false}
        style={{
          width: `${100 / crop.width}%`,
          height: `${100 / crop.height}%`,
          left: `${(-100 * crop.x) / crop.width}%`,
          top: `${(-100 * crop.y) / crop.height}%`,
        }}
      />
    </div>
  );
}
