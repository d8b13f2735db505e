import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { VOICE_MS } from "../../../domain/assistants/chat.ts";
import { listen } from "./listen.ts";
import { chooseHearing, type Hearing } from "./recognition.ts";
import { hush } from "./speak.ts";

/** Off; asking for the microphone; hearing; making words of what was heard. */
export type VoiceState = "off" | "opening" | "listening" | "writing";

interface Given {
  onWords: (words: string) => void;
  /** Asks whether what is said may go to the browser's maker. */
  mayGoOut: () => Promise<boolean>;
}

/** The microphone of a talk. `isDeaf`: nothing here makes words of speech, which was found when it was tried. */
export function useVoiceInput({ onWords, mayGoOut }: Given) {
  const { i18n } = useLingui();
  const [state, setState] = useState<VoiceState>("off");
  const [isDeaf, setDeaf] = useState(false);
  const [secondsLeft, setSecondsLeft] = useState(VOICE_MS / 1000);
  const enough = useRef<AbortController | null>(null);
  useEffect(() => () => enough.current?.abort(), []);
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
    setState("opening");
    const hearing: Hearing = await chooseHearing(i18n.locale);
    setDeaf(hearing === "none");
    const words =
      hearing === "none" || (hearing === "remote" && !(await mayGoOut())) ? "" : await heard(hearing);
    if (enough.current !== control) return;
    setState("off");
    if (words.trim() !== "") onWords(words.trim());

    function heard(by: Exclude<Hearing, "none">) {
      control.signal.addEventListener("abort", () => setState("writing"));
      return listen({
        ...{ hearing: by, language: i18n.locale, enough: control.signal },
        onOpen() {
          setSecondsLeft(VOICE_MS / 1000);
          setState("listening");
        },
      });
    }
  }

  return { state, isDeaf, secondsLeft, start: () => void start(), stop: () => enough.current?.abort() };
}
