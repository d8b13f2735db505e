import { newId } from "../../../db/ids.ts";
import { mayPropose, WHY_MAX } from "../../../domain/assistants/proposals.ts";
import { textIn } from "../../../domain/words/textIn.ts";
import { log } from "../../log.ts";
import type { Proposed } from "../../providers/assistant.ts";
import type { Signer } from "../../signing.ts";
import type { Commission } from "../replies/replyWriters.ts";
import { fingerprintOf } from "./fingerprint.ts";
import type { DiffLine, Kind } from "./Kind.ts";
import { KINDS } from "./kinds/kinds.ts";

/** A proposal as it is stored. */
export interface NewProposal {
  id: string;
  messageId: string;
  workspaceId: string;
  verb: string;
  variables: Record<string, unknown>;
  about: string;
  path: string;
  why: string;
  diff: DiffLine[];
  before: Record<string, unknown>;
  asksTwice: boolean;
  baseVersion: Record<string, number>;
  fingerprint: string;
  state: "open";
  createdAt: Date;
}

/**
 * What an assistant wants to propose, judged: by what this assistant may propose at all, and by what the person sees now in this studio.
 * What it would change is read here and never taken from the assistant's word. Null where it is nothing that can be proposed.
 */
export async function newProposal(
  signer: Signer,
  { turn, messageId, userId, workspaceId, now }: Commission,
  { verb, input, why }: Proposed,
): Promise<NewProposal | null> {
  if (workspaceId === null || turn.workspaceId === null || !mayPropose(turn.agent.id, verb)) {
    log.warn("proposal-refused", { messageId, verb: verb.slice(0, 40) });
    return null;
  }
  const kind: Kind = KINDS[verb];
  const seen = await kind.see(input, {
    ...{ read: turn.read, locale: turn.locale, workspaceId: turn.workspaceId },
    now: now(),
    words: (said) => textIn(turn.locale, said),
  });
  if (!seen) return null;
  const { input: variables, base: baseVersion, about, path, diff, before, asksTwice } = seen;
  const proposal = {
    ...{ id: newId(), messageId, userId, workspaceId, verb, variables, about, path, diff, before },
    ...{ asksTwice, baseVersion, createdAt: now() },
  };
  const fingerprint = fingerprintOf(signer, proposal);
  const { userId: _, ...row } = proposal;
  return { ...row, why: why.slice(0, WHY_MAX), fingerprint, state: "open" };
}

/** As the database takes it: an array would else become one of its own. */
export function stored({ variables, diff, before, baseVersion, ...row }: NewProposal) {
  const parts = { variables, diff, before, baseVersion };
  const written = Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, JSON.stringify(part)]),
  ) as Record<keyof typeof parts, string>;
  return { ...row, ...written };
}
