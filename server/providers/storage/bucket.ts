import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import {
  GetObjectCommand,
  type GetObjectCommandOutput,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from "@aws-sdk/client-s3";
import { Disk } from "flydrive";
import { S3Driver } from "flydrive/drivers/s3";
import { FileMissing } from "../FileMissing.ts";
import type { MediaStorage } from "../storage.ts";

/** A bucket of an S3-compatible store, reached as `S3_ENDPOINT`, `S3_REGION` and the two key variables say. */
export function openBucket(env: NodeJS.ProcessEnv, bucket: string): MediaStorage {
  const client = new S3Client({
    region: env.S3_REGION ?? "us-east-1",
    ...(env.S3_ENDPOINT ? { endpoint: env.S3_ENDPOINT, forcePathStyle: true } : {}),
    credentials: { accessKeyId: env.S3_ACCESS_KEY_ID ?? "", secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? "" },
    // Other stores than Amazon's refuse the checksums that the library sends unasked.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  const disk = new Disk(new S3Driver({ client, bucket, visibility: "private", supportsACL: false }));
  const get = async (Key: string, Range?: string): Promise<NonNullable<GetObjectCommandOutput["Body"]>> => {
    const { Body } = await client
      .send(new GetObjectCommand({ Bucket: bucket, Key, Range }))
      .catch((error) => {
        throw MISSING.has(error?.name) ? new FileMissing(Key, error) : error;
      });
    return Body!;
  };
  return {
    put: (key, file, contentType) => disk.copyFromFs(file, key, { contentType }),
    async putBytes(Key, Body, ContentType) {
      await client.send(new PutObjectCommand({ Bucket: bucket, Key, Body, ContentType }));
    },
    async fetch(key, file) {
      const content = await get(key);
      await mkdir(path.dirname(file), { recursive: true });
      await pipeline(content as Readable, createWriteStream(file));
    },
    exists: (key) => disk.exists(key),
    delete: (key) => disk.delete(key),
    async deleteAll(Prefix) {
      // One by one: not every store takes a list of them without a checksum that the library does not send.
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix }))
        for (const { Key } of Contents) await disk.delete(Key!);
    },
    bytes: async (key) => (await (await get(key)).transformToByteArray()) as Uint8Array<ArrayBuffer>,
    read: async (key, start, end) => (await get(key, `bytes=${start}-${end}`)) as Readable,
    pathOf: () => null,
  };
}

const MISSING = new Set(["NoSuchKey", "NotFound"]);
