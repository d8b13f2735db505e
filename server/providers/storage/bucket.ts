import type { Readable } from "node:stream";
import { GetObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { Disk } from "flydrive";
import { S3Driver } from "flydrive/drivers/s3";
import type { MediaStorage } from "../storage.ts";
import { copyOut } from "./copyOut.ts";

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
  return {
    put: (key, file, contentType) => disk.copyFromFs(file, key, { contentType }),
    fetch: (key, file) => copyOut(disk, key, file),
    exists: (key) => disk.exists(key),
    delete: (key) => disk.delete(key),
    bytes: (key) => disk.getBytes(key) as Promise<Uint8Array<ArrayBuffer>>,
    async read(key, start, end) {
      const { Body } = await client.send(
        new GetObjectCommand({ Bucket: bucket, Key: key, Range: `bytes=${start}-${end}` }),
      );
      return Body as Readable;
    },
    pathOf: () => null,
  };
}
