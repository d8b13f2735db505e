import { useState } from "react";
import { type Crop, cropAround, type PictureKind } from "../../../domain/profiles/picture.ts";

export const MAX_ZOOM = 4;

/** The part of a picture that is chosen, and the ways to choose another. */
export interface Cropping {
  crop: Crop;
  zoom: number;
  /** Enlarges or shrinks around the middle of the part. */
  zoomTo: (zoom: number) => void;
  /** Shifts the part, in shares of its own size; it stays inside the picture. */
  shift: (right: number, down: number) => void;
  /** Puts one edge at a share of the room there is, from 0 to 1. */
  place: (axis: "x" | "y", share: number) => void;
}

export function useCrop(kind: PictureKind, picture: { width: number; height: number }): Cropping {
  const [{ zoom, centre }, setView] = useState({ zoom: 1, centre: { x: 0.5, y: 0.5 } });
  const crop = cropAround(kind, picture, zoom, centre);

  /** The middle as it is, not as it was asked for: at an edge the way back is not longer than the way there. */
  function change(move: (crop: Crop, middle: { x: number; y: number }) => Partial<typeof centre>) {
    setView((view) => {
      const now = cropAround(kind, picture, view.zoom, view.centre);
      const middle = { x: now.x + now.width / 2, y: now.y + now.height / 2 };
      return { zoom: view.zoom, centre: { ...middle, ...move(now, middle) } };
    });
  }

  return {
    crop,
    zoom,
    zoomTo: (next) => setView((view) => ({ ...view, zoom: Math.min(Math.max(next, 1), MAX_ZOOM) })),
    shift: (right, down) =>
      change((now, middle) => ({ x: middle.x + right * now.width, y: middle.y + down * now.height })),
    place: (axis, share) =>
      change((now) => {
        const size = axis === "x" ? now.width : now.height;
        return { [axis]: share * (1 - size) + size / 2 };
      }),
  };
}
