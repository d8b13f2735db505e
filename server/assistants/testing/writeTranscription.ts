import type { ServerResponse } from "node:http";
import type { Transcription } from "openai/resources/audio/transcriptions";
import { endOf, FAKE_SECONDS, type FakeTurn } from "./FakeTurn.ts";
import { refuse } from "./refuse.ts";

/** What was heard as the transcriptions of OpenAI answer it, or its failure: refused, cut in its middle, or never sent. */
export function writeTranscription(answer: ServerResponse, turn: FakeTurn): void {
  if (turn.status !== undefined) {
    refuse(answer, "openai-compatible", turn);
    return;
  }
  const usage = turn.hidesUsage ? {} : { usage: { type: "duration" as const, seconds: FAKE_SECONDS } };
  const heard = JSON.stringify({ text: turn.text ?? "", ...usage } satisfies Transcription);
  const isBroken = turn.dropAfter !== undefined || turn.stallAfter !== undefined;
  answer.writeHead(200, { "content-type": "application/json" });
  if (!isBroken) {
    answer.end(heard);
    return;
  }
  answer.write(heard.slice(0, heard.length / 2));
  // Once the first half has gone out.
  if (endOf(turn) === "cut") setTimeout(() => answer.destroy(), 20);
}
