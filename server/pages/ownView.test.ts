import { writeFileSync } from "node:fs";
import path from "node:path";
import { setPreferences } from "../../db/accounts/preferences.ts";
import { newId } from "../../db/ids.ts";
import { writeSetting } from "../../db/platform/settings.ts";
import { insertPlays } from "../../db/plays/plays.ts";
import { aTrack, aUser, aWorkspace } from "../../db/testing/build.ts";
import { anArtist, aRelease } from "../releases/testing.ts";
import { openTestServer, type TestServer } from "../testing.ts";

const PAGE =
  '<html lang="en"><head><title>Levare</title><script src="/assets/before-paint-aB_1.js"></script><script type="module" crossorigin src="/assets/index-c.js"></script></head><body><div id="root"></div></body></html>';
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  writeFileSync(path.join(server.dataDir, "index.html"), PAGE);
});
afterAll(() => server.close());

async function page(place: string, cookie?: string) {
  const answer = await server.app.request(place, cookie ? { headers: { cookie } } : {});
  return { html: await answer.text(), kept: answer.headers.get("cache-control") };
}

/** An artist with a track, a planned release and a track that they like, all called by `name`. */
async function somebody(name: string) {
  const { userId, workspaceId } = await anArtist(server);
  await server.db
    .updateTable("user")
    .set({ onboardingCompleted: true, stageName: `${name} Vale` })
    .where("id", "=", userId)
    .execute();
  const track = await aTrack(server.db, {
    ...{ workspaceId, title: `${name} tide`, bpm: 96, genre: "electronic", visibility: "public" },
  });
  await aRelease(server, workspaceId, { title: `${name} record`, date: new Date("2099-01-01") }, 0);
  await server.db
    .insertInto("trackLike")
    .values({ userId, trackId: track.id, createdAt: new Date() })
    .execute();
  return { userId, workspaceId, cookie: await server.cookieFor(userId) };
}

test("everybody's own screens begin with what is theirs, which is kept nowhere, before the code of the client", async () => {
  const [mara, orrin] = [await somebody("Mara"), await somebody("Orrin")];
  const shown: Record<string, (name: string) => string> = {
    "/": (name) => `<h2>${name} record</h2>`,
    "/library": (name) => `<b>${name} tide</b>`,
    "/catalog/tracks": (name) => `<b>${name} tide</b>`,
  };
  for (const [place, told] of Object.entries(shown)) {
    const own = await page(place, mara.cookie);
    expect(own.kept).toBe("private, no-store");
    expect(own.html).toContain(told("Mara"));
    expect(own.html).not.toContain("Orrin");
    expect(own.html).toContain('data-client="/assets/index-c.js"');
    expect((await page(place, orrin.cookie)).html).toContain(told("Orrin"));
    expect((await page(place)).html).not.toMatch(/own-view|Mara|Orrin/);
  }
  const home = (await page("/", mara.cookie)).html;
  expect(home).toContain('<i lang="en">Hello, Mara Vale</i><i lang="es">Hola, Mara Vale</i>');
  expect((await page("/catalog/tracks", mara.cookie)).html).toContain(
    '<i lang="en">Electronic · 96 BPM · 1:01 · Public</i><i lang="es">Electrónica · 96 BPM · 1:01 · Pública</i>',
  );
});

test("a fan's home begins with what they heard last and what is new of whom they follow, or with their name alone", async () => {
  const { id: userId } = await aUser(server.db, {
    ...{ role: "fan", capabilities: ["fan"], onboardingCompleted: true, name: "Iris Bell" },
  });
  const cookie = await server.cookieFor(userId);
  const home = async () => (await page("/", cookie)).html;
  expect(await home()).toMatch(/<h1><i lang="en">Hello, Iris<.*<\/h1><\/main>/);
  const [first, last] = [
    await aTrack(server.db, { title: "Ebb", visibility: "public" }),
    await aTrack(server.db, { title: "Flow", visibility: "public" }),
  ];
  const hidden = await aTrack(server.db, { title: "Sketch", visibility: "private" });
  const heard = [first, last, hidden].map(({ id: trackId }, minute) => ({
    ...{ id: newId(), trackId, listenerId: userId, listenerKey: newId(), sessionId: newId() },
    ...{ outcome: "counted" as const, startedAt: new Date(Date.UTC(2026, 2, 1, 10, minute)) },
    ...{ heardMs: 40_000, day: "2026-03-01" },
  }));
  await insertPlays(server.db, heard, new Date());
  const { id: workspaceId } = await aWorkspace(server.db);
  const [artistId, releaseId] = [newId(), newId()];
  const facts = { workspaceId, title: "Neap", slug: releaseId, date: new Date("2026-02-01"), state: "live" };
  await server.db.insertInto("artist").values({ id: artistId, workspaceId, name: "Oren" }).execute();
  await server.db
    .insertInto("release")
    .values({ ...facts, id: releaseId, visibility: "public" })
    .execute();
  await server.db.insertInto("releaseArtist").values({ releaseId, artistId, position: 0 }).execute();
  await server.db.insertInto("follow").values({ artistId, userId }).execute();
  const shown = await home();
  expect([...shown.matchAll(/<strong>(.*?)<\/strong>/g)].map(([, title]) => title)).toEqual([
    "Flow",
    "Ebb",
    "Neap",
  ]);
  expect(shown).toContain("<strong>Neap</strong><span>Oren</span>");
  expect(shown).toContain('<i lang="en">Continue listening</i><i lang="es">Seguir escuchando</i>');
  await setPreferences(server.db, userId, { listeningHistory: false }, new Date());
  expect(await home()).not.toContain("Ebb");
});

