import { builder } from "../graphql/builder.ts";

/** What only those who run the platform may read. Every page grafts its own fields onto it. */
export const Admin = builder.objectRef<object>("Admin").implement({
  description: "The platform's administration.",
  authScopes: { role: "superadmin" },
  fields: () => ({}),
});

builder.queryField("admin", (t) =>
  t.field({
    type: Admin,
    description: "The administration; answers everybody but a superadmin as if it did not exist.",
    authScopes: { role: "superadmin" },
    resolve: () => ({}),
  }),
);
