import { VOICE_MS } from "../../../domain/assistants/chat.ts";
import { type Hearing, type RecognitionResult, recognitionMaker } from "./recognition.ts";
import { transcribe } from "./transcribe.ts";

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
    return await (hearing === "server" ? recorded(wanted) : recognised(hearing === "device", wanted));
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

async function recorded({ language, enough, onOpen }: Part): Promise<string> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  try {
    if (enough.aborted) return "";
    const recorder = new MediaRecorder(stream);
    const parts: Blob[] = [];
    await new Promise<void>((resolve, reject) => {
      recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
      recorder.addEventListener("stop", () => resolve());
      recorder.addEventListener("error", reject);
      recorder.start();
      onOpen();
      stopInTime(enough, () => recorder.state !== "inactive" && recorder.stop());
    });
    return await transcribe(new Blob(parts, { type: recorder.mimeType }), language);
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}
