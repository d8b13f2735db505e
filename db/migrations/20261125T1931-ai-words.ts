import { type Kysely, sql } from "kysely";

/** What recordings and releases say of AI becomes words that the search finds them by, as domain/search/aiUse.ts writes them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const levels = sql`
    case when 'generated' = any(shares) then 'ꙮ2 ꙮ12 ꙮ02 ꙮ012'
      when 'assisted' = any(shares) then 'ꙮ1 ꙮ12 ꙮ01 ꙮ012' else 'ꙮ0 ꙮ02 ꙮ01 ꙮ012' end`;
  await sql`
    with told as (
      select track.id as "entityId", array_agg(part.value) as shares, true as "isWhole",
        string_agg('ꙮ' || lower(part.key), ' ') filter (where part.value <> 'none') as parts
      from track, jsonb_each_text(track."aiDisclosure") part
      where track."aiDisclosure" is not null and jsonb_typeof(track."aiDisclosure") = 'object' group by track.id
      union all
      select place."releaseId", array_agg(part.value), bool_and(track."aiDisclosure" is not null),
        string_agg(distinct 'ꙮ' || lower(part.key), ' ') filter (where part.value <> 'none')
      from "releaseTrack" place
      join track on track.id = place."trackId" and track.visibility = 'public' and track.state = 'ready'
      left join lateral jsonb_each_text(track."aiDisclosure") part on true
      group by place."releaseId" having count(track."aiDisclosure") > 0
    ), words as (
      select "entityId", concat_ws(' ', case when "isWhole" then ${levels} end, parts) as words from told
    )
    update "searchDoc" doc set body = trim(both ' ' from words.words || ' ' || doc.body)
    from words where words."entityId" = doc."entityId" and words.words <> ''`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    update "searchDoc" set body = trim(both ' ' from regexp_replace(' ' || body || ' ', '( ꙮ[^ ]*)+(?= )', '', 'g'))
    where strpos(body, 'ꙮ') > 0`.execute(db);
}
