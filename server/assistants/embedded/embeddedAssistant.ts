import { agentOf } from "../../../domain/assistants/agents.ts";
import type { Named } from "../../../domain/assistants/grammar/linkNames.ts";
import { namesAnother } from "../../../domain/assistants/grammar/namesAnother.ts";
import type { Rule } from "../../../domain/assistants/grammar/rule.ts";
import { type Intent, STUDIO_RULES } from "../../../domain/assistants/grammar/rules.ts";
import { type Understood, understand } from "../../../domain/assistants/grammar/understand.ts";
import { text } from "../../../domain/words/refusal.ts";
import type { Assistant, Piece, Turn } from "../../providers/assistant.ts";
import { readStudioThings, type StudioThings } from "../reads/studioThings.ts";
import { ANSWERERS } from "./answerers.ts";
import { Draft } from "./Draft.ts";
import { onPage } from "./onPage.ts";
import { about, asked, suggest } from "./suggestions.ts";

const NOBODY: StudioThings = { things: [], artists: [] };
const OTHER_READINGS = 3;

/** Answers by our own rules: no key, no network, nothing that a read did not give. */
export const embeddedAssistant: Assistant = {
  kind: "embedded",
  async *reply(turn: Turn, signal: AbortSignal): AsyncIterable<Piece> {
    const draft = new Draft(turn.locale, turn.agent.level);
    const notMeant = draft.words(text("assistants.answer.notMeant"));
    if (turn.question.trim() === notMeant) yield* otherReadings(turn, draft);
    else yield* answer(turn, draft, notMeant);
    signal.throwIfAborted();
    yield* draft.pieces();
  },
};

async function* answer(turn: Turn, draft: Draft, notMeant: string): AsyncIterable<Piece> {
  const { workspaceId } = turn;
  const refused = understood(turn, NOBODY);
  // What is refused is refused before anything is looked at.
  if (refused.certainty === "sure" && isDeclined(refused.intents[0]!))
    return write(turn, draft, refused.intents[0]!, []);
  if (workspaceId) yield { looking: draft.words(text("assistants.answer.lookingAtStudio")) };
  const studio = workspaceId ? ((await readStudioThings(turn.read, workspaceId)) ?? NOBODY) : NOBODY;
  const found = understood(turn, studio);
  const [first, second] = found.intents;
  const named = found.named.length ? found.named : nearest(turn, studio);
  if (!first) {
    draft.say(text("assistants.answer.unknown"));
    return suggest(draft, turn);
  }
  if (workspaceId && !found.named.length && namesAnother(turn.question, studio.artists) && isOfStudio(first))
    return write(turn, draft, "refuseOthers", []);
  if (found.certainty === "unsure" && second) {
    draft.say(text("assistants.answer.whichOne"));
    for (const intent of [first, second]) offer(draft, intent, found.named);
    return;
  }
  if (!mayAnswer(turn, first)) return leaveToOthers(turn, draft, first);
  if (named[0]) yield { looking: draft.words(text("assistants.answer.looking", { name: named[0].name })) };
  await write(turn, draft, first, named);
  handOver(turn, draft, first);
  draft.ask(notMeant, notMeant);
}

function understood({ question, agent, workspaceId }: Turn, { things }: StudioThings): Understood {
  return understand(question, { agent: agent.id, isFan: workspaceId === null, things });
}

async function write(turn: Turn, draft: Draft, intent: Intent, named: readonly Named[]): Promise<void> {
  draft.head(draft.words(about(intent)), named[0]?.name ?? null);
  await ANSWERERS[intent]({ turn, intent, draft, named, workspaceId: turn.workspaceId ?? "" });
}

/** The record of the page, or the one that was named last, where the question only points at it: "its splits", "¿le falta algo?" */
function nearest({ page, history, question }: Turn, { things }: StudioThings): readonly Named[] {
  const shown = page ? onPage(page, things) : [];
  if (shown.length) return shown;
  if (!/\b(?:it|its|that one|this|su|sus|le|ese|esa|este|esta)\b/i.test(question)) return [];
  for (const { role, content } of history.toReversed()) {
    if (role !== "user") continue;
    const { named } = understand(content, { agent: "", isFan: false, things });
    if (named.length) return named;
  }
  return [];
}

/** The button "Not what I meant": the next readings of what was asked before. */
async function* otherReadings(turn: Turn, draft: Draft): AsyncIterable<Piece> {
  const before = turn.history.findLast(
    ({ role, content }) => role === "user" && content.trim() !== turn.question.trim(),
  );
  const studio = turn.workspaceId
    ? ((await readStudioThings(turn.read, turn.workspaceId)) ?? NOBODY)
    : NOBODY;
  const found = before ? understood({ ...turn, question: before.content }, studio) : null;
  const next = found?.intents.slice(1, 1 + OTHER_READINGS) ?? [];
  draft.say(text(next.length ? "assistants.answer.perhaps" : "assistants.answer.nothingElse"));
  for (const intent of next) offer(draft, intent, found!.named);
  if (!next.length) suggest(draft, turn);
}

function offer(draft: Draft, intent: Intent, [named]: readonly Named[]): void {
  const [label, question] = [draft.words(about(intent)), draft.words(asked(intent))];
  if (named) draft.ask(`${label} · ${named.name}`, `${question} ${named.name}`);
  else draft.ask(label, question);
}

/** Whether somebody's own assistant was given what this question is about. */
function mayAnswer({ agent }: Turn, intent: Intent): boolean {
  const expert = ruleOf(intent)?.agent;
  return agent.areas === null || !expert || agent.areas.includes(agentOf(expert)!.area);
}

/** Nothing is read; the built-in assistant of that kind goes on, or the person lets this one look. */
function leaveToOthers(turn: Turn, draft: Draft, intent: Intent): void {
  draft.say(text("assistants.answer.notTicked"));
  const expert = agentOf(ruleOf(intent)!.agent!)!;
  draft.hand(text("assistants.answer.askAgent", { name: expert.name }), expert.id, turn.question);
  draft.open(text("assistants.answer.openAiTeam"), "/ai-team");
}

/** Who knows more of it goes on, by a button. */
function handOver({ agent, question }: Turn, draft: Draft, intent: Intent): void {
  const expert = ruleOf(intent)?.agent;
  const colleague = expert && expert !== agent.id ? agentOf(expert) : undefined;
  if (colleague && colleague.id !== "pam")
    draft.hand(text("assistants.answer.askAgent", { name: colleague.name }), colleague.id, question);
}

function ruleOf(intent: Intent): Rule | undefined {
  return (STUDIO_RULES as Readonly<Record<string, Rule>>)[intent];
}

function isDeclined(intent: Intent): boolean {
  return intent.startsWith("refuse") || intent === "health";
}

const OF_STUDIO: readonly Intent[] = [
  "earnings",
  "plays",
  "likes",
  "followers",
  "statement",
  "stock",
  "price",
  "orders",
  "splits",
];
function isOfStudio(intent: Intent): boolean {
  return OF_STUDIO.includes(intent);
}
