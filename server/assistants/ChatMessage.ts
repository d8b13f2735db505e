import { findMessages, type MessageRow } from "../../db/assistants/messages.ts";
import { agentOf } from "../../domain/assistants/agents.ts";
import { MESSAGE_STATES, stateOf } from "../../domain/assistants/chat.ts";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import type { Chip, Citation } from "../providers/assistant.ts";
import { AiAgent } from "./AiAgent.ts";
import { talkerOf } from "./talkerOf.ts";

const ChatRoleEnum = builder.enumType("ChatRole", { values: ["user", "assistant"] as const });
const ChatMessageStateEnum = builder.enumType("ChatMessageState", {
  description: "Being written, whole, stopped by the person, or broken off.",
  values: MESSAGE_STATES,
});
const ChatChipKindEnum = builder.enumType("ChatChipKind", {
  description: "Asks something, opens a page, or goes on with another assistant.",
  values: ["ask", "open", "agent"] as const,
});

const ChatCitation = builder.objectRef<Citation>("ChatCitation").implement({
  description:
    "Where something in an answer comes from. The text points at it by its place: [1] is the first.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    label: t.exposeString("label"),
    path: t.exposeString("path", { description: "A page of the web client." }),
  }),
});

const ChatChip = builder.objectRef<Chip>("ChatChip").implement({
  description: "A button below an answer.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    kind: t.field({ type: ChatChipKindEnum, resolve: ({ kind }) => kind }),
    label: t.exposeString("label"),
    text: t.string({
      nullable: true,
      description: "What it asks.",
      resolve: (chip) => ("text" in chip ? chip.text : null),
    }),
    path: t.string({
      nullable: true,
      description: "What it opens.",
      resolve: (chip) => ("path" in chip ? chip.path : null),
    }),
    agent: t.field({
      type: AiAgent,
      nullable: true,
      description: "Whom it asks, where it is somebody else.",
      resolve: (chip) => ("agentId" in chip ? agentOf(chip.agentId)?.uid : null),
    }),
  }),
});

export const ChatMessage = builder.loadableNodeRef("ChatMessage", {
  id: { resolve: (message: MessageRow) => message.id },
  load: (ids: string[], { db, viewer }: Context) =>
    viewer ? findMessages(db, ids, talkerOf(viewer)) : Promise.resolve([]),
  sort: (message: MessageRow) => message.id,
});

ChatMessage.implement({
  description: "Something that was said in a conversation with an assistant.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    role: t.field({ type: ChatRoleEnum, resolve: ({ role }) => role as "user" | "assistant" }),
    content: t.exposeString("content", {
      description:
        "What a person wrote, as it is; of an assistant Markdown without pictures and foreign links.",
    }),
    state: t.field({
      type: ChatMessageStateEnum,
      resolve: (message, _args, { now }) => stateOf(message, now()),
    }),
    looking: t.exposeString("looking", {
      nullable: true,
      description: "What is being looked at, until there is a first word.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    citations: t.field({ type: [ChatCitation], resolve: ({ citations }) => citations as never }),
    chips: t.field({ type: [ChatChip], resolve: ({ chips }) => chips as never }),
  }),
});
