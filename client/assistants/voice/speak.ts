import { VOICES, type VoiceId } from "../../../domain/assistants/agents.ts";

const ORDER = Object.keys(VOICES) as VoiceId[];

/** Whether this browser can speak. */
export const canSpeak = (): boolean => typeof speechSynthesis !== "undefined";

/** Says sentences one after another; resolves when they were said, or hushed. */
export async function speak(sentences: readonly string[], voiceId: VoiceId, language: string): Promise<void> {
  if (!canSpeak()) return;
  await Promise.all(sentences.map((sentence) => say(sentence, voiceId, language)));
}

/** Says nothing more. */
export function hush(): void {
  if (canSpeak()) speechSynthesis.cancel();
}

function say(sentence: string, voiceId: VoiceId, language: string): Promise<void> {
  return new Promise((resolve) => {
    const utterance = new SpeechSynthesisUtterance(sentence);
    const { pitch, rate } = VOICES[voiceId] ?? VOICES.alba;
    // Four presets are four voices where the language has so many, and differ by pitch and pace anyway.
    const voices = speechSynthesis.getVoices().filter(({ lang }) => lang.startsWith(language));
    Object.assign(utterance, { lang: language, pitch, rate });
    if (voices.length > 0) utterance.voice = voices[ORDER.indexOf(voiceId) % voices.length] ?? null;
    utterance.onend = () => resolve();
    utterance.onerror = () => resolve();
    speechSynthesis.speak(utterance);
  });
}
