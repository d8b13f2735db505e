import { graphql, readInlineData } from "react-relay";
import { type LyricLine, lrcTime, lyricsProblem } from "../../../domain/catalog/lrc.ts";
import type { lyricsForm_track$key } from "../../__generated__/lyricsForm_track.graphql.ts";

const fragment = graphql`
  fragment lyricsForm_track on Track @inline {
    id
    version
    title
    duration
    lyrics {
      plain
      timed {
        startMs
        text
      }
    }
  }
`;

/** A line while it is being timed: null until it has its time. */
export interface DraftLine {
  startMs: number | null;
  text: string;
}

export interface LyricsForm extends Record<string, unknown> {
  plain: string;
  timed: readonly DraftLine[];
}

/** The words of a track as the server has them, and the form that shows them. */
export function readLyrics(key: lyricsForm_track$key) {
  const track = readInlineData(fragment, key);
  const form: LyricsForm = {
    plain: track.lyrics?.plain ?? "",
    timed: track.lyrics?.timed?.map(({ startMs, text }) => ({ startMs, text })) ?? [],
  };
  return { track, form };
}

/** The rules of the server, asked in the browser. */
export function lyricsProblems({ plain, timed }: LyricsForm, duration: number) {
  // The server knows milliseconds, the page whole seconds: it is not stricter.
  const problem = lyricsProblem(plain, timed.length > 0 ? timed : null, (duration + 1) * 1000);
  return problem ? { [problem.field]: problem } : {};
}

/** Lines as the dialog that shows two versions writes them. */
export function shownLyrics(field: string, value: unknown): string {
  if (field === "plain") return String(value);
  const lines = value as readonly DraftLine[];
  return lines
    .map(({ startMs, text }) => `${startMs === null ? "--:--" : lrcTime(startMs)} ${text}`)
    .join("\n");
}

/** The plain words as lines without times. */
export function linesOf(plain: string): DraftLine[] {
  return plain
    .split("\n")
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text) => ({ startMs: null, text }));
}

/** The line that is sung at a moment; -1 before the first one. */
export function lineAt(lines: readonly DraftLine[], ms: number): number {
  return lines.findLastIndex(({ startMs }) => startMs !== null && startMs <= ms);
}

export function isTimed(lines: readonly DraftLine[]): lines is LyricLine[] {
  return lines.every(({ startMs }) => startMs !== null);
}
