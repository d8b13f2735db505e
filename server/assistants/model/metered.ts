import { ReadableStream } from "node:stream/web";
import type { LanguageModelMiddleware } from "ai";
import { tokenMicros } from "../../../domain/assistants/budget.ts";
import type { ModelChoice } from "../../providers/assistants/choice.ts";
import type { Budget } from "../budget/budget.ts";
import { isUnheard } from "./isUnheard.ts";
import { ModelFailed } from "./ModelFailed.ts";

/** A token is one byte at the least, and what the provider adds of its own is less than this many tokens. */
const PROVIDERS_OWN = 2_000;
/** Where nobody tells what was used, a token counts for so few bytes: more than it will have been. */
const BYTES_A_TOKEN = 2;

interface Meter {
  budget: Budget;
  payer: Parameters<Budget["hold"]>[0];
  prices: ModelChoice["prices"];
}

type Wrap = NonNullable<LanguageModelMiddleware["wrapStream"]>;
type Part = Awaited<ReturnType<Wrap>>["stream"] extends globalThis.ReadableStream<infer Each> ? Each : never;

/** Holds the most that each call of a model can cost before it is made, and settles what it did cost, however it ends. */
export function metered({ budget, payer, prices }: Meter): LanguageModelMiddleware {
  const costOf = (inputTokens: number, outputTokens: number) => ({
    ...{ inputTokens, outputTokens },
    micros: tokenMicros(inputTokens, prices.in) + tokenMicros(outputTokens, prices.out),
  });
  return {
    wrapStream: async ({ doStream, params }) => {
      const sent = Buffer.byteLength(JSON.stringify([params.prompt, params.tools ?? []]));
      const most = costOf(sent + PROVIDERS_OWN, params.maxOutputTokens ?? 0);
      const hold = await budget.hold(payer, most.micros);
      if (!hold) throw new ModelFailed("spent");
      let written = 0;
      let isSettled = false;
      async function settle(cost: ReturnType<typeof costOf>) {
        if (isSettled) return;
        isSettled = true;
        await budget.settle(hold!, cost);
      }
      async function* counted(stream: AsyncIterable<Part>): AsyncGenerator<Part> {
        try {
          for await (const part of stream) {
            if ("delta" in part) written += Buffer.byteLength(part.delta);
            if (part.type === "finish") {
              const { inputTokens, outputTokens } = part.usage;
              const known = inputTokens.total !== undefined && outputTokens.total !== undefined;
              await settle(known ? costOf(inputTokens.total!, outputTokens.total!) : guess());
            }
            yield part;
          }
        } finally {
          await settle(guess());
        }
      }
      const guess = () => costOf(Math.ceil(sent / BYTES_A_TOKEN), Math.ceil(written / BYTES_A_TOKEN));
      // Who stops an answer reads no further, and then nothing below is heard of it.
      params.abortSignal?.addEventListener("abort", () => void settle(guess()).catch(() => {}), {
        once: true,
      });
      try {
        const { stream, ...rest } = await doStream();
        return { ...rest, stream: ReadableStream.from(counted(stream)) as typeof stream };
      } catch (error) {
        await settle(isUnheard(error) ? costOf(0, 0) : guess());
        throw error;
      }
    },
  };
}
