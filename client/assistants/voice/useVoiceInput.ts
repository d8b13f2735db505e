import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { VOICE_MS } from "../../../domain/assistants/chat.ts";
import { useViewer } from "../../app/viewer.ts";
import { accidentIn, type RefusalPayload } from "../../i18n/useRefusal.ts";
import { LEFT, listen } from "./listen.ts";
import { chooseHearing, type Hearing } from "./recognition.ts";
import { hush } from "./speak.ts";
import { NotTranscribed } from "./transcribe.ts";

/** Off; asking for the microphone; hearing; making words of what was heard. */
export type VoiceState = "off" | "opening" | "listening" | "writing";

/** Ways in which what is said leaves the device, which is asked first. */
export type OutwardHearing = Extract<Hearing, "platform" | "remote">;

interface Given {
  onWords: (words: string) => void;
  /** Whether the platform turns recordings into words. */
  hasPlatform: boolean;
  /** Asks whether what is said may go there. */
  mayGoOut: (way: OutwardHearing) => Promise<boolean>;
}

// What a browser cannot do it cannot do in the next talk either.
const broken = new Set<Hearing>();

/**
 * The microphone of a talk. `isDeaf`: nothing here makes words of speech, which was found when it was tried. `problem`: why what was said
 * last was not written down.
 */
export function useVoiceInput({ onWords, hasPlatform, mayGoOut }: Given) {
  const { i18n } = useLingui();
  const studio = useViewer().workspace?.id ?? null;
  const [state, setState] = useState<VoiceState>("off");
  const [isDeaf, setDeaf] = useState(false);
  const [problem, setProblem] = useState<RefusalPayload | null>(null);
  const [secondsLeft, setSecondsLeft] = useState(VOICE_MS / 1000);
  const enough = useRef<AbortController | null>(null);
  useEffect(() => () => enough.current?.abort(LEFT), []);
  useEffect(() => {
    if (state !== "listening") return;
    const tick = setInterval(() => setSecondsLeft((left) => Math.max(0, left - 1)), 1000);
    return () => clearInterval(tick);
  }, [state]);

  async function start() {
    if (state !== "off") return;
    hush();
    const control = new AbortController();
    enough.current = control;
    setProblem(null);
    setState("opening");
    const hearing = await chooseHearing(i18n.locale, hasPlatform, broken);
    setDeaf(hearing === "none");
    const isAllowed = hearing === "device" || (hearing !== "none" && (await mayGoOut(hearing)));
    const words = isAllowed ? await heard(hearing) : "";
    if (enough.current !== control) return;
    setState("off");
    if (words.trim() !== "") onWords(words.trim());

    async function heard(by: Exclude<Hearing, "none">): Promise<string> {
      try {
        const { words, isBroken } = await listen({
          ...{ hearing: by, language: i18n.locale, studio, enough: control.signal },
          onOpen() {
            setSecondsLeft(VOICE_MS / 1000);
            setState("listening");
          },
          onHeard: () => setState("writing"),
        });
        if (isBroken) broken.add(by);
        return words;
      } catch (error) {
        setProblem(error instanceof NotTranscribed ? error.told : accidentIn(error));
        return "";
      }
    }
  }

  return {
    ...{ state, isDeaf, problem, secondsLeft },
    start: () => void start(),
    stop: () => enough.current?.abort(),
  };
}
