import { DAY_MS } from "../../domain/duration.ts";
import type { Database } from "../../db/open.ts";
import type { Configuration } from "../../server/configuration.ts";
import type { Reader, Turn } from "../../server/providers/assistant.ts";
import { openTestServer, viewerFor } from "../../server/testing.ts";
import { writeStoryIntoEmpty } from "../story/play.ts";
import { personId } from "../story/storyId.ts";

/** What a turn reads, beside the answer that was given to it. */
export interface Watched {
  turn: Turn;
  /** Everything that the reads of this turn gave. */
  given: unknown[];
}

/** The demo story behind the real GraphQL endpoint, and turns of its people. */
export async function openDemoStudio(database?: Database) {
  const server = await openTestServer(() => new Date(), database ? { database } : {});
  const configuration = { wantsStory: true, demoPassword: "demo" } as Configuration;
  await writeStoryIntoEmpty(configuration, server.database, server.services);

  /** A question that somebody of the story asks, on their own rights. */
  async function ask(account: string, about: Omit<Turn, "now" | "workspaceId" | "read" | "history"> & { history?: Turn["history"] }): Promise<Watched> {
    const viewer = await viewerFor(server, personId(account));
    const given: unknown[] = [];
    const read: Reader = async <Data>(document: string, variables = {}) => {
      const { data, errors } = await server.ask(viewer, document, variables);
      if (errors) console.warn(errors.map(({ message }) => message).join("\n"));
      given.push(data);
      return (data ?? null) as Data | null;
    };
    const mine = await server.ask(viewer, "{ viewer { workspace { id } } }");
    const workspaceId: string | null = mine.data?.viewer?.workspace?.id ?? null;
    return { turn: { history: [], ...about, now: new Date(), workspaceId, read }, given };
  }
  return { ...server, ask };
}

/** The day that is so many days from now, for what is expected of the story. */
export function dayIn(days: number): Date {
  return new Date(Date.now() + days * DAY_MS);
}
