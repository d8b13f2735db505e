import { encodeGlobalID } from "@pothos/plugin-relay";
import type { Insertable, Transaction } from "kysely";
import { findOrMakeArtists } from "../../db/catalog/artists.ts";
import { newId } from "../../db/ids.ts";
import { setReleaseArtists } from "../../db/releases/releases.ts";
import type { DB } from "../../db/tables.generated.ts";
import { aTrack, aUser, aWorkspace } from "../../db/testing/build.ts";
import type { Viewer } from "../graphql/context.ts";
import { type TestServer, viewerFor } from "../testing.ts";

/** An artist with a studio of their own, in Madrid. */
export async function anArtist(server: TestServer, userTier = "artist_pro", trialEndsAt: Date | null = null) {
  const user = await aUser(server.db, { role: "artist", capabilities: ["artist"], userTier, trialEndsAt });
  const { id } = await aWorkspace(server.db, { ownerId: user.id, timezone: "Europe/Madrid" });
  return { viewer: await viewerFor(server, user.id), workspaceId: id, userId: user.id };
}

/** A release that lacks nothing it needs to go out, with so many tracks; `some` says what the test is about. */
export async function aRelease(
  server: TestServer,
  workspaceId: string,
  some: Partial<Insertable<DB["release"]>> = {},
  trackCount = 1,
) {
  const id = newId();
  const fixed = {
    title: "Undertow",
    slug: id,
    coverKey: `release/${id}.jpg`,
    state: "ready",
    timezone: "Europe/Madrid",
  };
  await server.db
    .insertInto("release")
    .values({ id, workspaceId, ...fixed, ...some })
    .execute();
  const [artist] = await findOrMakeArtists(server.db as Transaction<DB>, workspaceId, ["Mara Lune"]);
  await setReleaseArtists(server.db as Transaction<DB>, id, [artist!]);
  const tracks: string[] = [];
  for (let place = 1; place <= trackCount; place++)
    tracks.push((await aTrack(server.db, { workspaceId, title: `Song ${place}`, releaseId: id })).id);
  return { id, gid: encodeGlobalID("Release", id), tracks };
}

export const trackGid = (id: string) => encodeGlobalID("Track", id);

/** The row as it stands. */
export function releaseRow({ db }: TestServer, id: string) {
  return db.selectFrom("release").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

/** Who may hear these tracks, by their ids. */
export async function visibilities({ db }: TestServer, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom("track")
    .select("visibility")
    .where("id", "in", ids)
    .orderBy("id")
    .execute();
  return rows.map(({ visibility }) => visibility);
}

/** Asks for a verb that takes an input and answers with a release, or with the words of its refusal. */
export async function mutate(
  server: TestServer,
  viewer: Viewer | null,
  verb: string,
  input: object,
): Promise<any> {
  const name = verb[0]!.toUpperCase() + verb.slice(1);
  const answer = await server.ask(
    viewer,
    /* GraphQL */ `mutation ${name}($input: ${name}Input!) {
      ${verb}(input: $input) {
        __typename
        ... on ${name}Payload { release { ${RELEASE} } }
        ... on UserError { message }
        ... on InvalidInput { field }
        ... on ReleaseHeldBack { problems { reason count } }
        ... on StaleRelease { current { title version } }
      }
    }`,
    { input },
  );
  return answer.data?.[verb] ?? answer;
}

const RELEASE = /* GraphQL */ `
  id title versionTitle slug state type upc version date artistNames
  runningOrder { disc position track { title } }
  privateFields { completeness releaseDay releaseTime timezone audience missing { part count } }
`;
