import { madeId } from "../app/madeId.ts";

const TYPE = "Conversation:";

/** The name of a conversation that is about to begin, as the API will know it. */
export function newConversation(): string {
  return btoa(`${TYPE}${madeId()}`);
}

/** The id that stands in it, which is sent with every question. */
export function rowIdOf(conversationId: string): string {
  return atob(conversationId).slice(TYPE.length);
}
