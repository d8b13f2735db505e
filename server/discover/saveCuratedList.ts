import {
  findOut,
  insertCuratedList,
  listCuratedItems,
  listCuratedLists,
  lockCuratedList,
  setCuratedItems,
  writeCuratedList,
} from "../../db/discover/curatedLists.ts";
import { newId } from "../../db/ids.ts";
import { CURATED_LISTS_MAX, type CuratedEdit, curatedProblem } from "../../domain/discover/curatedList.ts";
import { problem } from "../../domain/words/refusal.ts";
import { isSuperadmin } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { type Act, verb } from "../acting/verb.ts";
import { Release } from "../catalog/Release.ts";
import { Track } from "../catalog/Track.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound, refuse } from "../graphql/errors.ts";
import { CuratedList } from "./CuratedList.ts";

interface Piece {
  trackId: string | null;
  releaseId: string | null;
}

interface Wish extends CuratedEdit {
  /** Null for a new one. */
  id: string | null;
  /** The version that was read. */
  version: number | null;
  pieces: Piece[];
}

const idOf = ({ trackId, releaseId }: Piece) => (trackId ?? releaseId)!;

/** Makes a list, or says anew what it is and what stands on it. */
const saveCuratedList = verb("saveCuratedList", {
  audit: "curatedList.save",
  may: isSuperadmin,
  async run(act, { id, version, pieces, ...edit }: Wish) {
    const { trx, now } = act;
    refuse(curatedProblem(edit, pieces.length));
    const columns = trimmed(edit);
    if (id === null) {
      await refuseHidden(act, pieces, new Set());
      const lists = await listCuratedLists(trx);
      if (lists.length >= CURATED_LISTS_MAX)
        throw new InvalidInput(problem("titleEn", "discover.tooManyLists", { max: CURATED_LISTS_MAX }));
      const listId = newId();
      const position = (lists.at(-1)?.position ?? 0) + 1;
      await insertCuratedList(trx, { id: listId, ...columns, position, createdAt: now, updatedAt: now });
      await setCuratedItems(trx, listId, pieces);
      return act.done({ listId }, { id: listId, after: { name: columns.titleEn, pieces: pieces.length } });
    }
    const list = await lockCuratedList(trx, id);
    if (!list) throw new NotFound();
    if (list.version !== version) throw new InvalidInput(problem("version", "discover.stale"));
    // What was withdrawn since it was chosen may stay, and comes back when it is out again.
    await refuseHidden(act, pieces, new Set((await listCuratedItems(trx, [id])).map(idOf)));
    await writeCuratedList(trx, id, { ...columns, version: list.version + 1, updatedAt: now });
    await setCuratedItems(trx, id, pieces);
    const [before, after] = [list.titleEn, columns.titleEn].map((name) => ({ name }));
    return act.done({ listId: id }, { id, before: before!, after: { ...after!, pieces: pieces.length } });
  },
});

function trimmed({
  titleEn,
  titleEs,
  textEn,
  textEs,
  curator,
  shownFrom,
  shownTo,
}: CuratedEdit): CuratedEdit {
  return {
    ...{ titleEn: titleEn.trim(), titleEs: titleEs.trim(), textEn: textEn.trim(), textEs: textEs.trim() },
    ...{ curator: curator.trim(), shownFrom, shownTo },
  };
}

async function refuseHidden(
  { trx }: Act,
  pieces: readonly Piece[],
  known: ReadonlySet<string>,
): Promise<void> {
  const out = await findOut(trx, {
    trackIds: pieces.flatMap(({ trackId }) => trackId ?? []),
    releaseIds: pieces.flatMap(({ releaseId }) => releaseId ?? []),
  });
  if (pieces.some((piece) => !out.has(idOf(piece)) && !known.has(idOf(piece))))
    throw new InvalidInput(problem("items", "discover.notPublic"));
}

/** What comes of it: the administration grafts its lists onto it. */
export const { payloadType: SaveCuratedListPayload } = builder.relayMutationField(
  "saveCuratedList",
  {
    inputFields: (t) => ({
      id: t.globalID({ for: CuratedList, required: false, description: "Left out for a new one." }),
      version: t.int({ required: false, description: "The version that was read." }),
      titleEn: t.string(),
      titleEs: t.string(),
      textEn: t.string(),
      textEs: t.string(),
      curator: t.string({ description: "Who chose it, as everybody reads it." }),
      shownFrom: t.string({ required: false, description: "The first day, `YYYY-MM-DD` in UTC." }),
      shownTo: t.string({ required: false, description: "The last day." }),
      pieceIds: t.globalIDList({
        for: [Track, Release],
        description: "Tracks and releases, in their order.",
      }),
    }),
  },
  {
    description: "Makes a list for /discover, or changes one.",
    verb: saveCuratedList,
    authScopes: { role: "superadmin" },
    errors: { types: [InvalidInput, NotFound] },
    resolve: (_root, { input }, context, info) => {
      const { id, version, shownFrom, shownTo, pieceIds, titleEn, titleEs, textEn, textEs, curator } = input;
      return perform(context, info, saveCuratedList, {
        ...{ id: id?.id ?? null, version: version ?? null, titleEn, titleEs, textEn, textEs, curator },
        ...{ shownFrom: shownFrom || null, shownTo: shownTo || null },
        pieces: pieceIds.map((piece) =>
          piece.typename === "Track"
            ? { trackId: piece.id, releaseId: null }
            : { trackId: null, releaseId: piece.id },
        ),
      });
    },
  },
  { outputFields: (t) => ({ list: t.field({ type: CuratedList, resolve: ({ listId }) => listId }) }) },
);
