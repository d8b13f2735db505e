import { randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { CreateBucketCommand, HeadObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { FileMissing } from "../FileMissing.ts";
import { type MediaStorage, openStorage } from "../storage.ts";

const { TEST_S3_ENDPOINT, TEST_S3_ACCESS_KEY_ID, TEST_S3_SECRET_ACCESS_KEY } = process.env;
const SONG = randomBytes(9_000_000);

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "levare-storage-"));
  file = path.join(folder, "song.flac");
  await writeFile(file, SONG);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What the product relies on, wherever its media lie. */
function keepsMedia(open: () => Promise<MediaStorage>): void {
  let storage: MediaStorage;
  beforeAll(async () => {
    storage = await open();
    await storage.put("studio/song.flac", file, "audio/flac");
  });

  test("a song comes back as it was, byte for byte", async () => {
    const copy = path.join(folder, "copy.flac");
    await storage.fetch("studio/song.flac", copy);
    expect((await readFile(copy)).equals(SONG)).toBe(true);
    expect(Buffer.from(await storage.bytes("studio/song.flac")).equals(SONG)).toBe(true);
  });

  test("a player gets the very part that it asks for", async () => {
    const ranges = [
      [0, 0],
      [1, 262_144],
      [4_000_000, 8_999_999],
    ] as const;
    for (const [start, end] of ranges) {
      const part = await buffer(await storage.read("studio/song.flac", start, end));
      expect(part.equals(SONG.subarray(start, end + 1))).toBe(true);
    }
  });

  test("what was deleted is gone, and to delete it again is fine", async () => {
    await storage.put("studio/old.flac", file, "audio/flac");
    expect(await storage.exists("studio/old.flac")).toBe(true);
    await storage.delete("studio/old.flac");
    expect(await storage.exists("studio/old.flac")).toBe(false);
    await storage.delete("studio/old.flac");
  });

  test("what is not there is told apart from what is", async () => {
    expect(await storage.exists("studio/never.flac")).toBe(false);
    await expect(storage.bytes("studio/never.flac")).rejects.toThrow(FileMissing);
    await expect(storage.read("studio/never.flac", 0, 9)).rejects.toThrow(FileMissing);
    await expect(storage.fetch("studio/never.flac", path.join(folder, "never"))).rejects.toThrow(FileMissing);
  });

  test("a cover that is in memory is kept, and goes with everything that lies beside it", async () => {
    await storage.putBytes("box/1/front.webp", Buffer.from("front"), "image/webp");
    await storage.putBytes("box/1/back.webp", Buffer.from("back"), "image/webp");
    await storage.putBytes("box/10/front.webp", Buffer.from("another"), "image/webp");
    expect(Buffer.from(await storage.bytes("box/1/front.webp")).toString()).toBe("front");
    await storage.deleteAll("box/1/");
    await storage.deleteAll("box/1/");
    expect(await storage.exists("box/1/front.webp")).toBe(false);
    expect(await storage.exists("box/1/back.webp")).toBe(false);
    expect(await storage.exists("box/10/front.webp")).toBe(true);
  });

  test("an empty file is kept as one", async () => {
    const empty = path.join(folder, "empty.txt");
    await writeFile(empty, "");
    await storage.put("studio/empty.txt", empty, "text/plain");
    expect((await storage.bytes("studio/empty.txt")).length).toBe(0);
  });
}

describe("in the data folder", () => {
  keepsMedia(() => openStorage({}, folder));
});

// .ci/s3 starts a server and says where it is.
const onBucket = TEST_S3_ENDPOINT ? describe : describe.skip;
onBucket("in a bucket of an S3 server", () => {
  const bucket = `levare-${randomBytes(6).toString("hex")}`;
  const client = () =>
    new S3Client({
      region: "us-east-1",
      endpoint: TEST_S3_ENDPOINT!,
      forcePathStyle: true,
      credentials: {
        accessKeyId: TEST_S3_ACCESS_KEY_ID ?? "",
        secretAccessKey: TEST_S3_SECRET_ACCESS_KEY ?? "",
      },
    });
  keepsMedia(async () => {
    await client().send(new CreateBucketCommand({ Bucket: bucket }));
    const env = {
      S3_BUCKET: bucket,
      S3_ENDPOINT: TEST_S3_ENDPOINT,
      S3_ACCESS_KEY_ID: TEST_S3_ACCESS_KEY_ID,
      S3_SECRET_ACCESS_KEY: TEST_S3_SECRET_ACCESS_KEY,
    };
    return openStorage(env, folder);
  });

  test("a file says what it is to whoever is sent to it", async () => {
    const { ContentType } = await client().send(
      new HeadObjectCommand({ Bucket: bucket, Key: "studio/song.flac" }),
    );
    expect(ContentType).toBe("audio/flac");
  });
});
