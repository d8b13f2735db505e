import { newId } from "../../db/ids.ts";
import { anArtist, aRelease, releaseRow } from "../releases/testing.ts";
import { updateRelease } from "../releases/updateRelease.ts";
import { openTestServer, type TestServer } from "../testing.ts";
import { inviteMember } from "../workspaces/inviteMember.ts";
import type { ActContext } from "./ActContext.ts";
import { act } from "./act.ts";
import { actTogether, type Command } from "./actTogether.ts";
import { verb } from "./verb.ts";

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterAll(() => server.close());

async function aStudio(titles: readonly string[]) {
  const { viewer, workspaceId } = await anArtist(server);
  const from: ActContext = {
    ...{ ...server, now: () => new Date(), requestId: newId() },
    actor: { kind: "person", viewer, sessionId: viewer.sessionId! },
  };
  const ids: string[] = [];
  for (const _ of titles) ids.push((await aRelease(server, workspaceId)).id);
  const commands = titles.map(
    (title, n): Command => ({
      verb: updateRelease,
      input: { id: ids[n], version: 1, edit: { title } },
      key: crypto.randomUUID(),
    }),
  );
  const stands = async () =>
    (await Promise.all(ids.map((id) => releaseRow(server, id)))).map(({ title, version }) => [
      title,
      version,
    ]);
  const lines = () =>
    server.db
      .selectFrom("audit")
      .select("entityId")
      .where("workspaceId", "=", workspaceId)
      .orderBy("seq")
      .execute();
  return { from, workspaceId, ids, commands, stands, lines };
}

test("acts of one transaction each leave their line, and their answers under their keys", async () => {
  const { from, ids, commands, stands, lines } = await aStudio(["Ebb", "Flow"]);
  const heard: unknown[] = [];
  const { publish } = server.services.events;
  server.services.events.publish = ((...event: unknown[]) => void heard.push(event[0])) as typeof publish;
  const done = await actTogether(from, commands);
  server.services.events.publish = publish;
  expect(done).toEqual(ids.map((releaseId) => ({ answer: { releaseId }, isReplay: false })));
  expect(await stands()).toEqual([
    ["Ebb", 2],
    ["Flow", 2],
  ]);
  expect((await lines()).map(({ entityId }) => entityId)).toEqual(ids);
  expect(heard.filter((topic) => topic === "releaseChanged")).toHaveLength(2);
  // Asked again, together or by itself, nothing is done anew.
  expect((await actTogether(from, commands))?.map(({ isReplay }) => isReplay)).toEqual([true, true]);
  const [{ verb: same, input, key }] = commands as [Command];
  expect(await act(from, same, input, key)).toEqual({ releaseId: ids[0] });
  expect(await lines()).toHaveLength(2);
});

test("where one is refused nothing of any is left: no change, no line, no key", async () => {
  const { from, commands, stands, lines } = await aStudio(["Ebb", ""]);
  const before = await stands();
  expect(await actTogether(from, commands)).toBeNull();
  expect([await stands(), await lines()]).toEqual([before, []]);
  const keys = await server.db
    .selectFrom("idempotencyKey")
    .select("key")
    .where(
      "key",
      "in",
      commands.map(({ key }) => key),
    )
    .execute();
  expect(keys).toEqual([]);
});

test("a key that stands for another wish, or twice in one batch, is for nobody to do together", async () => {
  const { from, commands, stands } = await aStudio(["Ebb", "Flow"]);
  const before = await stands();
  const [first, second] = commands as [Command, Command];
  expect(await actTogether(from, [first, { ...second, key: first.key }])).toBeNull();
  await act(from, first.verb, first.input, first.key);
  expect(await actTogether(from, [{ ...first, input: { id: "else" } }, second])).toBeNull();
  expect((await stands())[1]).toEqual(before[1]);
});

test("what is counted, or prepared before its transaction, is done by itself", async () => {
  const { from, workspaceId, commands, stands } = await aStudio(["Ebb"]);
  const before = await stands();
  const counted = verb("counted", {
    ...inviteMember.rule,
    limits: { uses: () => Promise.reject(new Error("never asked")), full: () => new Error() as never },
  } as never);
  const other: Command = { verb: counted as never, input: { workspaceId }, key: crypto.randomUUID() };
  expect(await actTogether(from, [...commands, other])).toBeNull();
  expect(await stands()).toEqual(before);
});
