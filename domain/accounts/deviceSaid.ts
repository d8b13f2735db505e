import { text } from "../words/refusal.ts";
import { type Said, said } from "../words/said.ts";

/** A device as a sentence names it: "Firefox on Linux". */
export function deviceSaid({ browser, system }: { browser: string | null; system: string | null }): Said {
  return (locale) => {
    const program = browser ?? said(locale, text("accounts.unknownProgram"));
    return system
      ? text("accounts.programOn", { program, system })
      : text("general.asWritten", { words: program });
  };
}
