import type { ChatCompletionChunk, ChatCompletionCreateParamsStreaming } from "openai/resources";
import { endOf, FAKE_USAGE, type FakeTurn, piecesOf, wordsOf } from "./FakeTurn.ts";

type Choice = ChatCompletionChunk["choices"][number];

/** A turn as the chat completions of OpenAI stream it. */
export function* writeOpenAi(
  { model, stream_options: options }: ChatCompletionCreateParamsStreaming,
  turn: FakeTurn,
): Iterable<string> {
  const base = { id: "chatcmpl-1", object: "chat.completion.chunk", created: 1, model } as const;
  const line = (chunk: ChatCompletionChunk) => `data: ${JSON.stringify(chunk)}\n\n`;
  const choice = (delta: Choice["delta"], finish: Choice["finish_reason"] = null) =>
    line({ ...base, choices: [{ index: 0, delta, finish_reason: finish, logprobs: null }] });
  yield choice({ role: "assistant", content: "" });
  for (const word of wordsOf(turn)) {
    if (word === null) return yield endOf(turn);
    yield choice({ content: word });
  }
  for (const [index, { name, args }] of (turn.calls ?? []).entries()) {
    const id = `call_${crypto.randomUUID()}`;
    yield choice({ tool_calls: [{ index, id, type: "function", function: { name, arguments: "" } }] });
    for (const piece of piecesOf(args))
      yield choice({ tool_calls: [{ index, function: { arguments: piece } }] });
  }
  yield choice({}, turn.refuses ? "content_filter" : turn.calls ? "tool_calls" : "stop");
  const { input, output } = FAKE_USAGE;
  if (options?.include_usage && !turn.hidesUsage)
    yield line({
      ...{ ...base, choices: [] },
      usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output },
    });
  yield "data: [DONE]\n\n";
}
