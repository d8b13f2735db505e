import { type DocumentNode, execute, type GraphQLSchema, parse } from "graphql";
import { narrowed } from "../../acting/actor.ts";
import { type Context, signedIn } from "../../graphql/context.ts";
import { log } from "../../log.ts";
import type { Reader } from "../../providers/assistant.ts";
import { withinTime } from "../../withinTime.ts";

/** One read takes no longer, and one reply makes no more of them. */
const READ_MS = 5_000;
const READS = 30;

const parsed = new Map<string, DocumentNode>();

function documentOf(text: string): DocumentNode {
  const known = parsed.get(text);
  if (known) return known;
  const document = parse(text, { noLocation: true });
  parsed.set(text, document);
  return document;
}

/**
 * How a reply reads: documents of ours, run as the person who asked, at home in this one studio and an administrator of nothing. What they may
 * not see, and what takes too long, is not there.
 */
export function readerFor(
  context: Context,
  schema: GraphQLSchema,
  { runId, workspaceId }: { runId: string; workspaceId: string | null },
): Reader {
  const viewer = narrowed(signedIn(context), workspaceId ?? "");
  let reads = 0;
  return async <Data>(text: string, variableValues: Readonly<Record<string, unknown>> = {}) => {
    if (++reads > READS) throw new Error("A reply read more often than it may.");
    const result = await withinTime(
      execute({
        ...{ schema, document: documentOf(text), variableValues },
        contextValue: {
          ...{ ...context, viewer, answerHeaders: new Headers() },
          actor: { kind: "assistant", viewer, runId, scopes: new Set() },
        } satisfies Context,
      }),
      READ_MS,
    );
    if (!result) return null;
    for (const { message, path } of result.errors ?? [])
      log.warn("assistant-read-refused", { runId, path, message });
    return (result.data ?? null) as Data | null;
  };
}
