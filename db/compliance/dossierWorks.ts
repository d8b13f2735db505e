import type { Kysely } from "kysely";
import type { DossierWork } from "../../domain/compliance/dossier.ts";
import type { DB } from "../tables.generated.ts";

/** The works of these tracks with their writers, by track, in one statement. */
export async function listDossierWorks(
  db: Kysely<DB>,
  trackIds: readonly string[],
): Promise<Map<string, DossierWork[]>> {
  if (trackIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("trackWork")
    .innerJoin("work", "work.id", "trackWork.workId")
    .leftJoin("workWriter", "workWriter.workId", "work.id")
    .leftJoin("party", "party.id", "workWriter.partyId")
    .where("trackWork.trackId", "in", trackIds)
    .select([
      "trackWork.trackId",
      "work.id",
      "work.title",
      "work.iswc",
      "workWriter.shareBp",
      "party.id as partyId",
      "party.name",
      "party.ipi",
      "party.isni",
    ])
    .orderBy("trackWork.position")
    .orderBy("workWriter.position")
    .execute();
  const tracks = Map.groupBy(rows, ({ trackId }) => trackId);
  return new Map([...tracks].map(([trackId, own]) => [trackId, worksOf(own)]));
}

interface WriterRow {
  id: string;
  title: string;
  iswc: string | null;
  shareBp: number | null;
  partyId: string | null;
  name: string | null;
  ipi: string | null;
  isni: string | null;
}

function worksOf(rows: readonly WriterRow[]): DossierWork[] {
  return [...Map.groupBy(rows, ({ id }) => id).values()].map((lines) => ({
    id: lines[0]!.id,
    title: lines[0]!.title,
    iswc: lines[0]!.iswc,
    writers: lines.flatMap(({ partyId, name, ipi, isni, shareBp }) =>
      partyId ? [{ party: { id: partyId, name: name ?? "", ipi, isni }, shareBp: shareBp ?? 0 }] : [],
    ),
  }));
}
