import type { Kysely } from "kysely";
import type { Talker } from "../../db/assistants/conversations.ts";
import { type CustomAgentRow, findCustomAgents, listCustomAgents } from "../../db/assistants/customAgents.ts";
import type { DB } from "../../db/tables.generated.ts";
import { agentPictureUrl } from "../../domain/assistants/agentPictures.ts";
import type { Area } from "../../domain/assistants/agents.ts";
import { AGENTS, type Agent, agentByUid, type LogicLevel } from "../../domain/assistants/agents.ts";
import type { CustomSkill } from "../../domain/assistants/customAgents.ts";
import type { Text } from "../../domain/words/refusal.ts";

/** An assistant as people meet it, built in or made by them: words of ours are texts, theirs are as they wrote them. */
export interface AgentFacts {
  uid: string;
  slug: string;
  name: string;
  level: LogicLevel;
  voice: string;
  role: Text | string;
  description: Text | string;
  persona: Text | string;
  skills: readonly { name: Text | string; value: number }[];
  avatarUrl: string;
  headerUrl: string;
  isCustom: boolean;
  /** What it may look at; null: everything. */
  areas: readonly Area[] | null;
  /** The studio that one of the person's own is at home in; null where it has none. */
  workspaceId: string | null;
}

function builtIn({ id, ...agent }: Agent): AgentFacts {
  const pictures = { avatarUrl: `/agents/${id}.svg`, headerUrl: `/agents/${id}-header.svg` };
  return { ...agent, ...pictures, slug: id, isCustom: false, areas: null, workspaceId: null };
}

function custom({ id, avatar, header, skills, areas, level, ...agent }: CustomAgentRow): AgentFacts {
  return {
    ...agent,
    ...{ uid: id, slug: id, level: level as LogicLevel, isCustom: true },
    ...{ skills: skills as unknown as CustomSkill[], areas: areas as unknown as Area[] },
    avatarUrl: agentPictureUrl("avatar", avatar),
    headerUrl: agentPictureUrl("header", header),
  };
}

/** Assistants by uid: built-in ones for everybody, others for whoever made them. */
export async function findAgents(
  db: Kysely<DB>,
  uids: readonly string[],
  talker: Talker,
): Promise<AgentFacts[]> {
  const known = uids.map(agentByUid).filter((agent) => agent !== undefined);
  const others = uids.filter((uid) => !agentByUid(uid));
  const own = others.length ? await findCustomAgents(db, others, talker) : [];
  return [...known.map(builtIn), ...own.map(custom)];
}

export async function findAgent(
  db: Kysely<DB>,
  uid: string,
  talker: Talker,
): Promise<AgentFacts | undefined> {
  return (await findAgents(db, [uid], talker))[0];
}

/** All assistants of a person in a studio, or without one. */
export async function listAgents(
  db: Kysely<DB>,
  of: { userId: string; workspaceId: string | null },
): Promise<AgentFacts[]> {
  return [...AGENTS.map(builtIn), ...(await listCustomAgents(db, of)).map(custom)];
}
