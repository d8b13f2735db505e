/** The fields of both documents: ten of a track, and for the nested one its release and artists. */
const TRACK = "id title isrc duration bpm key genre mood visibility createdAt";
const RELATIONS = "release { id title upc date } artists { id name verified }";
const POSTGRAPHILE_TRACK = "id title isrc durationMs bpm key genre mood visibility createdAt";
const POSTGRAPHILE_RELATIONS =
  "releaseByReleaseId { id title upc date } trackArtistsByTrackId(orderBy: POSITION_ASC) { nodes { artistByArtistId { id name verified } } }";

interface Documents {
  ours: string;
  postgraphile: string;
}

function list(ours: string, postgraphile: string): Documents {
  return {
    ours: `query Bench { viewer { workspace { tracks(first: 20) { edges { cursor node { ${ours} } } pageInfo { hasNextPage endCursor } } } } }`,
    postgraphile: `query Bench($workspaceId: UUID!) { allTracks(first: 20, condition: { workspaceId: $workspaceId }, orderBy: [CREATED_AT_DESC, ID_DESC]) { edges { cursor node { ${postgraphile} } } pageInfo { hasNextPage endCursor } } }`,
  };
}

export const FLAT = list(TRACK, POSTGRAPHILE_TRACK);
export const NESTED = list(`${TRACK} ${RELATIONS}`, `${POSTGRAPHILE_TRACK} ${POSTGRAPHILE_RELATIONS}`);
