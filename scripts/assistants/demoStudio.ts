import type { Database } from "../../db/open.ts";
import { type AgentId, agentOf } from "../../domain/assistants/agents.ts";
import { embeddedAssistant } from "../../server/assistants/embedded/embeddedAssistant.ts";
import type { Configuration } from "../../server/configuration.ts";
import type { Viewer } from "../../server/graphql/context.ts";
import type { Chip, Citation, Reader, Turn } from "../../server/providers/assistant.ts";
import { openTestServer, viewerFor } from "../../server/testing.ts";
import { writeStoryIntoEmpty } from "../story/play.ts";
import { personId } from "../story/storyId.ts";

/** What is asked, and by whom of the story. */
export interface Asks extends Partial<Pick<Turn, "history" | "locale" | "page">> {
  question: string;
  account?: string;
  agent?: AgentId;
}

/** An answer whole, beside everything that its reads gave. */
export interface Answered {
  question: string;
  askedAt: Date;
  text: string;
  sources: Citation[];
  chips: Chip[];
  looking: string[];
  /** One entry for each read: its document, what was given to it, what it gave. */
  reads: { document: string; data: unknown }[];
  /** Until the first word was thought of, and until the last, in milliseconds. */
  firstMs: number;
  wholeMs: number;
}

/** The demo story behind the real GraphQL endpoint, and the embedded assistant before it. */
export async function openDemoStudio(database?: Database) {
  const server = await openTestServer(() => new Date(), database ? { database } : {});
  const configuration = { wantsStory: true, demoPassword: "demo" } as Configuration;
  await writeStoryIntoEmpty(configuration, server.database, server.services);
  const people = new Map<string, { viewer: Viewer; workspaceId: string | null }>();

  async function personOf(account: string) {
    const known = people.get(account);
    if (known) return known;
    const viewer = await viewerFor(server, personId(account));
    const mine = await server.ask(viewer, "{ viewer { workspace { id } } }");
    const person = { viewer, workspaceId: (mine.data?.viewer?.workspace?.id ?? null) as string | null };
    people.set(account, person);
    return person;
  }

  async function ask({ question, account = "artist", agent: id = "pam", ...given }: Asks): Promise<Answered> {
    const { viewer, workspaceId } = await personOf(account);
    const reads: Answered["reads"] = [];
    const read: Reader = async <Data>(document: string, variables = {}) => {
      const { data = null, errors } = await server.ask(viewer, document, variables);
      if (errors) throw new Error(errors.map(({ message }) => message).join("; "));
      reads.push({ document, data });
      return data as Data | null;
    };
    const { name, level } = agentOf(id)!;
    const turn: Turn = {
      ...{
        agent: { id, name, level, areas: null, own: null },
        locale: "en",
        history: [],
        page: null,
        ...given,
      },
      ...{ question, workspaceId, read, now: new Date() },
      ...{ payer: { owner: { userId: viewer.userId }, tier: viewer.ownTier }, replyId: "" },
    };
    const asked = { question, askedAt: turn.now };
    const answer: Answered = {
      ...asked,
      text: "",
      sources: [],
      chips: [],
      looking: [],
      reads,
      firstMs: 0,
      wholeMs: 0,
    };
    const began = performance.now();
    for await (const piece of embeddedAssistant.reply(turn, new AbortController().signal)) {
      if ("text" in piece) {
        answer.firstMs ||= performance.now() - began;
        answer.text += piece.text;
      } else if ("cite" in piece) answer.sources.push(piece.cite);
      else if ("chip" in piece) answer.chips.push(piece.chip);
      else if ("looking" in piece) answer.looking.push(piece.looking);
    }
    answer.wholeMs = performance.now() - began;
    return answer;
  }

  return { server, ask, close: () => server.close() };
}
