import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import type { VoiceId } from "../../../domain/assistants/agents.ts";
import { wholeSentences } from "../../../domain/assistants/spoken.ts";
import { hush, speak } from "./speak.ts";

interface Reply {
  id: string;
  content: string;
  state: string;
}

// Replies that were asked for in this tab: one may be whole before its log is drawn.
const awaited = new Set<string>();

/** A reply of this id was asked for here, and is read from its first word. */
export function awaitReply(id: string): void {
  awaited.add(id);
}

/**
 * Reads a reply aloud, sentence by sentence, while it is written. What stood there before is not read. `onSaid` is told when the whole of
 * it was said.
 */
export function useSpokenReply(reply: Reply | undefined, voice: VoiceId | null, onSaid: () => void): void {
  const { i18n } = useLingui();
  const reading = useRef<{ id: string; until: number } | null>(null);
  const lines = useRef<Promise<void>>(Promise.resolve());
  const said = useRef(onSaid);
  said.current = onSaid;
  useEffect(() => {
    if (!voice || !reply) return;
    const isWritten = reply.state === "streaming";
    if ((isWritten || awaited.has(reply.id)) && reading.current?.id !== reply.id)
      reading.current = { id: reply.id, until: 0 };
    awaited.delete(reply.id);
    const place = reading.current;
    if (place?.id !== reply.id || place.until < 0) return;
    const { said: sentences, until } = wholeSentences(reply.content, place.until, !isWritten);
    place.until = until;
    if (sentences.length > 0)
      lines.current = Promise.all([lines.current, speak(sentences, voice, i18n.locale)]).then(() => {});
    if (isWritten) return;
    place.until = -1;
    void lines.current.then(() => said.current());
  }, [reply, voice, i18n.locale]);
  useEffect(() => hush, []);
}
