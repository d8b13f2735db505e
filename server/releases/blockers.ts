import type { Kysely } from "kysely";
import { listDossiers } from "../../db/compliance/dossiers.ts";
import { listWaivedIds } from "../../db/compliance/waivers.ts";
import type { DB } from "../../db/tables.generated.ts";
import { findingsOf, holdingBack } from "../../domain/compliance/findings.ts";

/**
 * How many findings of compliance keep each of these releases from going out, judged anew from what stands now. The one
 * place where releases ask a feature to their right: its rules only, none of its screens and verbs.
 */
export async function blockersOf(
  db: Kysely<DB>,
  releaseIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const dossiers = await listDossiers(db, releaseIds);
  const waived = await listWaivedIds(db, releaseIds);
  const count = (id: string) => {
    const dossier = dossiers.get(id);
    return dossier ? holdingBack(findingsOf(dossier), waived.get(id) ?? new Set()).length : 0;
  };
  return new Map(releaseIds.map((id) => [id, count(id)]));
}
