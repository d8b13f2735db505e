import { type CoverDraftRow, findCoverDrafts, listCoverDrafts } from "../../../db/assistants/coverDrafts.ts";
import { findReleases } from "../../../db/catalog/releases.ts";
import { coverDraftPath } from "../../../domain/assistants/coverDrafts.ts";
import type { MotifName } from "../../../domain/identity/coverMotifs.ts";
import { textIn } from "../../../domain/words/textIn.ts";
import { localeOf } from "../../accounts/localeOf.ts";
import { Release } from "../../catalog/Release.ts";
import { builder } from "../../graphql/builder.ts";
import { type Context, signedIn, workspacesOf } from "../../graphql/context.ts";
import { grouped, perRequest } from "../../graphql/perRequest.ts";
import { ChatMessage } from "../ChatMessage.ts";
import { talkerOf } from "../talkerOf.ts";
import { canWrite } from "./draftSvg.ts";
import { backUntil, madeOf } from "./madeCover.ts";
import { motifText } from "./motifText.ts";

export const CoverDraft = builder.loadableNodeRef("CoverDraft", {
  id: { resolve: (draft: CoverDraftRow) => draft.id },
  load: (ids: string[], { db, viewer }: Context) =>
    viewer ? findCoverDrafts(db, ids, talkerOf(viewer)) : Promise.resolve([]),
  sort: (draft: CoverDraftRow) => draft.id,
});

/** Keys of the covers that releases show now; read once a request. */
const coverKeys = perRequest(async (ids, { db, viewer }) => {
  const releases = await findReleases(db, ids, workspacesOf(viewer));
  const keys = new Map(releases.map(({ id, coverKey }) => [id, coverKey]));
  return ids.map((id) => keys.get(id) ?? null);
});

async function isCover(draft: CoverDraftRow, context: Context): Promise<boolean> {
  const made = madeOf(draft);
  return made !== null && made.coverKey === (await coverKeys(context).load(draft.releaseId));
}

CoverDraft.implement({
  description: "A cover that an assistant drew. It is set nowhere before a person chooses it.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    motif: t.string({
      description: "What it shows, within a sentence.",
      resolve: ({ motif }, _args, context) => textIn(localeOf(context), motifText(motif as MotifName)),
    }),
    title: t.exposeString("title", { description: "What is written on it, where the typeface can." }),
    isWritten: t.boolean({
      description: "Whether title and artists stand on it: the typeface has every letter of them.",
      resolve: canWrite,
    }),
    pictureUrl: t.string({
      description: "The drawing.",
      resolve: ({ id }) => coverDraftPath(id, "svg"),
    }),
    fileUrl: t.string({
      description: "A JPEG of 3000 pixels, made when it is asked for.",
      resolve: ({ id }) => coverDraftPath(id, "jpg"),
    }),
    isCover: t.boolean({
      description: "Whether the release shows it now.",
      resolve: (draft, _args, context) => isCover(draft, context),
    }),
    mayBeUndone: t.boolean({
      description: "Whether the release can have the cover back that it had, or none.",
      resolve: async (draft, _args, context) => {
        const until = (await isCover(draft, context)) ? backUntil(madeOf(draft)!) : undefined;
        return until !== undefined && (until === null || until > context.now());
      },
    }),
    release: t.field({
      type: Release,
      nullable: true,
      description: "Whose cover it could be.",
      resolve: ({ releaseId }) => releaseId,
    }),
  }),
});

const ofMessages = perRequest(async (messageIds, context) =>
  grouped(
    messageIds,
    await listCoverDrafts(context.db, messageIds, talkerOf(signedIn(context))),
    ({ messageId }) => messageId,
  ),
);

builder.objectField(ChatMessage, "coverDrafts", (t) =>
  t.field({
    type: [CoverDraft],
    description: "Covers that were drawn below an answer, to choose from.",
    resolve: ({ id }, _args, context) => ofMessages(context).load(id),
  }),
);
