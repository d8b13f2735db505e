import type { Reader } from "../../providers/assistant.ts";

const VERSION = `query ProposedVersions($id: ID!) {
  node(id: $id) { ... on Release { version } ... on Track { version } ... on Milestone { version } }
}`;

/** The versions of things as they are now; what is not there has none. */
export async function versionsOf(read: Reader, ids: readonly string[]): Promise<Record<string, number>> {
  const versions: Record<string, number> = {};
  for (const id of ids) {
    const node = (await read<{ node: { version?: number } | null }>(VERSION, { id }))?.node;
    if (node?.version !== undefined) versions[id] = node.version;
  }
  return versions;
}

/** Whether things are still as they were. */
export function areSame(known: Record<string, number>, now: Record<string, number>): boolean {
  return Object.entries(known).every(([id, version]) => now[id] === version);
}

/** The versions that an answer tells of, wherever in it they stand. */
export function versionsIn(answer: unknown): Record<string, number> {
  if (Array.isArray(answer)) return Object.assign({}, ...answer.map(versionsIn));
  if (typeof answer !== "object" || answer === null) return {};
  const { id, nodeId = id, version } = answer as { id?: string; nodeId?: string; version?: number };
  if (typeof nodeId === "string" && typeof version === "number") return { [nodeId]: version };
  return Object.assign({}, ...Object.values(answer).map(versionsIn));
}
