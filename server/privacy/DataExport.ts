import { type DataExportRow, findExportOf } from "../../db/privacy/dataExports.ts";
import { EXPORT_STATES, type ExportState, nextExportAt } from "../../domain/privacy/dataExport.ts";
import { Viewer } from "../accounts/Viewer.ts";
import { builder } from "../graphql/builder.ts";

const DataExportState = builder.enumType("DataExportState", { values: EXPORT_STATES });

const DataExport = builder.objectRef<DataExportRow>("DataExport").implement({
  description: "A file with everything that is kept about a person.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    state: t.field({ type: DataExportState, resolve: ({ state }) => state as ExportState }),
    progress: t.exposeInt("progress", { description: "Percent, while it is being collected." }),
    bytes: t.float({ nullable: true, resolve: ({ bytes }) => (bytes === null ? null : Number(bytes)) }),
    requestedAt: t.expose("requestedAt", { type: "DateTime" }),
    expiresAt: t.expose("expiresAt", {
      type: "DateTime",
      nullable: true,
      description: "When it is removed.",
    }),
    nextAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "From when on the person may ask for another one; null: at once.",
      resolve: ({ state, requestedAt }, _args, { now }) =>
        nextExportAt({ state: state as ExportState, requestedAt }, now()),
    }),
    url: t.string({
      nullable: true,
      description: "Where the person can download it, once it is ready and until it is removed.",
      resolve: (row, _args, { now }) => (isOpen(row, now()) ? `/api/privacy/exports/${row.id}.zip` : null),
    }),
  }),
});

/** Whether the file can be downloaded now. */
export function isOpen({ state, expiresAt }: DataExportRow, now: Date): boolean {
  return state === "ready" && expiresAt !== null && expiresAt > now;
}

builder.objectField(Viewer, "dataExport", (t) =>
  t.field({
    type: DataExport,
    nullable: true,
    description: "The person's last export.",
    resolve: async ({ userId }, _args, { db }) => (await findExportOf(db, userId)) ?? null,
  }),
);
