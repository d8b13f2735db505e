import { type Kysely, type RawBuilder, sql } from "kysely";
import { RELEASE_PAGES } from "../publicPages/publicReleases.ts";
import { TRACK_PAGES } from "../publicPages/standaloneTracks.ts";
import type { DB } from "../tables.generated.ts";

/** What an entry of the audit log or a job is about, as it is called now. */
export interface SubjectRow {
  kind: string;
  id: string;
  /** Null where it has no name of its own. */
  name: string | null;
  /** In Spanish, of what is named in both languages. */
  nameEs: string | null;
  /** The list of a term. */
  list: string | null;
  /** Whose address its public page is at; null where not everybody may see it. */
  handle: string | null;
  slug: string | null;
  /** Who it is, or whose. */
  personId: string | null;
  workspaceId: string | null;
  studioName: string | null;
}

const none = sql`null::text`;
const nothing = sql`null::uuid`;
const person = sql`person.name || ' (' || person.email || ')'`;

interface Found {
  name?: RawBuilder<unknown>;
  nameEs?: RawBuilder<unknown>;
  list?: RawBuilder<unknown>;
  handle?: RawBuilder<unknown>;
  slug?: RawBuilder<unknown>;
  personId?: RawBuilder<unknown>;
  workspaceId?: RawBuilder<unknown>;
  /** The tables; the row asked for is called "it". */
  from: RawBuilder<unknown>;
}

const ofStudio = sql`it."workspaceId"`;
const ofPerson = {
  name: person,
  personId: sql`person.id`,
} as const;

const FINDS: Record<string, Found> = {
  user: { name: sql`it.name || ' (' || it.email || ')'`, personId: sql`it.id`, from: sql`"user" it` },
  workspace: { name: sql`it.name`, workspaceId: sql`it.id`, from: sql`workspace it` },
  featureFlag: { name: sql`it.name`, from: sql`"featureFlag" it` },
  term: {
    name: sql`it."labelEn"`,
    nameEs: sql`it."labelEs"`,
    list: sql`it.category`,
    from: sql`"vocabularyTerm" it`,
  },
  lexiconCategory: { name: sql`it.name`, from: sql`"lexiconCategory" it` },
  broadcast: { name: sql`it."titleEn"`, nameEs: sql`it."titleEs"`, from: sql`broadcast it` },
  release: {
    name: sql`it.title`,
    handle: sql`page.handle`,
    slug: sql`page.slug`,
    workspaceId: ofStudio,
    from: sql`release it left join lateral (${RELEASE_PAGES} and release.id = it.id) page on true`,
  },
  track: {
    name: sql`it.title`,
    handle: sql`page.handle`,
    workspaceId: ofStudio,
    from: sql`track it left join lateral (${TRACK_PAGES} and track.id = it.id) page on true`,
  },
  sale: {
    name: sql`first.title`,
    workspaceId: sql`first."workspaceId"`,
    from: sql`sale it join "saleLine" first on first."saleId" = it.id and first.position = 0`,
  },
  splitSheet: { name: sql`it.title`, workspaceId: ofStudio, from: sql`"splitSheet" it` },
  milestone: { name: sql`it.title`, workspaceId: ofStudio, from: sql`milestone it` },
  milestoneTemplate: { name: sql`it.name`, workspaceId: ofStudio, from: sql`"milestoneTemplate" it` },
  asset: { name: sql`it.name`, workspaceId: ofStudio, from: sql`asset it` },
  assetVersion: {
    name: sql`asset.name`,
    workspaceId: sql`asset."workspaceId"`,
    from: sql`"assetVersion" it join asset on asset.id = it."assetId"`,
  },
  invitation: { name: sql`it.email`, workspaceId: ofStudio, from: sql`invitation it` },
  listeningLink: { name: sql`nullif(it.label, '')`, workspaceId: ofStudio, from: sql`"listeningLink" it` },
  taxProfile: {
    name: sql`studio.name`,
    workspaceId: sql`it.id`,
    from: sql`(select "workspaceId" as id from "taxProfile") it join workspace studio on studio.id = it.id`,
  },
  accountantLink: { name: sql`it.name`, workspaceId: ofStudio, from: sql`"accountantLink" it` },
  upload: { name: sql`it."fileName"`, workspaceId: ofStudio, from: sql`upload it` },
  trackImport: { name: sql`it."fileName"`, workspaceId: ofStudio, from: sql`"trackImport" it` },
  mail: { name: sql`it."to"`, from: sql`mail it` },
  profile: { ...ofPerson, from: sql`profile it join "user" person on person.id = it."userId"` },
  session: { ...ofPerson, from: sql`session it join "user" person on person.id = it."userId"` },
  dataExport: { ...ofPerson, from: sql`"dataExport" it join "user" person on person.id = it."userId"` },
  deletionRequest: {
    ...ofPerson,
    from: sql`"deletionRequest" it join "user" person on person.id = it."userId"`,
  },
  downloadWish: { ...ofPerson, from: sql`"downloadWish" it join "user" person on person.id = it."userId"` },
};

/** Whether things of this kind have rows that they can be looked up in. */
export function isKeptKind(kind: string): boolean {
  return kind in FINDS;
}

/** What these are called now, in one statement; those that are gone are left out. */
export async function findSubjects(
  db: Kysely<DB>,
  wanted: readonly { kind: string; id: string }[],
): Promise<SubjectRow[]> {
  const parts = [...Map.groupBy(wanted, ({ kind }) => kind)].flatMap(([kind, ones]) => {
    const find = FINDS[kind];
    if (!find) return [];
    const { name = none, nameEs = none, list = none, handle = none, slug = none, from } = find;
    const { personId = nothing, workspaceId = nothing } = find;
    return sql`select ${kind}::text as kind, it.id, (${name})::text as name, ${nameEs} as "nameEs", ${list} as list,
      ${handle} as handle, ${slug} as slug, ${personId} as "personId", ${workspaceId} as "workspaceId"
      from ${from} where it.id = any(${ones.map(({ id }) => id)}::uuid[])`;
  });
  if (parts.length === 0) return [];
  const { rows } = await sql<SubjectRow>`
    select subject.*, workspace.name as "studioName"
    from (${sql.join(parts, sql` union all `)}) subject
    left join workspace on workspace.id = subject."workspaceId"`.execute(db);
  return rows;
}
