import { onField, type Problem, type Refusal, refusal } from "../words/refusal.ts";

export const MAX_LYRICS = 20_000;
export const MAX_LYRIC_LINES = 1000;

/** One line of a lyric and when it begins. An empty text is a rest. */
export interface LyricLine {
  startMs: number;
  text: string;
}

export interface ReadLrc {
  lines: LyricLine[];
  /** The numbers of the lines that are neither timed words nor facts such as [ar:…], counted from 1. */
  badLines: number[];
}

const STAMP = /^\[(\d{1,3}):([0-5]?\d)(?:[.:](\d{1,3}))?\]/;
const FACT = /^\[([a-z#]+):(.*)\]\s*$/i;

/** Reads LRC: a line may carry several times, [offset:…] moves all of them. Everything comes out in the order of time. */
export function readLrc(text: string): ReadLrc {
  const lines: LyricLine[] = [];
  const badLines: number[] = [];
  let offset = 0;
  for (const [at, raw] of text
    .replace(/^\uFEFF/, "")
    .split(/\r\n|\r|\n/)
    .entries()) {
    let rest = raw.trim();
    if (rest === "") continue;
    const starts: number[] = [];
    for (let stamp = STAMP.exec(rest); stamp; stamp = STAMP.exec(rest)) {
      starts.push(msOf(stamp));
      rest = rest.slice(stamp[0].length).trimStart();
    }
    if (starts.length > 0) for (const startMs of starts) lines.push({ startMs, text: rest.trim() });
    else {
      const [, name, value] = FACT.exec(rest) ?? [];
      if (name === undefined) badLines.push(at + 1);
      else if (name.toLowerCase() === "offset") offset = Number(value) || 0;
    }
  }
  // A positive offset lets the words come earlier.
  const moved = lines.map(({ startMs, text }) => ({ startMs: Math.max(0, startMs - offset), text }));
  return { lines: moved.sort((one, other) => one.startMs - other.startMs), badLines };
}

/** Writes LRC with hundredths of a second, as players expect it; with thousandths where a line needs them. */
export function writeLrc(lines: readonly LyricLine[]): string {
  return lines.map(({ startMs, text }) => `[${lrcTime(startMs)}]${text.trim()}`).join("\n");
}

/** 61230 as 01:01.23. */
export function lrcTime(ms: number): string {
  const minutes = String(Math.floor(ms / 60_000)).padStart(2, "0");
  const seconds = String(Math.floor(ms / 1000) % 60).padStart(2, "0");
  const rest = ms % 1000;
  const part = rest % 10 === 0 ? String(rest / 10).padStart(2, "0") : String(rest).padStart(3, "0");
  return `${minutes}:${seconds}.${part}`;
}

/** What is wrong with lyrics; null when nothing is. */
export function lyricsProblem(
  plain: string,
  timed: readonly { startMs: number | null; text: string }[] | null,
  durationMs: number,
): Problem<"plain" | "timed"> | null {
  const written = sizeProblem(plain.length, plain.split("\n").length);
  if (written) return onField("plain", written);
  return timed && onField("timed", timedProblem(timed, durationMs));
}

function sizeProblem(characters: number, lines: number): Refusal | null {
  if (characters > MAX_LYRICS) return refusal("lyrics.tooLong", { max: MAX_LYRICS });
  return lines > MAX_LYRIC_LINES ? refusal("lyrics.tooManyLines", { max: MAX_LYRIC_LINES }) : null;
}

function timedProblem(
  timed: readonly { startMs: number | null; text: string }[],
  durationMs: number,
): Refusal | null {
  const characters = timed.reduce((sum, { text }) => sum + text.length, 0);
  const size = sizeProblem(characters, timed.length);
  if (size) return size;
  let before = 0;
  for (const { startMs } of timed) {
    if (startMs === null || !Number.isInteger(startMs) || startMs < 0) return refusal("lyrics.timeMissing");
    if (startMs < before) return refusal("lyrics.outOfOrder");
    if (startMs > durationMs) return refusal("lyrics.beyondEnd");
    before = startMs;
  }
  return null;
}

function msOf([, minutes, seconds, part = ""]: RegExpExecArray): number {
  return (Number(minutes) * 60 + Number(seconds)) * 1000 + Number(part.padEnd(3, "0"));
}
