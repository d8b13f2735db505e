import { boundsOf, monthOf } from "../../../domain/finances/months.ts";
import { text } from "../../../domain/words/refusal.ts";
import { textIn } from "../../../domain/words/textIn.ts";
import { log } from "../../log.ts";
import type { Assistant, Piece, Turn } from "../../providers/assistant.ts";
import { dayText } from "../embedded/Asking.ts";
import type { Circuit } from "./Circuit.ts";
import { type FailureReason, ModelFailed } from "./ModelFailed.ts";

interface Parts {
  model: Assistant;
  embedded: Assistant;
  circuit: Circuit;
  /** Whether the model is wanted at all, and the plan of whoever pays has money for it. */
  isOpenTo(turn: Turn): Promise<boolean>;
}

/** Answers by the model, and where it cannot by our own rules, with a word that says why. */
export function withFallback({ model, embedded, circuit, isOpenTo }: Parts): Assistant {
  return {
    kind: "model",
    async *reply(turn: Turn, signal: AbortSignal): AsyncIterable<Piece> {
      if (!(await isOpenTo(turn))) return yield* embedded.reply(turn, signal);
      if (!circuit.mayTry()) return yield* instead("outage", false, 0);
      let isBegun = false;
      let cited = 0;
      try {
        for await (const piece of model.reply(turn, signal)) {
          isBegun ||= "text" in piece;
          if ("cite" in piece) cited++;
          yield piece;
        }
        circuit.worked();
      } catch (error) {
        // Stopped, or at the end of its time: nobody waits for another answer.
        if (signal.aborted) throw error;
        const reason = reasonOf(error);
        if (reason === "outage" || reason === "slow") circuit.failed();
        // Where the money was not there nobody asked the provider.
        else if (reason !== "spent") circuit.worked();
        logFallback(turn, error, reason);
        yield* instead(reason, isBegun, cited);
      }

      async function* instead(reason: FailureReason, isBroken: boolean, citedBefore: number) {
        const why = isBroken && reason !== "spent" ? text("assistants.model.broken") : wordsOf(reason, turn);
        yield { text: `${isBroken ? "\n\n" : ""}*${textIn(turn.locale, why)}*\n\n` };
        for await (const piece of embedded.reply(turn, signal))
          yield "text" in piece ? { text: shifted(piece.text, citedBefore) } : piece;
      }
    },
  };
}

function wordsOf(reason: FailureReason, { locale, now }: Turn) {
  if (reason !== "spent") return text(`assistants.model.${reason}`);
  const { until } = boundsOf(monthOf(now))!;
  return text("assistants.model.spent", { day: dayText({ locale }, until.toISOString()) });
}

/** The sources of our rules stand behind those that the model had named. */
function shifted(said: string, by: number): string {
  return by === 0 ? said : said.replace(/(?<!\\)\[(\d+)\]/g, (_mark, place) => `[${Number(place) + by}]`);
}

function reasonOf(error: unknown): FailureReason {
  if (error instanceof ModelFailed) return error.reason;
  const { name, statusCode, cause, lastError } = error as Error & {
    statusCode?: number;
    lastError?: unknown;
  };
  if (name === "AI_RetryError") return reasonOf(lastError);
  if (cause instanceof ModelFailed) return cause.reason;
  if (name === "TimeoutError" || name === "AbortError") return "slow";
  // It understood us and would not: a question too long, or one that it may not answer.
  return statusCode === 400 || statusCode === 413 || statusCode === 422 ? "refused" : "outage";
}

/** The error itself holds what was asked: only what it is called is written down. */
function logFallback({ replyId }: Turn, error: unknown, reason: FailureReason): void {
  const { name, statusCode } = error as { name?: string; statusCode?: number };
  log.warn("model-failed", { messageId: replyId, reason, name, statusCode });
}
