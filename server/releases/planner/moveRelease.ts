import { Release } from "../../catalog/Release.ts";
import { builder } from "../../graphql/builder.ts";
import { InvalidInput, NotFound } from "../../graphql/errors.ts";
import { StaleRelease } from "../refusals.ts";
import { updateRelease } from "../updateRelease.ts";

// The same act as a save in the editor, so that whatever hangs on a date hears of both.
builder.relayMutationField(
  "moveRelease",
  {
    inputFields: (t) => ({
      id: t.globalID({ for: Release }),
      version: t.int({ description: "The version that the person saw." }),
      releaseDay: t.string({
        required: false,
        description: "Such as 2027-03-12, in the release's own time zone. Null takes the date away.",
      }),
    }),
  },
  {
    description: "Puts a release that is still to come on another day, at the same time of day.",
    authScopes: { gate: "releaseScheduling" },
    errors: { types: [InvalidInput, StaleRelease, NotFound] },
    resolve: async (_root, { input: { id, version, releaseDay = null } }, context) => ({
      releaseId: await updateRelease(context, id.id, version, { releaseDay }, null, "release.move"),
    }),
  },
  { outputFields: (t) => ({ release: t.field({ type: Release, resolve: ({ releaseId }) => releaseId }) }) },
);
