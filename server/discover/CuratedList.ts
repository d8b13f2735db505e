import {
  type CuratedItem,
  type CuratedListRow,
  findCuratedLists,
  listCuratedItems,
} from "../../db/discover/curatedLists.ts";
import { localeOf } from "../accounts/localeOf.ts";
import { Release } from "../catalog/Release.ts";
import { Track } from "../catalog/Track.ts";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { perRequest } from "../graphql/perRequest.ts";

export const CuratedPiece = builder.objectRef<CuratedItem>("CuratedPiece").implement({
  description: "A track or a release that somebody chose.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    track: t.field({ type: Track, nullable: true, resolve: ({ trackId }) => trackId }),
    release: t.field({ type: Release, nullable: true, resolve: ({ releaseId }) => releaseId }),
    isOut: t.exposeBoolean("isOut", {
      description: "Whether everybody finds it: it may have been withdrawn since it was chosen.",
    }),
  }),
});

export const CuratedList = builder.loadableNodeRef("CuratedList", {
  id: { resolve: (list: CuratedListRow) => list.id },
  load: (ids: string[], context: Context) =>
    context.viewer?.role === "superadmin" ? findCuratedLists(context.db, ids) : Promise.resolve([]),
  sort: (list: CuratedListRow) => list.id,
});

const piecesOf = perRequest<CuratedItem[]>(async (ids, { db }) => {
  const byList = Map.groupBy(await listCuratedItems(db, ids), ({ listId }) => listId);
  return ids.map((id) => byList.get(id) ?? []);
});

CuratedList.implement({
  description: "Music that an administrator chose for /discover, as those see it who make it.",
  authScopes: { role: "superadmin" },
  fields: (t) => ({
    titleEn: t.exposeString("titleEn"),
    titleEs: t.exposeString("titleEs"),
    textEn: t.exposeString("textEn"),
    textEs: t.exposeString("textEs"),
    title: t.string({ resolve: (list, _args, context) => titleOf(list, context) }),
    curator: t.exposeString("curator", { description: "Who chose it, as everybody reads it." }),
    shownFrom: t.exposeString("shownFrom", {
      nullable: true,
      description: "The first day, `YYYY-MM-DD` in UTC.",
    }),
    shownTo: t.exposeString("shownTo", { nullable: true, description: "The last day." }),
    version: t.exposeInt("version"),
    pieces: t.field({
      type: [CuratedPiece],
      resolve: ({ id }, _args, context) => piecesOf(context).load(id),
    }),
  }),
});

/** In the language of the request. */
export function titleOf({ titleEn, titleEs }: CuratedListRow, context: { request: Request }): string {
  return localeOf(context) === "es" ? titleEs : titleEn;
}

export function textOf({ textEn, textEs }: CuratedListRow, context: { request: Request }): string {
  return localeOf(context) === "es" ? textEs : textEn;
}
