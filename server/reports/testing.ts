import { AI_PARTS } from "../../domain/catalog/aiDisclosure.ts";
import { decodeGlobalID } from "../graphql/globalId.ts";
import type { TestServer } from "../testing.ts";

/** What an artist tells of a song: people made all of it, but for what is named. */
export const told = (some: object = {}) => ({
  ...Object.fromEntries(AI_PARTS.map((part) => [part, "none"])),
  ...some,
});

/** Writes what a song says of AI, past its studio. */
export async function disclose(server: TestServer, track: string, disclosure: object | null): Promise<void> {
  await server.db
    .updateTable("track")
    .set({ aiDisclosure: disclosure && JSON.stringify(disclosure) })
    .where("id", "=", decodeGlobalID(track).id)
    .execute();
}

const REPORT = "report { id state seen decision appeal appealDecision }";
const OWN = "ownReport { standing text decision }";

/** What each verb about reports answers, with what its payload shows. */
const SHOWN = {
  reportMusic: `isTaken track { ${OWN} } release { ${OWN} }`,
  judgeReport: `${REPORT} admin { waitingReports { totalCount } judgedReports { totalCount } }`,
  appealReport: REPORT,
};

export async function press(server: TestServer, viewer: any, verb: keyof typeof SHOWN, input: object) {
  const Payload = `${verb[0]!.toUpperCase()}${verb.slice(1)}`;
  const answer = await server.ask(
    viewer,
    `mutation Press($input: ${Payload}Input!) { ${verb}(input: $input) { __typename
      ... on ${Payload}Payload { ${SHOWN[verb]} } ... on UserError { code } } }`,
    { input },
  );
  return answer.data?.[verb] ?? answer;
}

const QUEUE = /* GraphQL */ `
  query Queue($after: String, $first: Int) {
    admin {
      waitingReports(first: $first, after: $after) {
        totalCount
        pageInfo { hasNextPage endCursor }
        edges {
          node {
            id seen state title artistNames appeal
            said { title disclosure { vocals } }
            saidNow { title disclosure { vocals } }
            voices { text }
          }
        }
      }
    }
  }
`;

/** What waits for who judges, in its order. */
export async function queue(server: TestServer, judge: any, page: object = {}) {
  const { data } = await server.ask(judge, QUEUE, page);
  const { edges, ...rest } = data.admin.waitingReports;
  return { ...rest, reports: edges.map(({ node }: any) => node) };
}

/** What anybody reads of music that may be reported. */
export async function read(server: TestServer, viewer: any, id: string) {
  const fields = `isAiDisputed ${OWN} report { id state decision voices { text } }`;
  const { data } = await server.ask(
    viewer,
    `query Read($id: ID!) { node(id: $id) { ... on Track { ${fields} } ... on Release { ${fields} } } }`,
    { id },
  );
  return data.node;
}
