// npm run admin -- VERB …: what only somebody with a shell on the machine may do. Without a verb it prints the list.
import type { Verb } from "./admin/Verb.ts";
import { runVerb } from "./runVerb.ts";

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
  "end-second-factor": {
    usage:
      "EMAIL   this person lost their phone and their recovery codes: their password or a link is enough again",
    load: async () => (await import("./admin/endSecondFactor.ts")).printSecondFactorEnded,
  },
  "verify-audit": {
    usage: "               walk the audit log and say whether it is what was written",
    load: async () => (await import("./admin/verifyAudit.ts")).printAuditVerdict,
  },
  "verify-books": {
    usage: "               go through the ledger and say whether every posting and balance adds up",
    load: async () => (await import("./admin/verifyBooks.ts")).printBooksVerdict,
  },
  backup: {
    usage: "FILE                every row and every media file, in one tar file",
    load: async () => (await import("./admin/backup/backup.ts")).backup,
  },
  restore: {
    usage: "FILE               fill a new installation from a backup",
    load: async () => (await import("./admin/backup/restore.ts")).restore,
  },
  "replace-secret": {
    usage:
      "             use the database with the secret of this environment; the former one is lost or known to others",
    load: async () => (await import("./admin/replaceSecret.ts")).printSecretReplaced,
  },
};

await runVerb("npm run admin", VERBS, async ({ load }, configuration, args) =>
  (await load())(configuration, args, console.log),
);
