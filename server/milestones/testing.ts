import type { Viewer } from "../graphql/context.ts";
import type { TestServer } from "../testing.ts";

const STEP = /* GraphQL */ `
  id title { en es } status dueDay isDueByHand offsetDays assigneeName snoozedUntil ticksItself closedByItself
  closedByName dependsOn checklist { text isDone } remindDaysBefore version commentCount
`;
const PLAN = /* GraphQL */ `id milestones { ${STEP} } milestoneProgress { done total late }`;

/** The plan of a release as this viewer sees it; null when they do not. */
export async function planOf(server: TestServer, viewer: Viewer | null, id: string): Promise<any> {
  const answer = await server.ask(
    viewer,
    /* GraphQL */ `query Plan($id: ID!) { node(id: $id) { ... on Release { ${PLAN} } } }`,
    { id },
  );
  return answer.data?.node?.milestones ?? null;
}

/** One step by what it is called. */
export async function stepOf(
  server: TestServer,
  viewer: Viewer | null,
  releaseId: string,
  title: string,
): Promise<any> {
  return (await planOf(server, viewer, releaseId)).find((step: any) => step.title.en === title);
}

/** Asks for a verb of a plan; its payload, the words of its refusal, or the whole answer when it was not let in. */
export async function plan(
  server: TestServer,
  viewer: Viewer | null,
  verb: string,
  input: object,
): Promise<any> {
  const name = verb[0]!.toUpperCase() + verb.slice(1);
  const refusals: Record<string, string> = {
    completeMilestone: "... on MilestoneWaits { waitsFor { title { en } } }",
    updateMilestone: "... on InvalidInput { field } ... on StaleMilestone { current { version } }",
    addMilestone: "... on InvalidInput { field }",
  };
  const step = /^(apply|delete)/.test(verb) ? "" : `milestone { ${STEP} }`;
  const answer = await server.ask(
    viewer,
    /* GraphQL */ `mutation ${name}($input: ${name}Input!) {
      ${verb}(input: $input) {
        __typename
        ... on ${name}Payload { ${step} release { ${PLAN} } }
        ... on UserError { message }
        ${refusals[verb] ?? ""}
      }
    }`,
    { input },
  );
  return answer.data?.[verb] ?? answer;
}
