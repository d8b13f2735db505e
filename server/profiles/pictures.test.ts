import { readdir } from "node:fs/promises";
import path from "node:path";
import { sql } from "kysely";
import sharp from "sharp";
import { makeProfile } from "../../db/profiles/profiles.ts";
import { aUser } from "../../db/testing/build.ts";
import { BAD_PICTURES, noisePicture } from "../media/testing/badPictures.ts";
import { openTestServer, type TestServer, viewerFor } from "../testing.ts";
import { clearPicture, type PictureToClear } from "./clearPicture.ts";

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterAll(() => server.close());

const WHOLE = "x=0&y=0&width=1&height=1";

async function aPerson() {
  const user = await aUser(server.db);
  await makeProfile(server.db, user);
  const cookie = await server.cookieFor(user.id);
  return { user, cookie, viewer: await viewerFor(server, user.id) };
}

async function send(
  cookie: string,
  body: Uint8Array,
  { kind = "avatar", crop = WHOLE, headers = { "x-levare": "1" } as Record<string, string> } = {},
) {
  const answer = await server.app.request(`/api/profile/${kind}?${crop}`, {
    method: "POST",
    headers: { cookie, ...headers },
    body: new Uint8Array(body),
  });
  return { status: answer.status, body: (await answer.json()) as any };
}

/** The person's picture, decoded. */
async function shown(url: string) {
  const answer = await server.app.request(url);
  expect(answer.status).toBe(200);
  return { answer, picture: sharp(Buffer.from(await answer.arrayBuffer())) };
}

const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#ff0000" } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: "#0000ff" } },
      left: width / 2,
      top: 0,
    },
  ]);

async function keptFiles(): Promise<string[]> {
  const names = await readdir(path.join(server.dataDir, "media/pictures"), { recursive: true }).catch(
    () => [],
  );
  return names.filter((name) => name.includes(".")).sort();
}

test.each(["jpeg", "png", "webp", "avif", "gif"] as const)(
  "a %s picture becomes a WebP of its own",
  async (format) => {
    const { cookie } = await aPerson();
    const { status, body } = await send(cookie, await halves(400, 400).toFormat(format).toBuffer());
    expect(status).toBe(200);
    const { answer, picture } = await shown(body.url);
    expect(answer.headers.get("content-type")).toBe("image/webp");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("cache-control")).toContain("immutable");
    expect(await picture.metadata()).toMatchObject({ format: "webp", width: 256, height: 256 });
  },
);

