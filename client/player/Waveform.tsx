import { useComputedColorScheme, useMantineTheme } from "@mantine/core";
import { useElementSize } from "@mantine/hooks";
import { useEffect, useRef } from "react";

interface Props {
  /** Loudness from 0 to 255, from the beginning to the end; empty draws a flat line. */
  peaks: readonly number[];
  /** Where the marked part begins and ends, 0 to 1. */
  from?: number;
  to: number;
}

const BAR = 2;
const GAP = 1;
const LOWEST = 2;

/** The shape of a track, a part of it in the accent: what was heard, or what is chosen. */
export function Waveform({ peaks, from = 0, to }: Props) {
  const { ref: frame, width, height } = useElementSize();
  const canvas = useRef<HTMLCanvasElement>(null);
  const scheme = useComputedColorScheme();
  const accent = useMantineTheme().primaryColor;

  // biome-ignore lint/correctness/useExhaustiveDependencies: scheme and accent decide the colours that the style sheet gives.
  useEffect(() => {
    const pencil = canvas.current?.getContext("2d");
    if (pencil && width > 0) draw(pencil, peaks, [from, to], width, height);
  }, [peaks, from, to, width, height, scheme, accent]);

  return (
    <div ref={frame} className="player-wave">
      <canvas ref={canvas} style={{ width, height }} />
    </div>
  );
}

function draw(
  pencil: CanvasRenderingContext2D,
  peaks: readonly number[],
  [from, to]: readonly [number, number],
  width: number,
  height: number,
): void {
  const { canvas } = pencil;
  const density = window.devicePixelRatio || 1;
  const style = getComputedStyle(canvas);
  canvas.width = Math.round(width * density);
  canvas.height = Math.round(height * density);
  pencil.scale(density, density);
  const bars = Math.max(1, Math.floor(width / (BAR + GAP)));
  const marked = style.getPropertyValue("--lv-accent-text").trim();
  const other = style.getPropertyValue("--lv-control").trim();
  for (let bar = 0; bar < bars; bar++) {
    const tall = Math.max(LOWEST, (loudest(peaks, bar, bars) / 255) * height);
    const middle = (bar + 0.5) / bars;
    pencil.fillStyle = from <= middle && middle <= to ? marked : other;
    pencil.fillRect(bar * (BAR + GAP), (height - tall) / 2, BAR, tall);
  }
}

/** The loudest of the points that one bar stands for. */
function loudest(peaks: readonly number[], bar: number, bars: number): number {
  const from = Math.floor((bar / bars) * peaks.length);
  const to = Math.max(from + 1, Math.floor(((bar + 1) / bars) * peaks.length));
  return Math.max(0, ...peaks.slice(from, to));
}
