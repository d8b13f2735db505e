import { VOICE_MS } from "../../../domain/assistants/chat.ts";
import { type Hearing, type RecognitionResult, recognitionMaker } from "./recognition.ts";

interface Wanted {
  hearing: Exclude<Hearing, "none">;
  /** As browsers name it: "en", "es". */
  language: string;
  /** Ends the recording; what was said until then counts. */
  enough: AbortSignal;
  /** The microphone is open. */
  onOpen: () => void;
}

/** What somebody said within five seconds, as words. Empty where nothing was understood, or the microphone was refused: no error. */
export async function listen({ hearing, ...wanted }: Wanted): Promise<string> {
  try {
    return await recognised(hearing === "device", wanted);
  } catch {
    return "";
  }
}

type Part = Omit<Wanted, "hearing">;

/** Calls `stop` after five seconds, or when it is enough. */
function stopInTime(enough: AbortSignal, stop: () => void): void {
  const timer = setTimeout(stop, VOICE_MS);
  enough.addEventListener("abort", () => {
    clearTimeout(timer);
    stop();
  });
}

function recognised(isLocal: boolean, { language, enough, onOpen }: Part): Promise<string> {
  const recognition = new (recognitionMaker()!)();
  recognition.lang = language;
  if (isLocal) recognition.processLocally = true;
  return new Promise((resolve) => {
    let words = "";
    recognition.addEventListener("audiostart", () => {
      onOpen();
      stopInTime(enough, () => recognition.stop());
    });
    recognition.addEventListener("result", (event) => {
      const { results } = event as RecognitionResult;
      words = Array.from(results, (result) => result[0]?.transcript ?? "").join(" ");
    });
    recognition.addEventListener("error", () => resolve(words));
    recognition.addEventListener("end", () => resolve(words));
    if (enough.aborted) return resolve("");
    enough.addEventListener("abort", () => recognition.stop());
    recognition.start();
  });
}
