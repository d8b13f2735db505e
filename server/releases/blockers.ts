import type { Kysely } from "kysely";
import { listDossiers } from "../../db/compliance/dossiers.ts";
import { listWaivedIds } from "../../db/compliance/waivers.ts";
import type { DB } from "../../db/tables.generated.ts";
import { type Counts, countFindings, findingsOf, holdingBack } from "../../domain/compliance/findings.ts";

/**
 * How many findings of compliance keep each of these releases from going out, judged anew from what stands now. The one
 * place where releases ask a feature to their right: its rules only, none of its screens and verbs.
 */
export async function blockersOf(
  db: Kysely<DB>,
  releaseIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const standing = await standingFindings(db, releaseIds);
  return new Map([...standing].map(([id, { holding }]) => [id, holding]));
}

/** What the rules have against a release: all that counts, and how much of it keeps it from going out. */
export interface StandingFindings {
  counts: Counts;
  holding: number;
}

export async function standingFindings(
  db: Kysely<DB>,
  releaseIds: readonly string[],
): Promise<ReadonlyMap<string, StandingFindings>> {
  const dossiers = await listDossiers(db, releaseIds);
  const waivedIds = await listWaivedIds(db, releaseIds);
  return new Map(
    releaseIds.map((id) => {
      const dossier = dossiers.get(id);
      const found = dossier ? findingsOf(dossier) : [];
      const waived = waivedIds.get(id) ?? new Set<string>();
      return [id, { counts: countFindings(found, waived), holding: holdingBack(found, waived).length }];
    }),
  );
}
