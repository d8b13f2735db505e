import { type Kysely, sql } from "kysely";
import { isAiDisclosure } from "../../domain/catalog/aiDisclosure.ts";
import type { Dossier, DossierParty, DossierRelease, DossierTrack } from "../../domain/compliance/dossier.ts";
import { stateOfSplit } from "../splits/sheets.ts";
import type { DB } from "../tables.generated.ts";
import { listDossierWorks } from "./dossierWorks.ts";

/** A dossier with the workspace that it belongs to. */
export interface KeptDossier extends Dossier {
  workspaceId: string;
}

/** All that the rules look at, of these releases: four statements, however many there are. Missing ones are left out. */
export async function listDossiers(
  db: Kysely<DB>,
  releaseIds: readonly string[],
): Promise<Map<string, KeptDossier>> {
  if (releaseIds.length === 0) return new Map();
  const releases = await listReleases(db, releaseIds);
  const tracks = await listTracks(db, releaseIds);
  const trackIds = [...new Set(tracks.map(({ id }) => id))];
  const works = await listDossierWorks(db, trackIds);
  const people = Map.groupBy(await listPeople(db, trackIds), ({ trackId }) => trackId);
  const byRelease = Map.groupBy(tracks, ({ releaseId }) => releaseId);
  return new Map(
    releases.map(({ workspaceId, release, studio }) => {
      const own = byRelease.get(release.id) ?? [];
      const whole = own.map(({ releaseId: _release, ...track }) => ({
        ...track,
        works: works.get(track.id) ?? [],
        people: people.get(track.id)?.map(({ party }) => party) ?? [],
      }));
      return [release.id, { workspaceId, release, tracks: whole, studio }];
    }),
  );
}

// Later years stand on no line yet: what is saved must begin by next year (domain/releases/release.ts).
const FIRST_OUT = sql<number | null>`(
  select out.year from (select extract(year from coalesce(
    release."originalReleaseDay"::timestamp,
    release.date at time zone coalesce(release.timezone, workspace.timezone)))::int as year) out
  where out.year <= extract(year from now()) + 1)`;

async function listReleases(db: Kysely<DB>, ids: readonly string[]) {
  const rows = await db
    .selectFrom("release")
    .innerJoin("workspace", "workspace.id", "release.workspaceId")
    .where("release.id", "in", ids)
    .select([
      "release.id",
      "release.workspaceId",
      "release.title",
      "release.versionTitle",
      "release.upc",
      "release.genre",
      "release.language",
      "release.cLineYear",
      "release.cLineOwner",
      "release.pLineYear",
      "release.pLineOwner",
      "release.territories",
      "release.excludedTerritories",
      "release.priceMinor",
      "release.suggestedPriceMinor",
      "release.coverKey",
      "release.coverWidth",
      "release.coverHeight",
      "release.coverBytes",
      "release.coverIsRgb",
      "release.coverAlt",
      "release.coverAttested",
      "workspace.defaultCurrency as currency",
      "workspace.isrcPrefix",
      sql<string>`coalesce(workspace."defaultCLineOwner", workspace.name)`.as("studioCLineOwner"),
      sql<string>`coalesce(workspace."defaultPLineOwner", workspace.name)`.as("studioPLineOwner"),
      sql<boolean>`exists (
        select from "ledgerParty" party join "payoutAccount" account on account."partyId" = party.id
        where party."workspaceId" = workspace.id and account."accountId" is not null and account."payoutsEnabled")`.as(
        "isPaidOut",
      ),
      stateOfSplit(sql`'release:' || release.id`).as("splitState"),
      FIRST_OUT.as("year"),
      sql<string[]>`array(
        select artist.name from "releaseArtist" credit join artist on artist.id = credit."artistId"
        where credit."releaseId" = release.id order by credit.position)`.as("artistNames"),
    ])
    .execute();
  return rows.map((row) => {
    const { workspaceId, coverKey, coverWidth, coverHeight, coverBytes, coverIsRgb, ...rest } = row;
    const { coverAlt, coverAttested, isrcPrefix, isPaidOut, studioCLineOwner, studioPLineOwner, ...facts } =
      rest;
    const studio = { isrcPrefix, isPaidOut, cLineOwner: studioCLineOwner, pLineOwner: studioPLineOwner };
    const cover = coverKey
      ? {
          ...{ width: coverWidth, height: coverHeight, bytes: coverBytes, isRgb: coverIsRgb },
          ...{ alt: coverAlt, isAttested: coverAttested },
        }
      : null;
    return { workspaceId, studio, release: { ...facts, cover } satisfies DossierRelease };
  });
}

type TrackFacts = Omit<DossierTrack, "works" | "people"> & { releaseId: string };

async function listTracks(db: Kysely<DB>, releaseIds: readonly string[]): Promise<TrackFacts[]> {
  const rows = await db
    .selectFrom("releaseTrack as place")
    .innerJoin("track", "track.id", "place.trackId")
    .leftJoin("measurement", "measurement.trackId", "track.id")
    .leftJoin("lyrics", "lyrics.trackId", "track.id")
    .where("place.releaseId", "in", releaseIds)
    .select([
      "place.releaseId",
      "track.id",
      "track.title",
      "track.versionTitle",
      "track.isrc",
      "track.state",
      "track.masterSha256",
      "track.lossless",
      "track.durationMs",
      "track.explicit",
      "track.language",
      "track.isCover",
      "track.coverLicence",
      "track.aiDisclosure",
      "track.priceMinor",
      "track.suggestedPriceMinor",
      "measurement.trackId as measuredId",
      "measurement.sampleRate",
      "measurement.bitDepth",
      "measurement.channels",
      "measurement.truePeak",
      "measurement.clippedSamples",
      "measurement.leadingSilenceMs",
      "measurement.trailingSilenceMs",
      "measurement.damagedAtMs",
      "lyrics.plain as lyrics",
      stateOfSplit(sql`'track:' || track.id`).as("splitState"),
      sql<string[]>`array(
        select artist.name from "trackArtist" credit join artist on artist.id = credit."artistId"
        where credit."trackId" = track.id order by credit.position)`.as("artistNames"),
    ])
    .orderBy("place.disc")
    .orderBy("place.position")
    .execute();
  return rows.map((row) => {
    const { aiDisclosure, measuredId, lossless, durationMs, sampleRate, bitDepth, channels, ...rest } = row;
    const { truePeak, clippedSamples, leadingSilenceMs, trailingSilenceMs, damagedAtMs, ...facts } = rest;
    const measured = { sampleRate, bitDepth, channels, truePeak, clippedSamples };
    const master = measuredId && {
      ...{ lossless, durationMs, leadingSilenceMs, trailingSilenceMs, damagedAtMs },
      ...measured,
    };
    return { ...facts, isAiDisclosed: isAiDisclosure(aiDisclosure), master: master || null };
  });
}

/** Those credited who carry a number: about the others no rule has anything to say. */
async function listPeople(
  db: Kysely<DB>,
  trackIds: readonly string[],
): Promise<{ trackId: string; party: DossierParty }[]> {
  if (trackIds.length === 0) return [];
  const rows = await db
    .selectFrom("contributor")
    .innerJoin("party", "party.id", "contributor.partyId")
    .where("contributor.trackId", "in", trackIds)
    .where((eb) => eb.or([eb("party.ipi", "is not", null), eb("party.isni", "is not", null)]))
    .select(["contributor.trackId", "party.id", "party.name", "party.ipi", "party.isni"])
    .orderBy("contributor.position")
    .execute();
  return rows.map(({ trackId, ...party }) => ({ trackId, party }));
}
