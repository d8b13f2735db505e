import { VOICE_MS } from "../../../domain/assistants/chat.ts";
import { type Hearing, type RecognitionResult, recognitionMaker } from "./recognition.ts";
import { record } from "./record.ts";
import { transcribe } from "./transcribe.ts";

/** Why a recording ends that nobody waits for any more: it goes nowhere. */
export const LEFT = "left";

interface Wanted {
  hearing: Exclude<Hearing, "none">;
  /** As browsers name it: "en", "es". */
  language: string;
  /** The studio whose money it costs where the platform writes it down; null: the person's own. */
  studio: string | null;
  /** Ends the recording; what was said until then counts. */
  enough: AbortSignal;
  /** The microphone is open. */
  onOpen: () => void;
  /** The microphone is closed, and the words are made. */
  onHeard: () => void;
}

interface Heard {
  /** Empty where nothing was understood, or the microphone was refused: no error. */
  words: string;
  /** This way cannot work here: another one is taken the next time. */
  isBroken: boolean;
}

/** What somebody said within five seconds, as words. Throws NotTranscribed where the platform says why it wrote none. */
export function listen({ hearing, ...wanted }: Wanted): Promise<Heard> {
  return hearing === "platform" ? written(wanted) : recognised(hearing === "device", wanted);
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

/** Records, and has the platform write down what was said. */
async function written({ studio, enough, onOpen, onHeard }: Part): Promise<Heard> {
  const nothing = { words: "", isBroken: false };
  const recording = await record((stop) => {
    if (enough.aborted) return stop();
    onOpen();
    stopInTime(enough, stop);
  }).catch(() => null);
  if (!recording || recording.size === 0 || enough.reason === LEFT) return nothing;
  onHeard();
  return { ...nothing, words: await transcribe(recording, studio) };
}

/** What a browser says that has a recognition which recognises nothing. */
const BROKEN = new Set(["network", "service-not-allowed", "language-not-supported", "audio-capture"]);

async function recognised(isLocal: boolean, { language, enough, onOpen, onHeard }: Part): Promise<Heard> {
  try {
    const recognition = new (recognitionMaker()!)();
    recognition.lang = language;
    if (isLocal) recognition.processLocally = true;
    return await new Promise((resolve) => {
      let words = "";
      recognition.addEventListener("audiostart", () => {
        onOpen();
        stopInTime(enough, () => {
          onHeard();
          recognition.stop();
        });
      });
      recognition.addEventListener("result", (event) => {
        const { results } = event as RecognitionResult;
        words = Array.from(results, (result) => result[0]?.transcript ?? "").join(" ");
      });
      recognition.addEventListener("error", (event) =>
        resolve({ words, isBroken: BROKEN.has((event as Event & { error?: string }).error ?? "") }),
      );
      recognition.addEventListener("end", () => resolve({ words, isBroken: false }));
      if (enough.aborted) return resolve({ words: "", isBroken: false });
      enough.addEventListener("abort", () => recognition.stop());
      recognition.start();
    });
  } catch {
    return { words: "", isBroken: true };
  }
}
