import type { Viewer } from "../graphql/context.ts";
import type { TestServer } from "../testing.ts";

const FINDINGS = /* GraphQL */ `
  status score blockers warnings
  findings { findingId code severity subject { kind nodeId name } fixPath autoFix { isSafe } isWaivable waiver { reason byName } }
  safeFixes { subject { nodeId } changes { part before after } }
`;

/** What compliance says of a release to this viewer. */
export async function complianceOf(server: TestServer, viewer: Viewer | null, id: string): Promise<any> {
  const answer = await server.ask(
    viewer,
    /* GraphQL */ `query Compliance($id: ID!) {
      node(id: $id) { ... on Release { compliance { ${FINDINGS} } } }
    }`,
    { id },
  );
  return answer.data?.node?.compliance ?? null;
}

/** Asks for a verb of compliance; its payload, or the words of its refusal. */
export async function mend(
  server: TestServer,
  viewer: Viewer | null,
  verb: "waiveFinding" | "unwaiveFinding" | "fixFinding" | "fixAllSafe",
  input: object,
): Promise<any> {
  const name = verb[0]!.toUpperCase() + verb.slice(1);
  const changes = verb.startsWith("fix")
    ? "stale changes { nodeId version fields before { title versionTitle artistNames isrc cLineYear cLineOwner } }"
    : "";
  const field = verb === "unwaiveFinding" ? "" : "... on InvalidInput { field }";
  const answer = await server.ask(
    viewer,
    /* GraphQL */ `mutation ${name}($input: ${name}Input!) {
      ${verb}(input: $input) {
        __typename
        ... on ${name}Payload { ${changes} release { title version compliance { ${FINDINGS} } } }
        ... on UserError { message }
        ${field}
      }
    }`,
    { input },
  );
  return answer.data?.[verb] ?? answer;
}
