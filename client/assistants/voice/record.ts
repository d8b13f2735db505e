/** Enough for speech: five seconds are some twenty kilobytes. */
const BITS_A_SECOND = 32_000;

/** Whether this browser can record. */
export function canRecord(): boolean {
  return typeof MediaRecorder !== "undefined" && navigator.mediaDevices?.getUserMedia !== undefined;
}

/**
 * Opens the microphone, calls `onOpen` once it hears, and records until the `stop` that it gives there is called. The microphone is closed
 * again however it ends. Throws where somebody refuses it.
 */
export async function record(onOpen: (stop: () => void) => void): Promise<Blob> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  try {
    return await new Promise((resolve, reject) => {
      const recorder = new MediaRecorder(stream, { audioBitsPerSecond: BITS_A_SECOND });
      const parts: Blob[] = [];
      recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
      recorder.addEventListener("stop", () => resolve(new Blob(parts, { type: recorder.mimeType })));
      recorder.addEventListener("error", () => reject(new Error("The recording broke off.")));
      recorder.addEventListener("start", () =>
        onOpen(() => {
          if (recorder.state !== "inactive") recorder.stop();
        }),
      );
      recorder.start();
    });
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}
