import { findWish, type WishRow } from "../../db/downloads/preparedFiles.ts";
import {
  ADDRESS_MINUTES,
  DOWNLOAD_FORMAT_NAMES,
  type DownloadFormat,
} from "../../domain/downloads/format.ts";
import { isId } from "../../domain/isId.ts";
import { keptRefusal } from "../../domain/words/kept.ts";
import { refusal } from "../../domain/words/refusal.ts";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { GUARDED_BY_LOADER } from "../graphql/guarded.ts";
import { TextType } from "../graphql/Text.ts";

export const DownloadFormatEnum = builder.enumType("DownloadFormat", { values: DOWNLOAD_FORMAT_NAMES });
const DownloadStateEnum = builder.enumType("DownloadState", {
  values: ["preparing", "ready", "failed"] as const,
});

/** The purpose that signatures of downloads are made for. */
export const DOWNLOAD_PURPOSE = "download";

/** What a download's signature vouches for. `expires` is in epoch milliseconds. */
export function downloadClaim(wishId: string, expires: number): string {
  return [wishId, expires].join(" ");
}

export const DownloadWish = builder.objectRef<WishRow>("DownloadWish").implement({
  description: "A download that somebody asked for, from the making of its files to its address.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    id: t.exposeID("id"),
    format: t.field({ type: DownloadFormatEnum, resolve: ({ format }) => format as DownloadFormat }),
    state: t.field({
      type: DownloadStateEnum,
      resolve: ({ state }) => state as "preparing" | "ready" | "failed",
    }),
    progress: t.exposeInt("progress", { description: "0 to 100." }),
    failure: t.field({
      type: TextType,
      nullable: true,
      description: "Why it failed.",
      resolve: ({ state, failureCode, failureParams }) =>
        state === "failed"
          ? (keptRefusal(failureCode, failureParams, null) ?? refusal("downloads.failed"))
          : null,
    }),
    url: t.string({
      nullable: true,
      description: "Where it can be fetched for an hour, by whoever asked; null until it is ready.",
      resolve: (wish, _args, context) => (wish.state === "ready" ? urlOf(context, wish.id) : null),
    }),
  }),
});

function urlOf({ services, now }: Context, id: string): string {
  const expires = now().getTime() + ADDRESS_MINUTES * 60_000;
  const signature = services.signer.sign(DOWNLOAD_PURPOSE, downloadClaim(id, expires));
  return `/api/downloads/${id}?expires=${expires}&signature=${signature}`;
}

builder.queryField("download", (t) =>
  t.field({
    type: DownloadWish,
    nullable: true,
    description: "How far a download is. Null for those of others and for missing ones alike.",
    args: { id: t.arg.string() },
    authScopes: { public: true },
    resolve: async (_root, { id }, { db, viewer }) => {
      const wish = isId(id) ? await findWish(db, id) : undefined;
      return wish && wish.userId === (viewer?.userId ?? null) ? wish : null;
    },
  }),
);
