import { execute, type GraphQLError, type GraphQLSchema, parse } from "graphql";
import type { Kysely } from "kysely";
import { findAnswer } from "../../../db/acting/idempotencyKeys.ts";
import type { ProposalRow } from "../../../db/assistants/proposals.ts";
import type { DB } from "../../../db/tables.generated.ts";
import type { Code } from "../../../domain/words/catalogue.ts";
import type { Params } from "../../../domain/words/refusal.ts";
import { nameOf, narrowed } from "../../acting/actor.ts";
import { placedKey } from "../../acting/perform.ts";
import { builder } from "../../graphql/builder.ts";
import { type Context, signedIn } from "../../graphql/context.ts";
import { NotFound, UserError, UserErrorInterface } from "../../graphql/errors.ts";
import type { Reader } from "../../providers/assistant.ts";
import { readerFor } from "../replies/readerFor.ts";
import type { Step } from "./Kind.ts";

/** The refusal of the verb that was pressed, as that verb says it. */
export class VerbRefused extends UserError {
  /** What was to be changed is not as it was read. */
  readonly isStale: boolean;
  constructor(refused: { __typename: string; code: string; params: Params }) {
    super({ code: refused.code as Code, params: refused.params });
    this.isStale = refused.__typename.startsWith("Stale");
  }
}

builder.objectType(VerbRefused, {
  name: "ProposalRefused",
  description: "The ordinary mutation refused; the code and the words are its own.",
  interfaces: [UserErrorInterface],
});

/** With what a press of a proposal works: mutations of the schema, run as the person at home in this one studio. */
export interface Press {
  read: Reader;
  /** Runs a mutation, under a key of its own: pressed again after an accident, it happens once. Answers what was selected of it. */
  run(step: Step, selects: string, key: string): Promise<Record<string, unknown>>;
  /** Whether the mutation was run under this key, and stands. */
  wasSent(verb: string, key: string): Promise<boolean>;
}

export function pressOf(
  context: Context,
  schema: GraphQLSchema,
  { messageId, workspaceId }: ProposalRow,
): Press {
  const person = signedIn(context);
  const { sessionId } = person;
  // A key cannot press: what an assistant proposes is applied by a person who reads it.
  if (sessionId === null) throw new NotFound();
  const viewer = { ...narrowed(person, workspaceId), sessionId };
  const actor = { kind: "person", viewer, sessionId, runId: messageId } as const;
  return {
    read: readerFor(context, schema, { runId: messageId, workspaceId }),
    wasSent: (verb, key) => wasSent(context.db, nameOf(actor), verb, key),
    async run({ verb, input }, selects, key) {
      const type = `${verb[0]!.toUpperCase()}${verb.slice(1)}`;
      const document = parse(`mutation Pressed($input: ${type}Input!) {
        ${verb}(input: $input) {
          __typename
          ... on ${type}Payload { ${selects} }
          ... on UserError { code params }
        }
      }`);
      const headers = { "idempotency-key": key };
      const { data, errors } = await execute({
        ...{ schema, document, variableValues: { input } },
        contextValue: {
          ...{ ...context, viewer, answerHeaders: new Headers() },
          actor,
          request: new Request(context.request.url, { headers }),
        } satisfies Context,
      });
      if (errors?.[0]) throw accidentOf(errors[0]);
      const answer = data![verb] as { __typename: string; code: string; params: Params };
      if (answer.__typename === "NotFound") throw new NotFound();
      if ("code" in answer) throw new VerbRefused(answer);
      return JSON.parse(JSON.stringify(answer)) as Record<string, unknown>;
    },
  };
}

/** What the verb threw: a closed gate says which plan opens it. */
function accidentOf(error: GraphQLError): Error {
  return error.originalError ?? error;
}

/** Whether a mutation was run by this actor, as keys name them, under this key, and stands. */
export async function wasSent(db: Kysely<DB>, actor: string, verb: string, key: string): Promise<boolean> {
  return (await findAnswer(db, { actor, key: placedKey(key, verb) })) !== undefined;
}

/** Under which a proposal is applied once, however often it is pressed. */
export function pressKey(id: string): string {
  return `proposal-${id}`;
}

/** Under which what goes before it happens once. */
export function firstKey(id: string): string {
  return `proposal-${id}-first`;
}
