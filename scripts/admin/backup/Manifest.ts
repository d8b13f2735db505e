import type { Packed } from "./tarFile.ts";

/** What a backup says of itself, at its end: a file without it is cut off. */
export interface Manifest {
  format: "levare-backup-1";
  madeAt: string;
  /** The migrations that had made its tables. */
  migrations: string[];
  tables: (Packed & { table: string; columns: string[]; rows: number })[];
  media: (Packed & { key: string })[];
  /** What our emulator of Stripe keeps; missing where Stripe itself takes payments, and in backups of earlier versions. */
  payments?: Packed;
}

export const MANIFEST = "manifest.json";
export const MANIFEST_HASH = "manifest.sha256";

/** Background work that was not done yet goes along; what is done or failed for good stays behind. */
export const JOBS_TABLE = ["pgboss", "job"] as const;
export const JOBS = JOBS_TABLE.join(".");
