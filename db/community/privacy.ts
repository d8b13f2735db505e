import { sql } from "kysely";
import { mine, type TablePlans } from "../privacy/plans.ts";
import { either, ofStudio, own } from "../privacy/steps.ts";

export const communityTables = {
  follow: mine("social"),
  post: {
    onErasure: [
      { does: "delete", rows: ofStudio(), with: "workspace" },
      {
        does: "change",
        rows: own("authorId"),
        set: () =>
          sql`"authorId" = (select "ownerId" from workspace where workspace.id = post."workspaceId")`,
        because: "A studio's news are the studio's: they stay, under its owner's name.",
      },
    ],
    taken: { file: "posts", rows: either(own("authorId"), ofStudio()) },
  },
  postLike: mine("social"),
} satisfies TablePlans;
