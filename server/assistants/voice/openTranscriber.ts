import { randomUUID } from "node:crypto";
import type { Locale } from "../../../domain/accounts/locales.ts";
import { QUESTION_MAX } from "../../../domain/assistants/chat.ts";
import { guessedSeconds, longestSeconds, speechMicros } from "../../../domain/assistants/recording.ts";
import { log } from "../../log.ts";
import type { Turn } from "../../providers/assistant.ts";
import type { ModelChoice } from "../../providers/assistants/choice.ts";
import { modelFetch } from "../../providers/assistants/modelFetch.ts";
import type { Budget } from "../budget/budget.ts";
import { Circuit } from "../model/Circuit.ts";
import { cleanText } from "../model/cleanText.ts";
import { isUnheard } from "../model/isUnheard.ts";
import { type FailureReason, ModelFailed } from "../model/ModelFailed.ts";

/** The words of five seconds are there by then, in milliseconds. */
const ANSWER_MS = 20_000;
/** More is no answer to five seconds of speech. */
const ANSWER_BYTES = 64 * 1024;
/** It heard us and would not: no speech that it knows, or too much of it. */
const WOULD_NOT = new Set([400, 413, 415, 422]);

interface Recording {
  bytes: Uint8Array;
  kind: { name: string; mimeType: string };
  locale: Locale;
  payer: Turn["payer"];
}

/** Makes words of what somebody said. Keeps nothing of it, and logs nothing. */
export interface Transcriber {
  /** What was said, without signs that cannot be seen; may be empty. Throws ModelFailed. */
  write(recording: Recording, signal: AbortSignal): Promise<string>;
}

/** An answer that is none, with its status where there was one. */
class Unanswered extends Error {
  override name = "Unanswered";
  readonly statusCode: number | undefined;
  constructor(statusCode?: number) {
    super("The recording got no answer.");
    this.statusCode = statusCode;
  }
}

/** The model for speech of an OpenAI-compatible provider. Money is held before each call and settled after it, however it ends. */
export function openTranscriber(
  choice: ModelChoice,
  { model, minutePrice }: NonNullable<ModelChoice["transcription"]>,
  budget: Budget,
  answerMs = ANSWER_MS,
): Transcriber {
  const circuit = new Circuit();
  return {
    async write({ payer, ...recording }, signal) {
      if (!circuit.mayTry()) throw new ModelFailed("outage");
      const { length } = recording.bytes;
      const most = speechMicros(longestSeconds(length), minutePrice);
      const hold = await budget.hold(payer, most);
      if (!hold) throw new ModelFailed("spent");
      const settle = (micros: number) =>
        budget.settle(hold, { micros: Math.min(micros, most), inputTokens: 0, outputTokens: 0 });
      const patience = AbortSignal.timeout(answerMs);
      const guess = speechMicros(guessedSeconds(length), minutePrice);
      try {
        const { text, seconds } = await ask(
          { choice, model, ...recording },
          AbortSignal.any([signal, patience]),
        );
        await settle(seconds === null ? guess : speechMicros(seconds, minutePrice));
        circuit.worked();
        return cleanText(text, QUESTION_MAX).trim();
      } catch (error) {
        await settle(isUnheard(error) ? 0 : guess);
        // Whoever spoke has left: that says nothing about the provider.
        if (signal.aborted) throw new ModelFailed("slow");
        const reason = patience.aborted ? "slow" : reasonOf(error);
        if (reason === "refused") circuit.worked();
        else circuit.failed();
        // Neither the recording nor a word of it: only what the failure is called.
        const { name, statusCode } = error as { name?: string; statusCode?: number };
        log.warn("transcription-failed", { reason, name, statusCode });
        throw new ModelFailed(reason);
      }
    },
  };
}

function reasonOf(error: unknown): FailureReason {
  const { statusCode } = error as { statusCode?: number };
  return statusCode !== undefined && WOULD_NOT.has(statusCode) ? "refused" : "outage";
}

interface Question extends Omit<Recording, "payer"> {
  choice: ModelChoice;
  model: string;
}

/** Sends it as a form, as the transcriptions of OpenAI are asked for. `seconds` is what is billed, where that is told. */
async function ask(
  { choice: { baseUrl, apiKey, allowsPrivate }, model, bytes, kind, locale }: Question,
  signal: AbortSignal,
): Promise<{ text: string; seconds: number | null }> {
  const fields = { model, language: locale, response_format: "json" };
  const { contentType, body } = formOf(fields, { ...kind, bytes });
  const answer = await modelFetch(allowsPrivate)(`${baseUrl}/audio/transcriptions`, {
    headers: {
      ...{ "content-type": contentType, accept: "application/json" },
      ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
    },
    body,
    signal,
  });
  if (!answer.ok) {
    await answer.body?.cancel();
    throw new Unanswered(answer.status);
  }
  return wordsIn(await readSome(answer));
}

interface FormFile {
  name: string;
  mimeType: string;
  bytes: Uint8Array;
}

/** A form with one file, as it goes over the line (RFC 7578). Names and values are ours: none holds a quote or a line's end. */
function formOf(fields: Readonly<Record<string, string>>, { name, mimeType, bytes }: FormFile) {
  const border = randomUUID();
  const part = (of: string) => `--${border}\r\ncontent-disposition: form-data; ${of}\r\n`;
  const before = Object.entries(fields)
    .map(([field, value]) => `${part(`name="${field}"`)}\r\n${value}\r\n`)
    .join("");
  const file = `${part(`name="file"; filename="${name}"`)}content-type: ${mimeType}\r\n\r\n`;
  return {
    contentType: `multipart/form-data; boundary=${border}`,
    body: new Uint8Array(
      Buffer.concat([Buffer.from(before + file), bytes, Buffer.from(`\r\n--${border}--\r\n`)]),
    ),
  };
}

async function readSome(answer: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.byteLength;
    if (size > ANSWER_BYTES) throw new Unanswered();
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}

function wordsIn(answer: string): { text: string; seconds: number | null } {
  try {
    const { text, usage } = JSON.parse(answer) as { text?: unknown; usage?: { seconds?: unknown } };
    if (typeof text !== "string") throw new Unanswered();
    const seconds = usage?.seconds;
    const isTold = typeof seconds === "number" && Number.isFinite(seconds) && seconds >= 0;
    return { text, seconds: isTold ? seconds : null };
  } catch {
    throw new Unanswered();
  }
}