test("what devices keep of the client holds nobody's screen, nor does an address that says more", async () => {
  const { cookie } = await somebody("Mara");
  for (const place of ["/index.html", "/index.html?__WB_REVISION__=a1", "/library?q=tide", "/settings"]) {
    const { html, kept } = await page(place, cookie);
    expect(html).not.toMatch(/own-view|Mara/);
    expect(kept).toBe("no-cache");
  }
});

test("a session that has ended or was never ours shows nothing, nor does somebody who is suspended", async () => {
  const { userId, cookie } = await somebody("Mara");
  const expectNothing = async (given = cookie) => {
    const { html, kept } = await page("/library", given);
    expect(html).not.toMatch(/own-view|Mara/);
    expect(kept).toBe("no-cache");
  };
  await expectNothing(cookie.replace("token=", "token=x"));
  await server.db.updateTable("user").set({ suspendedAt: new Date() }).where("id", "=", userId).execute();
  server.services.viewers.forget();
  await expectNothing();
  await server.db.updateTable("user").set({ suspendedAt: null }).where("id", "=", userId).execute();
  server.services.viewers.forget();
  expect((await page("/library", cookie)).html).toContain("Mara tide");
  await server.db
    .updateTable("session")
    .set({ expiresAt: new Date(0) })
    .where("userId", "=", userId)
    .execute();
  server.services.viewers.forget();
  await expectNothing();
  await server.db.deleteFrom("session").where("userId", "=", userId).execute();
  server.services.viewers.forget();
  await expectNothing();
});

test("whoever runs the platform gets their screens from the client, with its administration around them", async () => {
  const { userId, cookie } = await somebody("Mara");
  await server.db.updateTable("user").set({ role: "superadmin" }).where("id", "=", userId).execute();
  server.services.viewers.forget();
  expect((await page("/catalog/tracks", cookie)).html).not.toMatch(/own-view|Mara/);
});

test("while their address is not confirmed, that stands above what is theirs", async () => {
  const { userId, cookie } = await somebody("Mara");
  await server.db
    .updateTable("user")
    .set({ emailVerified: false, email: "mara&co@example.test" })
    .where("id", "=", userId)
    .execute();
  server.services.viewers.forget();
  const { html } = await page("/catalog/tracks", cookie);
  expect(html).toContain(
    '<aside class="own-view-banner"><p><i lang="en">Confirm mara&amp;co@example.test with',
  );
  expect(html).toContain("<b>Mara tide</b>");
});

test("what the operator tells everybody stands above it, each in their language where it is told in both", async () => {
  const { userId, cookie } = await somebody("Mara");
  const announceNotice = async (key: "noticeEn" | "noticeEs", words: string) => {
    await server.db.transaction().execute((trx) => writeSetting(trx, key, words, userId, new Date()));
    server.services.events.publish("platformChanged", {});
    return (await page("/catalog/tracks", cookie)).html;
  };
  const told = '<aside class="own-view-banner" data-tone="expired"><p>';
  expect(await announceNotice("noticeEn", "Back at six")).toContain(`${told}Back at six</p>`);
  expect(await announceNotice("noticeEs", "Volvemos a las seis")).toContain(
    `${told}<i lang="en">Back at six</i><i lang="es">Volvemos a las seis</i></p>`,
  );
  await announceNotice("noticeEn", "");
  expect(await announceNotice("noticeEs", "")).not.toContain(told);
});

