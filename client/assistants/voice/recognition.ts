import { canRecord } from "./record.ts";

/** What we need of a browser's speech recognition (Web Speech API). */
export interface Recognition extends EventTarget {
  lang: string;
  processLocally?: boolean;
  start(): void;
  stop(): void;
  abort(): void;
}
interface RecognitionMaker {
  new (): Recognition;
  available?(options: { langs: string[]; processLocally: boolean }): Promise<string>;
}
export interface RecognitionResult extends Event {
  results: ArrayLike<ArrayLike<{ transcript: string }>>;
}

/** The browser's own; undefined where it has none. */
export function recognitionMaker(): RecognitionMaker | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = window as unknown as Record<
    "SpeechRecognition" | "webkitSpeechRecognition",
    RecognitionMaker | undefined
  >;
  return SpeechRecognition ?? webkitSpeechRecognition;
}

/**
 * Who turns speech into words: the device itself, the model behind this platform, a service of the browser's maker, or nobody. In this
 * order, because what somebody says goes no further than it has to.
 */
export type Hearing = "device" | "platform" | "remote" | "none";

/** `hasPlatform`: the platform would do it. `failed`: ways that did not work here before, which are taken where there is no other. */
export async function chooseHearing(
  language: string,
  hasPlatform: boolean,
  failed: ReadonlySet<Hearing>,
): Promise<Hearing> {
  const maker = recognitionMaker();
  const onDevice = await maker
    ?.available?.({ langs: [language], processLocally: true })
    .catch(() => "unavailable");
  const ways: Hearing[] = [];
  if (onDevice === "available") ways.push("device");
  if (hasPlatform && canRecord()) ways.push("platform");
  if (maker) ways.push("remote");
  return ways.find((way) => !failed.has(way)) ?? ways[0] ?? "none";
}