test("the part that was chosen is the part that is kept, as the picture is seen", async () => {
  const { cookie } = await aPerson();
  // Lies on its side, as telephones write: seen upright, blue is below.
  const sent = await halves(600, 300)
    .jpeg()
    .withExif({ IFD0: { Copyright: "Nova at home" } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { body } = await send(cookie, sent, { crop: "x=0&y=0.5&width=1&height=0.5" });
  const { picture } = await shown(body.url);
  const { dominant } = await picture.stats();
  expect(dominant.b).toBeGreaterThan(200);
  expect(dominant.r).toBeLessThan(60);
  expect((await picture.metadata()).exif).toBeUndefined();
});

test("a header is three times as wide as it is high", async () => {
  const { cookie } = await aPerson();
  const { body } = await send(cookie, await halves(1200, 400).png().toBuffer(), { kind: "header" });
  const { picture } = await shown(body.url.replace("-900.", "-1800."));
  expect(await picture.metadata()).toMatchObject({ width: 1800, height: 600 });
});

const why = (isHuge: boolean) =>
  isHuge
    ? "A picture has at most 50 million pixels."
    : "This file is not a JPEG, PNG, WebP, AVIF or GIF picture, or it is damaged.";

test.each(BAD_PICTURES)(
  "$what is refused with a reason, and nothing of it is kept",
  async ({ file, isHuge }) => {
    const { cookie } = await aPerson();
    const before = await keptFiles();
    const answer = { status: 422, body: { message: why(isHuge ?? false) } };
    expect(await send(cookie, await file())).toMatchObject(answer);
    expect(await keptFiles()).toEqual(before);
  },
);

test("a stamp is too small", async () => {
  const { cookie } = await aPerson();
  const stamp = await halves(40, 40).png().toBuffer();
  expect(await send(cookie, stamp)).toEqual({
    status: 422,
    body: {
      code: "profiles.pictureTooSmall",
      params: { side: 96 },
      message: "This picture is too small: at least 96 pixels a side, please.",
    },
  });
});

test("a file of more than 15 MB, a stranger, a form of another site and a crop outside are turned away", async () => {
  const { cookie } = await aPerson();
  const before = await keptFiles();
  const fine = await halves(200, 200).png().toBuffer();
  expect(await send(cookie, Buffer.alloc(15 * 1024 * 1024 + 1))).toMatchObject({
    status: 413,
    body: { message: "A picture has at most 15 MB." },
  });
  expect((await send("", fine)).status).toBe(401);
  expect((await send(cookie, fine, { headers: {} })).status).toBe(404);
  expect((await send(cookie, fine, { crop: "x=0.6&y=0&width=0.6&height=1" })).status).toBe(422);
  expect((await send(cookie, fine, { crop: "" })).status).toBe(422);
  expect(await keptFiles()).toEqual(before);
});

test("what hides behind the end of a picture is gone", async () => {
  const { cookie } = await aPerson();
  const secret = "<script>alert('polyglot')</script>";
  const sent = Buffer.concat([await halves(300, 300).png().toBuffer(), Buffer.from(secret)]);
  const { body } = await send(cookie, sent);
  const bytes = Buffer.from(await (await server.app.request(body.url)).arrayBuffer());
  expect(bytes.includes("polyglot")).toBe(false);
});

test("a picture that is sent again stays to be seen when the store fails in the middle; one that was never shown goes", async () => {
  const { cookie } = await aPerson();
  const { storage } = server.services;
  const sent = await halves(300, 300).png().toBuffer();
  const { body } = await send(cookie, sent);
  const before = await keptFiles();
  const put = storage.put;
  let files = 0;
  storage.put = (...given) =>
    ++files % 2 === 0 ? Promise.reject(new Error("The store is full.")) : put.apply(storage, given);
  const again = await send(cookie, sent);
  const other = await send(cookie, await noisePicture(300));
  storage.put = put;
  expect([again.status, other.status]).toEqual([500, 500]);
  expect((await server.app.request(body.url)).status).toBe(200);
  expect(await keptFiles()).toHaveLength(before.length + 1);
  const { rows } = await sql<{ data: PictureToClear }>`
    update pgboss.job set state = 'active' where name = 'clear-picture' and state = 'created' returning data`.execute(
    server.db,
  );
  for (const { data } of rows) await clearPicture(server, data);
  expect((await server.app.request(body.url)).status).toBe(200);
  expect(await keptFiles()).toEqual(before);
});

test("a picture that is taken down can be put up again, and its files go when nobody wants it back", async () => {
  const { cookie, viewer } = await aPerson();
  const CHANGE = /* GraphQL */ `mutation Change($input: ChangeProfilePictureInput!) {
    changeProfilePicture(input: $input) {
      __typename
      ... on ChangeProfilePicturePayload { previousKey profile { avatarUrl(width: 96) } }
    }
  }`;
  const change = async (key: string | null, who = viewer) =>
    (await server.ask(who, CHANGE, { input: { kind: "avatar", key } })).data.changeProfilePicture;
  const { body } = await send(cookie, await halves(300, 300).png().toBuffer());
  expect(await change(null)).toMatchObject({ previousKey: body.key, profile: { avatarUrl: null } });
  const again = await change(body.key);
  expect(again.profile.avatarUrl).toContain(`avatar-${body.key}-96.webp`);
  const { id: profileId } = await server.db
    .selectFrom("profile")
    .select("id")
    .where("userId", "=", viewer.userId)
    .executeTakeFirstOrThrow();
  // The job of the first removal finds the picture shown, and leaves it.
  await clearPicture(server, { profileId, kind: "avatar", key: body.key });
  expect((await server.app.request(body.url)).status).toBe(200);
  const next = await send(cookie, await noisePicture(300));
  expect(next.body.previousKey).toBe(body.key);
  await clearPicture(server, { profileId, kind: "avatar", key: body.key });
  expect((await server.app.request(body.url)).status).toBe(404);
  expect((await server.app.request(next.body.url)).status).toBe(200);
  expect((await change(body.key)).__typename).toBe("NotFound");
  expect((await change("../../../index")).__typename).toBe("NotFound");
  // Nobody puts up the picture of somebody else.
  expect((await change(next.body.key, (await aPerson()).viewer)).__typename).toBe("NotFound");
});
