import { useEffect } from "react";
import type { VoiceId } from "../../../domain/assistants/agents.ts";
import { speak } from "./speak.ts";

// One call is greeted once, also where its dialog is closed and opened again.
let greeted: string | null = null;

interface Greeting {
  callId: string | null;
  words: string;
  voice: VoiceId;
  language: string;
  onSaid: () => void;
}

/** Speaks first in a call, and then listens. */
export function useGreeting({ callId, words, voice, language, onSaid }: Greeting): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: when a call begins, and then no more
  useEffect(() => {
    if (callId === null || greeted === callId) return;
    greeted = callId;
    void speak([words], voice, language).then(onSaid);
  }, [callId]);
}