test.each([
  [
    "their trial is counted down",
    "2099-01-01",
    /data-tone="trial"><p>.*Your free trial ends in [\d,]+ days\./,
  ],
  ["their plan has ended", "1970-01-01", /data-tone="expired"><p>.*Your plan has expired\./],
])("while %s, that stands above what is theirs", async (_why, trialEndsAt, told) => {
  const { userId, cookie } = await somebody("Mara");
  const change = { userTier: "artist_starter" as const, trialEndsAt: new Date(trialEndsAt) };
  await server.db.updateTable("user").set(change).where("id", "=", userId).execute();
  server.services.viewers.forget();
  const { html } = await page("/catalog/tracks", cookie);
  expect(html).toMatch(told);
  expect(html).toContain("<b>Mara tide</b>");
});

test("it is the studio that the person works in now, and none that is closed to them", async () => {
  const { userId, workspaceId, cookie } = await somebody("Mara");
  const other = await aWorkspace(server.db, { ownerId: userId });
  await aTrack(server.db, { workspaceId: other.id, title: "Label night" });
  const choose = async (id: string) => {
    await setPreferences(server.db, userId, { currentWorkspace: id }, new Date());
    server.services.viewers.forget();
  };
  await choose(other.id);
  const chosen = (await page("/catalog/tracks", cookie)).html;
  expect(chosen).toContain("Label night");
  expect(chosen).not.toContain("Mara tide");
  await server.db
    .updateTable("workspace")
    .set({ suspendedAt: new Date() })
    .where("id", "=", other.id)
    .execute();
  server.services.viewers.forget();
  expect((await page("/catalog/tracks", cookie)).html).toContain("Mara tide");
  await server.db.deleteFrom("membership").where("workspaceId", "in", [workspaceId, other.id]).execute();
  server.services.viewers.forget();
  expect((await page("/catalog/tracks", cookie)).html).not.toMatch(/own-view|Mara/);
});

test("what one liked and can hear no more is not shown, and a fan's home is drawn by the client", async () => {
  const { workspaceId, cookie } = await somebody("Mara");
  const fan = await aUser(server.db, { role: "fan", capabilities: ["fan"], userTier: "fan_free" });
  const [open, closed] = [
    await aTrack(server.db, { workspaceId, title: "Open water", visibility: "public" }),
    await aTrack(server.db, { workspaceId, title: "Closed harbour", visibility: "private" }),
  ];
  await server.db
    .insertInto("trackLike")
    .values([open, closed].map(({ id }) => ({ userId: fan.id, trackId: id, createdAt: new Date() })))
    .execute();
  const theirs = await server.cookieFor(fan.id);
  const { html } = await page("/library", theirs);
  expect(html).toContain("<b>Open water</b>");
  expect(html).not.toContain("Closed harbour");
  expect((await page("/", theirs)).html).not.toContain("own-view");
  expect((await page("/catalog/tracks", theirs)).html).not.toContain("own-view");
  expect((await page("/catalog/tracks", cookie)).html).toContain("<b>Closed harbour</b>");
});

test("names are text, whatever signs are in them", async () => {
  const { workspaceId, cookie } = await somebody("Mara");
  await aTrack(server.db, { workspaceId, title: '</div><script>alert("$&")</script>' });
  expect((await page("/catalog/tracks", cookie)).html).toContain(
    "<b>&lt;/div&gt;&lt;script&gt;alert(&quot;$&amp;&quot;)&lt;/script&gt;</b>",
  );
});

test("it costs a statement beside who asks, and one that fails is told once and keeps nobody from the page", async () => {
  const { cookie } = await somebody("Mara");
  await page("/library", cookie);
  for (const place of ["/", "/catalog/tracks"])
    expect(await server.statementsDuring(() => page(place, cookie))).toHaveLength(1);
  const { viewers } = server.services;
  const { of } = viewers;
  const { write } = process.stderr;
  const told: string[] = [];
  viewers.of = () => Promise.reject(new Error("The database is away."));
  process.stderr.write = (line) => told.push(String(line)) > 0;
  const { html, kept } = await page("/library", cookie).finally(() => {
    viewers.of = of;
    process.stderr.write = write;
  });
  expect(html).toContain('src="/assets/index-c.js"');
  expect(kept).toBe("no-cache");
  expect(told).toEqual([expect.stringContaining('"event":"firstViewFailed"')]);
});
