import { insertConversation } from "../../db/assistants/conversations.ts";
import { insertCustomAgent } from "../../db/assistants/customAgents.ts";
import { newId } from "../../db/ids.ts";
import { insertSheet, setShares } from "../../db/splits/writeSheets.ts";
import { aTrack, aUser, aWorkspace } from "../../db/testing/build.ts";
import { agentOf } from "../../domain/assistants/agents.ts";
import type { TestServer } from "../../server/testing.ts";

/** A page and the question that it asks before it sends something. */
export interface Scene {
  userId: string;
  place: string;
  /** What is pressed until the question stands there: buttons, or what a menu holds. */
  press: readonly (string | RegExp)[];
  title: string;
  /** A part of what it says of what follows. */
  follows: string;
  yes: string;
  /** What has to be typed before a yes counts. */
  type?: readonly [field: RegExp | string, text: string];
}

type Asked = Omit<Scene, "userId" | "place">;

export async function anOwner(server: TestServer) {
  const { id: userId } = await aUser(server.db, {
    role: "artist",
    userTier: "artist_pro",
    name: "Mara Lune",
  });
  const { id: studioId } = await aWorkspace(server.db, { ownerId: userId, name: "Lune Room" });
  return { userId, studioId };
}

export async function aMember(server: TestServer, workspaceId: string, isAccountOwner = false) {
  const { id: userId } = await aUser(server.db, { role: "artist", name: "Leo Park" });
  await server.db
    .insertInto("membership")
    .values({ workspaceId, userId, role: "manager", isAccountOwner })
    .execute();
}

export async function atRelease(server: TestServer, state: "draft" | "ready" | "live", scene: Asked) {
  const { userId, studioId: workspaceId } = await anOwner(server);
  const id = newId();
  await server.db
    .insertInto("release")
    .values({ id, workspaceId, title: "Undertow", slug: id, state })
    .execute();
  const { id: trackId } = await aTrack(server.db, { workspaceId, title: "Harbour" });
  await server.db
    .insertInto("releaseTrack")
    .values({ releaseId: id, trackId, disc: 1, position: 1 })
    .execute();
  return { userId, place: `/releases/${id}`, ...scene };
}

/** At the draft of a split of two, which adds up. */
export async function atSplit(server: TestServer, scene: Asked) {
  const { userId, studioId: workspaceId } = await anOwner(server);
  const { id: trackId } = await aTrack(server.db, { workspaceId, title: "Harbour" });
  const [id, createdAt] = [newId(), new Date()];
  await server.db.transaction().execute(async (trx) => {
    const content = { title: "Harbour", incomeTypes: ["sales"], effectiveFrom: null, recoup: null };
    await insertSheet(trx, { id, workspaceId, subject: `track:${trackId}`, version: 1, createdAt }, content);
    await setShares(trx, id, [
      { id: newId(), name: "Lune Room", email: null, isStudio: true, role: "", bps: 5000 },
      { id: newId(), name: "Leo Park", email: "leo@example.test", isStudio: false, role: "", bps: 5000 },
    ]);
  });
  return { userId, place: `/catalog/tracks/${trackId}/splits`, ...scene };
}

export async function atCalendar(server: TestServer, scene: Asked) {
  const { userId, studioId: workspaceId } = await anOwner(server);
  await server.db
    .insertInto("calendarFeed")
    .values({ id: newId(), userId, workspaceId, tokenHash: newId() })
    .execute();
  return { userId, place: "/releases/planner", ...scene };
}

export async function atTalk(server: TestServer, scene: Asked) {
  const { userId, studioId: workspaceId } = await anOwner(server);
  const at = new Date();
  await insertConversation(server.db, {
    ...{ id: newId(), userId, workspaceId, agentId: agentOf("pam")!.uid, title: "What is due?" },
    ...{ createdAt: at, usedAt: at },
  });
  return { userId, place: "/ai-team/pam", ...scene };
}

export async function atOwnAgent(server: TestServer, scene: Asked) {
  const { userId, studioId: workspaceId } = await anOwner(server);
  await insertCustomAgent(server.db, {
    ...{ id: newId(), userId, workspaceId, name: "Tour Scout", role: "Booking", persona: "" },
    ...{ description: "Finds rooms for fifty people.", level: "MEDIUM", voice: "alba" },
    ...{ skills: JSON.stringify([{ name: "Booking", value: 90 }]), areas: JSON.stringify(["planning"]) },
    ...{ avatar: "tide", header: "waves", createdAt: new Date() },
  });
  return { userId, place: "/ai-team", ...scene };
}

async function asAdmin(server: TestServer, place: string, scene: Asked) {
  const { id: userId } = await aUser(server.db, { role: "superadmin", name: "Ada Lane" });
  return { userId, place, ...scene };
}

let people = 0;
export async function atPerson(server: TestServer, scene: Asked) {
  const email = `noa${++people}@example.test`;
  const { id } = await aUser(server.db, { role: "fan", capabilities: ["fan"], name: "Noa Vega", email });
  await server.cookieFor(id);
  return asAdmin(server, `/admin/users?text=${email}`, { ...scene, press: [/Noa Vega/, ...scene.press] });
}

export async function atStudio(server: TestServer, scene: Asked) {
  const name = `Room ${++people}`;
  const { id: ownerId } = await aUser(server.db, { role: "artist", name: "Iris Vega" });
  await aWorkspace(server.db, { ownerId, name });
  await aUser(server.db, { role: "artist", email: `next${people}@example.test` });
  const named = (text: string) => text.replace("ROOM", name);
  return asAdmin(server, `/admin/workspaces?text=${name}`, {
    ...scene,
    press: [new RegExp(name), ...scene.press],
    title: named(scene.title),
    ...(scene.type && { type: [scene.type[0], scene.type[1].replace("NEXT", `next${people}`)] as const }),
  });
}

export async function atDraft(server: TestServer, scene: Asked) {
  const titleEn = `The shop opens ${++people}`;
  const words = { titleEn, titleEs: titleEn, bodyEn: "From Monday.", bodyEs: "Desde el lunes." };
  await server.db
    .insertInto("broadcast")
    .values({
      id: newId(),
      ...words,
      channels: ["app"],
      toEveryone: true,
      createdAt: new Date(),
      updatedAt: new Date(),
    })
    .execute();
  return asAdmin(server, "/admin/notifications", { ...scene, press: [new RegExp(titleEn), ...scene.press] });
}
