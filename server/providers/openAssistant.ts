import type { Budget } from "../assistants/budget/budget.ts";
import { embeddedAssistant } from "../assistants/embedded/embeddedAssistant.ts";
import { Circuit } from "../assistants/model/Circuit.ts";
import { modelAssistant } from "../assistants/model/modelAssistant.ts";
import { withFallback } from "../assistants/model/withFallback.ts";
import { openTranscriber, type Transcriber } from "../assistants/voice/openTranscriber.ts";
import type { PlatformKeeper } from "../platform/keepPlatform.ts";
import type { Assistant, Turn } from "./assistant.ts";
import type { AssistantChoice } from "./assistants/choice.ts";

interface Given {
  choice: AssistantChoice;
  budget: Budget;
  platform: PlatformKeeper;
}

/** Who answers in this installation, and whether they can be asked. */
export interface AssistantPart {
  assistant: Assistant;
  choice: AssistantChoice;
  budget: Budget;
  /** Whether a language model answers those whose plan has money for it. */
  hasModel(): Promise<boolean>;
  /** The language model did not answer lately; false where there is none. */
  isDown(): boolean;
  /** Writes down what people say; null where nothing does. */
  transcriber: Transcriber | null;
  /** Whether it does so for those who pay by this plan. */
  hears(payer: Turn["payer"]): Promise<boolean>;
}

/** Our own rules, and before them a language model where the environment names one. */
export function openAssistant({ choice, budget, platform }: Given): AssistantPart {
  if (choice.kind === "embedded")
    return {
      ...{ assistant: embeddedAssistant, choice, budget, hasModel: async () => false, isDown: () => false },
      ...{ transcriber: null, hears: async () => false },
    };
  const circuit = new Circuit();
  const hasModel = async () => (await platform.settings()).aiModel === "on";
  const isPaid = async (payer: Turn["payer"]) => (await hasModel()) && (await budget.limitOf(payer)) > 0;
  const { transcription } = choice;
  return {
    ...{ choice, budget, hasModel },
    transcriber: transcription && openTranscriber(choice, transcription, budget),
    hears: async (payer) => transcription !== null && (await isPaid(payer)),
    assistant: withFallback({
      ...{ model: modelAssistant({ choice, budget }), embedded: embeddedAssistant, circuit },
      isOpenTo: ({ payer }) => isPaid(payer),
    }),
    isDown: () => circuit.isOpen,
  };
}
