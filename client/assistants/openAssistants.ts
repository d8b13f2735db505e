/** Sent on `window` when somebody asks for an assistant. */
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
  window.dispatchEvent(new CustomEvent(ASSISTANT_WANTED, { detail: wish }));
}

/** Sent on `window` when somebody wants to call an assistant; says its slug. */
export const AGENT_CALL_WANTED = "levare:call-assistant";

/** Opens the dialer of an assistant. */
export function openAgentDialer(slug: string): void {
  window.dispatchEvent(new CustomEvent(AGENT_CALL_WANTED, { detail: slug }));
}
