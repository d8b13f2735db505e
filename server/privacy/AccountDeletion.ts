import {
  type DeletionRequestRow,
  findDeletionByStatus,
  findPendingDeletion,
} from "../../db/privacy/deletionRequests.ts";
import { DELETION_STATES, deletionState } from "../../domain/privacy/deletion.ts";
import { hashOfToken } from "../accounts/tokens.ts";
import { Viewer } from "../accounts/Viewer.ts";
import { builder } from "../graphql/builder.ts";
import { statusCode } from "./codes.ts";

const DeletionState = builder.enumType("DeletionState", {
  values: DELETION_STATES,
  description:
    "requested: waits for the button of a letter; expired: nobody pressed it in time; waiting: can still be taken back; running; done; canceled: taken back, or replaced by a later request.",
});

export const AccountDeletion = builder.objectRef<DeletionRequestRow>("AccountDeletion").implement({
  description:
    "How the deletion of an account goes on, for whoever has its code. It never says whose account it is.",
  fields: (t) => ({
    code: t.string({ resolve: ({ id }, _args, { services }) => statusCode(services, id) }),
    state: t.field({
      type: DeletionState,
      resolve: (request, _args, { now }) => deletionState(request, now()),
    }),
    requestedAt: t.expose("requestedAt", { type: "DateTime" }),
    expiresAt: t.expose("expiresAt", { type: "DateTime", description: "Until when it can be confirmed." }),
    confirmedAt: t.expose("confirmedAt", { type: "DateTime", nullable: true }),
    dueAt: t.expose("dueAt", {
      type: "DateTime",
      nullable: true,
      description: "Until when it can be taken back; then it happens.",
    }),
    doneAt: t.expose("doneAt", { type: "DateTime", nullable: true }),
    canceledAt: t.expose("canceledAt", { type: "DateTime", nullable: true }),
  }),
});

builder.queryField("accountDeletion", (t) =>
  t.field({
    type: AccountDeletion,
    nullable: true,
    description: "The deletion with this code; null for a code that is none.",
    authScopes: { public: true },
    args: { code: t.arg.string() },
    resolve: async (_root, { code }, { db }) => (await findDeletionByStatus(db, hashOfToken(code))) ?? null,
  }),
);

builder.objectField(Viewer, "deletion", (t) =>
  t.field({
    type: AccountDeletion,
    nullable: true,
    description: "The deletion of the person's own account, once it is confirmed and while it is not done.",
    resolve: async ({ userId }, _args, { db }) => (await findPendingDeletion(db, userId)) ?? null,
  }),
);
