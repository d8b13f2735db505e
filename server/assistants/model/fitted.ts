import { READ_BYTES, READ_ROWS } from "../../../domain/assistants/levels.ts";
import { cleaned } from "./cleanText.ts";
import type { Answer } from "./ModelTool.ts";

/** An answer as a model reads it: so many rows and bytes at most, and how many were left out. */
export function fitted(answer: Answer | null): Record<string, unknown> {
  if (answer === null) return { unknown: "This person may not see it, or it could not be read." };
  const { rows, ...facts } = cleaned(answer) as Answer;
  if (!rows) return sizeOf(facts) <= READ_BYTES ? facts : { unknown: "It is too much to be read at once." };
  const shown = rows.slice(0, READ_ROWS);
  const whole = () => ({
    ...facts,
    rows: shown,
    ...(shown.length < rows.length ? { leftOut: rows.length - shown.length } : {}),
  });
  while (shown.length > 0 && sizeOf(whole()) > READ_BYTES) shown.pop();
  return whole();
}

function sizeOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}
