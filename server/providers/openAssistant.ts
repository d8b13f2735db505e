import { embeddedAssistant } from "../assistants/embedded/embeddedAssistant.ts";
import type { Assistant } from "./assistant.ts";

/** Who answers in this installation: our own rules. */
export function openAssistant(): Assistant {
  return embeddedAssistant;
}
