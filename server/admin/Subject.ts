import { findSubjects, isKeptKind, type SubjectRow } from "../../db/admin/subjects.ts";
import { isId } from "../../domain/isId.ts";
import type { VocabularyKey } from "../../domain/lexicon/vocabulary.ts";
import { pageAddress, STANDALONE_SLUG } from "../../domain/publicPages/pageAddress.ts";
import { builder } from "../graphql/builder.ts";
import { encodeGlobalID } from "../graphql/globalId.ts";
import { perRequest } from "../graphql/perRequest.ts";
import { VocabularyKeyEnum } from "../lexicon/vocabulary.ts";

/** What something is about, and what was kept of it where it is gone. */
export interface SubjectSource {
  kind: string;
  id: string;
  row: SubjectRow | null;
  /** Its name as it was written down when something happened to it. */
  keptName: string | null;
  studio: SubjectRow | null;
}

/** Things by kind and id, "user:…"; null for what is gone, and for what never had a row. */
export const subjects = perRequest<SubjectRow | null>(async (keys, { db }) => {
  const wanted = keys.flatMap((key) => {
    const [kind = "", id = ""] = key.split(":");
    return isId(id) ? [{ kind, id }] : [];
  });
  const found = new Map((await findSubjects(db, wanted)).map((row) => [`${row.kind}:${row.id}`, row]));
  return keys.map((key) => found.get(key) ?? null);
});

const NODES: Record<string, string> = { workspace: "AdminWorkspace", broadcast: "Broadcast" };

export const Subject = builder.objectRef<SubjectSource>("AdminSubject").implement({
  description: "What an entry of the audit log or a job is about.",
  authScopes: { role: "superadmin" },
  fields: (t) => ({
    kind: t.exposeString("kind", { description: "Such as user, term, release." }),
    key: t.exposeString("id", { description: "Its own id, or the word by which it is known." }),
    name: t.string({
      nullable: true,
      description: "What it is called now; of what is gone, the name that was written down.",
      resolve: ({ row, keptName }) => (row ? row.name : keptName),
    }),
    nameEs: t.string({
      nullable: true,
      description: "In Spanish, where it has a name in both languages.",
      resolve: ({ row }) => row?.nameEs ?? null,
    }),
    isGone: t.boolean({
      description: "It is not there any more.",
      resolve: ({ kind, id, row }) => row === null && isKeptKind(kind) && isId(id),
    }),
    nodeId: t.id({
      nullable: true,
      description:
        "By this it is opened in the administration: the person that it is or is of, the workspace, the announcement.",
      resolve({ kind, row }) {
        if (!row) return null;
        if (row.personId) return encodeGlobalID("AdminUser", row.personId);
        const type = NODES[kind];
        return type ? encodeGlobalID(type, row.id) : null;
      },
    }),
    list: t.field({
      type: VocabularyKeyEnum,
      nullable: true,
      description: "The list of a term.",
      resolve: ({ row }) => (row?.list ?? null) as VocabularyKey | null,
    }),
    page: t.string({
      nullable: true,
      description: "The path of its public page, where everybody may see it.",
      resolve: ({ kind, row }) => (row?.handle ? pageOf(kind, row) : null),
    }),
    studioName: t.string({
      nullable: true,
      description: "The workspace that it belongs to.",
      resolve: ({ row, studio }) => studio?.name ?? row?.studioName ?? null,
    }),
    studioId: t.id({
      nullable: true,
      resolve({ row, studio }) {
        const id = studio?.id ?? row?.workspaceId;
        return id ? encodeGlobalID("AdminWorkspace", id) : null;
      },
    }),
  }),
});

function pageOf(kind: string, { handle, slug, id }: SubjectRow): string {
  const place = kind === "track" ? id : null;
  return pageAddress({ handle: handle!, slug: slug ?? STANDALONE_SLUG, place });
}
