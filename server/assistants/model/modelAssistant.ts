import { toJsonSchema } from "@valibot/to-json-schema";
import type { ToolSet } from "ai";
import * as v from "valibot";
import type { Locale } from "../../../domain/accounts/locales.ts";
import { CHUNK_MS, FIRST_BYTE_MS, MODEL_LEVELS } from "../../../domain/assistants/levels.ts";
import { PROPOSALS_A_REPLY } from "../../../domain/assistants/proposals.ts";
import { text } from "../../../domain/words/refusal.ts";
import { textIn } from "../../../domain/words/textIn.ts";
import type { Assistant, DrawnCovers, Piece, Proposed, Turn } from "../../providers/assistant.ts";
import type { ModelChoice } from "../../providers/assistants/choice.ts";
import type { Budget } from "../budget/budget.ts";
import { cleanText } from "./cleanText.ts";
import { fitted } from "./fitted.ts";
import { instructionsFor, messagesOf } from "./instructions.ts";
import { ModelFailed } from "./ModelFailed.ts";
import type { ModelTool, ToolCall } from "./ModelTool.ts";
import { metered } from "./metered.ts";
import { openModel } from "./openModel.ts";
import { Sentences } from "./Sentences.ts";
import { Sources } from "./Sources.ts";
import { toolsOf } from "./tools.ts";

/** How long a model may think. Not a constant: tests do not wait for it. */
export const MODEL_PACE = { firstChunkMs: FIRST_BYTE_MS, chunkMs: CHUNK_MS };
/** After a refusal that says to come back, once more. */
const RETRIES = 1;
const WRITTEN_MOST = 20_000;

interface Parts {
  choice: ModelChoice;
  budget: Budget;
}

/** Has a language model answer from what it reads as the person who asks. Throws `ModelFailed` where there is no answer, or none to its end. */
export function modelAssistant({ choice, budget }: Parts): Assistant {
  let opening: ReturnType<typeof openModel> | null = null;
  return {
    kind: "model",
    async *reply(turn: Turn, signal: AbortSignal): AsyncIterable<Piece> {
      opening ??= openModel(choice);
      const { ai, modelOf } = await opening;
      const sources = new Sources();
      sources.figures.take([turn.question, turn.now.toISOString().slice(0, 10)]);
      const proposals = new Map<string, Proposed>();
      let covers: DrawnCovers | null = null;
      const call = {
        ...{ turn, sources, propose: (proposed: Proposed) => keep(proposals, proposed) },
        draw: (drawn: DrawnCovers) => void (covers = drawn),
      };
      const { temperature, steps, outputTokens } = MODEL_LEVELS[turn.agent.level];
      const meter = { budget, payer: turn.payer, prices: choice.prices };
      const { stream } = ai.streamText({
        model: ai.wrapLanguageModel({ model: modelOf(turn.agent.level), middleware: metered(meter) }),
        instructions: instructionsFor(turn),
        messages: messagesOf(turn),
        tools: toolsFor(ai, call),
        stopWhen: ai.stepCountIs(steps),
        ...{ temperature, maxOutputTokens: outputTokens, maxRetries: RETRIES },
        ...{ abortSignal: signal, timeout: MODEL_PACE },
        // Told by the stream as well; without this the library writes it to the console, question and all.
        onError: () => {},
      });
      const answer = new Answer(sources, turn.locale);
      for await (const part of stream) {
        signal.throwIfAborted();
        if (part.type === "error") throw part.error;
        if (part.type === "abort") throw new ModelFailed("slow");
        if (part.type === "text-delta") yield* answer.take(part.text);
        if (part.type === "text-end") yield* answer.endOfText();
        if (part.type === "tool-call") yield { looking: lookingAt(turn) };
        if (part.type === "finish" && part.finishReason === "content-filter")
          throw new ModelFailed("refused");
        if (part.type === "finish" && part.finishReason === "error") throw new ModelFailed("outage");
      }
      signal.throwIfAborted();
      yield* answer.end(proposals.size > 0);
      // Only below a whole answer: what breaks off half-way proposes nothing.
      for (const propose of proposals.values()) yield { propose };
      if (covers) yield { covers };
    },
  };
}

/** One change once, and no more of them than a reply may hold. */
function keep(proposals: Map<string, Proposed>, proposed: Proposed): boolean {
  const name = JSON.stringify([proposed.verb, proposed.input]);
  if (proposals.has(name) || proposals.size >= PROPOSALS_A_REPLY) return false;
  proposals.set(name, proposed);
  return true;
}

const lookingAt = ({ locale }: Turn) => textIn(locale, text("assistants.answer.lookingAtStudio"));

/** The tools that are open to this person, as the library takes them. What goes wrong in one the model is told in general words. */
function toolsFor(ai: Awaited<ReturnType<typeof openModel>>["ai"], call: ToolCall): ToolSet {
  const open = toolsOf(call.turn);
  return Object.fromEntries(
    open.map((tool) => [
      tool.name,
      ai.tool({
        description: tool.description,
        inputSchema: ai.jsonSchema(toJsonSchema(tool.input as never, { target: "draft-07" }) as never, {
          validate: (value) => validated(tool, value),
        }),
        execute: async (input) => {
          const answer = fitted(await tool.run(input as object, call));
          call.sources.figures.take(answer);
          return answer;
        },
      }),
    ]),
  );
}

function validated({ input }: ModelTool, value: unknown) {
  const judged = v.safeParse(input, value);
  return judged.success
    ? { success: true as const, value: judged.output }
    : { success: false as const, error: new Error(judged.issues[0].message) };
}

/** The model's words on their way to the person: only sentences whose numbers were read, each with its sources. */
class Answer {
  readonly #sources: Sources;
  readonly #words: (code: "assistants.answer.proposed" | "assistants.model.leftOut") => string;
  readonly #sentences = new Sentences();
  #written = 0;
  #isLeftOut = false;
  #isNewText = false;

  constructor(sources: Sources, locale: Locale) {
    this.#sources = sources;
    this.#words = (code) => textIn(locale, text(code));
  }

  *take(delta: string): Iterable<Piece> {
    for (const sentence of this.#sentences.push(cleanText(delta, WRITTEN_MOST))) yield* this.#give(sentence);
  }

  /** What is said before a read and after it are two paragraphs. */
  *endOfText(): Iterable<Piece> {
    for (const sentence of this.#sentences.rest()) yield* this.#give(sentence);
    this.#isNewText = this.#written > 0;
  }

  /** `proposes`: changes come below it, which may be all that there is to say. */
  *end(proposes: boolean): Iterable<Piece> {
    yield* this.endOfText();
    if (this.#written === 0 && !proposes) throw new ModelFailed("unfounded");
    if (this.#isLeftOut) yield { text: `\n\n*${this.#words("assistants.model.leftOut")}*` };
    if (proposes)
      yield { text: `${this.#written ? "\n\n" : ""}${this.#words("assistants.answer.proposed")}` };
  }

  *#give(sentence: string): Iterable<Piece> {
    if (!this.#sources.figures.bears(sentence)) {
      this.#isLeftOut = true;
      return;
    }
    const { text: marked, cited } = this.#sources.mark(sentence);
    for (const cite of cited) yield { cite };
    if (marked.trim() === "" && this.#written === 0) return;
    yield { text: this.#isNewText ? `\n\n${marked.trimStart()}` : marked };
    this.#isNewText = false;
    this.#written += marked.trim().length;
  }
}
