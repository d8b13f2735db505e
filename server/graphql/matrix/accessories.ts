import { writeFile } from "node:fs/promises";
import path from "node:path";
import { createOTP } from "@better-auth/utils/otp";
import { decodeGlobalID } from "@pothos/plugin-relay";
import { listMails } from "../../../db/accounts/mails.ts";
import { confirmSecondFactor, startSecondFactor } from "../../../db/accounts/secondFactors.ts";
import { insertPassword } from "../../../db/accounts/users.ts";
import { CODE_DIGITS, CODE_SECONDS } from "../../../domain/accounts/secondFactor.ts";
import { seal, sealingKey } from "../../accounts/secondFactor/seal.ts";
import { STREAM_PURPOSE, streamClaim } from "../../catalog/streamUrl.ts";
import type { TestServer } from "../../testing.ts";
import type { Kit } from "./kit.ts";

const PASSWORD = "upbeat-01";
let hash: Promise<string> | undefined;

/** What the person signs in with. */
export async function aPassword(server: TestServer, userId: string) {
  hash ??= server.services.auth.$context.then(({ password }) => password.hash(PASSWORD));
  await insertPassword(server.db, userId, await hash);
  return { email: await emailOf(server, userId), password: PASSWORD };
}

/** The password of somebody with a second factor was right: the code that their app shows now, and the cookie that waits for it. */
export async function aBegunSignIn(
  server: TestServer,
  userId: string,
): Promise<{ code: string; cookie: string }> {
  const secret = "as long as a secret has to be";
  const sealed = await seal(await sealingKey(server.services.auth), secret);
  const at = { userId, now: new Date() };
  await server.db.transaction().execute(async (trx) => {
    await startSecondFactor(trx, { userId, secret: sealed, backupCodes: sealed, createdAt: at.now });
    await confirmSecondFactor(trx, { ...at, secret: sealed });
  });
  const { headers } = await server.services.auth.api.signInEmail({
    body: await aPassword(server, userId),
    headers: new Headers({ origin: "http://127.0.0.1:4000" }),
    returnHeaders: true,
  });
  const cookies = headers.getSetCookie().map((each) => each.split(";")[0]!);
  return {
    code: await createOTP(secret, { digits: CODE_DIGITS, period: CODE_SECONDS }).totp(),
    cookie: cookies.find((each) => each.includes("two_factor"))!,
  };
}

/** The token of a sign-in link that was mailed to the person. */
export async function aSignedLink(
  server: TestServer,
  userId: string,
): Promise<{ token: string; email: string }> {
  const email = await emailOf(server, userId);
  await server.services.auth.api.signInMagicLink({
    body: { email },
    headers: new Headers({ origin: "http://127.0.0.1:4000" }),
  });
  const [mail] = await listMails(server.db, 1);
  return { token: /token=(\w+)/.exec(mail!.body)![1]!, email };
}

/** The address of the kit's private track, signed for the kit's person. */
export async function aStreamFor({ services, db, dataDir }: TestServer, kit: Kit): Promise<string> {
  const { id: trackId } = decodeGlobalID(kit.track);
  const [quality, storageKey, mimeType] = ["basic", "streams/matrix.mp3", "audio/mpeg"];
  await store(services, dataDir, storageKey);
  await db
    .insertInto("rendition")
    .values({ trackId, quality, storageKey, mimeType, bytes: 5, bitrate: 1 })
    .execute();
  const expires = Date.now() + 60_000;
  const claim = streamClaim(trackId, quality, expires, kit.userId);
  return `/media/${trackId}/${quality}?expires=${expires}&for=${kit.userId}&signature=${services.signer.sign(STREAM_PURPOSE, claim)}`;
}

/** The address of an uploaded cover. */
export async function aStoredCover({ services, dataDir }: TestServer): Promise<string> {
  const key = "matrix/00000000.png";
  await store(services, dataDir, `covers/${key}`);
  return `/covers/${key}`;
}

async function store({ storage }: TestServer["services"], dataDir: string, key: string): Promise<void> {
  if (await storage.exists(key)) return;
  const file = path.join(dataDir, "matrix.bin");
  await writeFile(file, "bytes");
  await storage.put(key, file, "application/octet-stream");
}

async function emailOf({ db }: TestServer, userId: string): Promise<string> {
  const user = await db.selectFrom("user").select("email").where("id", "=", userId).executeTakeFirstOrThrow();
  return user.email;
}
