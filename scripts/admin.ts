// npm run admin -- VERB …: what only somebody with a shell on the machine may do. Without a verb it prints the list.
import path from "node:path";
import { readConfiguration } from "../server/configuration.ts";
import type { Verb } from "./admin/Verb.ts";

const VERBS: Record<string, { usage: string; load: () => Promise<Verb> }> = {
  "grant-superadmin": {
    usage: "EMAIL     let this person run the platform",
    load: async () => (await import("./admin/superadmin.ts")).grantSuperadmin,
  },
  "revoke-superadmin": {
    usage: "EMAIL    take that away again",
    load: async () => (await import("./admin/superadmin.ts")).revokeSuperadmin,
  },
  list: {
    usage: "                       who runs the platform",
    load: async () => (await import("./admin/superadmin.ts")).printSuperadmins,
  },
  "verify-audit": {
    usage: "               walk the audit log and say whether it is what was written",
    load: async () => (await import("./admin/verifyAudit.ts")).printAuditVerdict,
  },
  backup: {
    usage: "FILE                every row and every media file, in one tar file",
    load: async () => (await import("./admin/backup/backup.ts")).backup,
  },
  restore: {
    usage: "FILE               fill a new installation from a backup",
    load: async () => (await import("./admin/backup/restore.ts")).restore,
  },
};

const [name = "", ...args] = process.argv.slice(2);
const verb = VERBS[name];
if (!verb) {
  console.log("npm run admin -- VERB\n");
  for (const [name, { usage }] of Object.entries(VERBS)) console.log(`  ${name} ${usage}`);
  process.exitCode = name ? 2 : 0;
} else {
  try {
    const configuration = readConfiguration(process.env, path.join(import.meta.dirname, ".."));
    process.exitCode = await (await verb.load())(configuration, args, console.log);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
