import { sendErrand } from "../app/errands.ts";

/** The errand of the assistants' button; it gets an AssistantWish. */
export const ASSISTANT_WANTED = "levare:assistant";

/** Whom somebody wants to talk to, and about what. */
export interface AssistantWish {
  /** The assistant's slug; left out: the one that was talked to last. */
  slug?: string | undefined;
  /** A conversation of before, by its id. */
  conversationId?: string | undefined;
}

/** Opens the dialog of the assistants. */
export function openAssistants(wish: AssistantWish = {}): void {
  sendErrand(ASSISTANT_WANTED, wish);
}

/** The errand of the dialer; it gets the assistant's slug. */
export const AGENT_CALL_WANTED = "levare:call-assistant";

/** Opens the dialer of an assistant. */
export function openAgentDialer(slug: string): void {
  sendErrand(AGENT_CALL_WANTED, slug);
}
