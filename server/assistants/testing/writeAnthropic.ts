import type Anthropic from "@anthropic-ai/sdk";
import { endOf, FAKE_USAGE, type FakeTurn, piecesOf, wordsOf } from "./FakeTurn.ts";

type Event = Anthropic.Messages.RawMessageStreamEvent;

/** A turn as the messages of Anthropic stream it. */
export function* writeAnthropic(
  { model }: Anthropic.Messages.MessageCreateParamsStreaming,
  turn: FakeTurn,
): Iterable<string> {
  const line = (event: Event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
  yield line({
    type: "message_start",
    // What the wire leaves out of a message that begins, the type asks for.
    message: {
      ...{ id: "msg_1", type: "message", role: "assistant", model, content: [] },
      ...{ stop_reason: null, stop_sequence: null },
      usage: { input_tokens: FAKE_USAGE.input, output_tokens: 1 },
    } as unknown as Anthropic.Messages.Message,
  });
  let index = 0;
  if (turn.text) {
    yield line({
      ...{ type: "content_block_start", index },
      content_block: { type: "text", text: "", citations: null },
    });
    for (const word of wordsOf(turn)) {
      if (word === null) return yield endOf(turn);
      yield line({ type: "content_block_delta", index, delta: { type: "text_delta", text: word } });
    }
    yield line({ type: "content_block_stop", index: index++ });
  }
  for (const { name, args } of turn.calls ?? []) {
    const id = `toolu_${crypto.randomUUID()}`;
    yield line({
      ...{ type: "content_block_start", index },
      content_block: { type: "tool_use", id, name, input: {} } as Anthropic.Messages.ToolUseBlock,
    });
    for (const piece of piecesOf(args))
      yield line({
        ...{ type: "content_block_delta", index },
        delta: { type: "input_json_delta", partial_json: piece },
      });
    yield line({ type: "content_block_stop", index: index++ });
  }
  const reason = turn.refuses ? "refusal" : turn.calls ? "tool_use" : "end_turn";
  yield line({
    type: "message_delta",
    delta: { stop_reason: reason, stop_sequence: null } as Anthropic.Messages.RawMessageDeltaEvent["delta"],
    usage: { output_tokens: FAKE_USAGE.output } as Anthropic.Messages.MessageDeltaUsage,
  });
  yield line({ type: "message_stop" });
}
