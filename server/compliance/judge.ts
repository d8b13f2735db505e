import type { Kysely } from "kysely";
import { type KeptDossier, listDossiers } from "../../db/compliance/dossiers.ts";
import { listWaivers } from "../../db/compliance/waivers.ts";
import type { DB } from "../../db/tables.generated.ts";
import type { Finding } from "../../domain/compliance/finding.ts";
import {
  type ComplianceStatus,
  type Counts,
  countFindings,
  findingsOf,
  scoreOf,
  statusOf,
} from "../../domain/compliance/findings.ts";
import { type Waiver, waivedId } from "../../domain/compliance/waiver.ts";

/** A finding, with the decision to leave it where there is one. */
export interface JudgedFinding extends Finding {
  waiver: Waiver | null;
}

/** What compliance says of a release now. */
export interface Judgement {
  dossier: KeptDossier;
  findings: JudgedFinding[];
  waived: ReadonlySet<string>;
  counts: Counts;
  score: number;
  status: ComplianceStatus;
}

/** Judges these releases by what stands now: five statements, however many there are. Missing ones are left out. */
export async function judge(db: Kysely<DB>, releaseIds: readonly string[]): Promise<Map<string, Judgement>> {
  if (releaseIds.length === 0) return new Map();
  const dossiers = await listDossiers(db, releaseIds);
  const waivers = Map.groupBy(await listWaivers(db, releaseIds), ({ releaseId }) => releaseId);
  return new Map([...dossiers].map(([id, dossier]) => [id, judgement(dossier, waivers.get(id) ?? [])]));
}

function judgement(dossier: KeptDossier, waivers: readonly Waiver[]): Judgement {
  const found = findingsOf(dossier);
  const byFinding = new Map(waivers.map((waiver) => [waivedId(waiver), waiver]));
  const waived = new Set(byFinding.keys());
  const counts = countFindings(found, waived);
  const findings = found.map((finding) => ({
    ...finding,
    waiver: finding.isWaivable ? (byFinding.get(finding.id) ?? null) : null,
  }));
  return { dossier, findings, waived, counts, score: scoreOf(counts), status: statusOf(counts) };
}
