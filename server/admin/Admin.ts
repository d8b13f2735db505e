import { builder } from "../graphql/builder.ts";
import { superadminOnly } from "../graphql/superadminOnly.ts";

/** There is one. It has an id so that a client keeps one record of it and can ask for more of its lists. */
export const PLATFORM = "00000000-0000-0000-0000-000000000000" as const;

interface Platform {
  id: typeof PLATFORM;
}

/** What only those who run the platform may read. Every page grafts its own fields onto it. */
export const Admin = builder.loadableNodeRef("Admin", {
  id: { resolve: ({ id }: Platform) => id },
  load: superadminOnly(async (): Promise<Platform[]> => [{ id: PLATFORM }]),
  sort: ({ id }: Platform) => id,
});

Admin.implement({
  description: "The platform's administration.",
  authScopes: { role: "superadmin" },
});

builder.queryField("admin", (t) =>
  t.field({
    type: Admin,
    description: "The administration; answers everybody but a superadmin as if it did not exist.",
    authScopes: { role: "superadmin" },
    resolve: (): Platform => ({ id: PLATFORM }),
  }),
);
