import { perform } from "../../acting/perform.ts";
import { verb } from "../../acting/verb.ts";
import { Release } from "../../catalog/Release.ts";
import { builder } from "../../graphql/builder.ts";
import { InvalidInput, NotFound } from "../../graphql/errors.ts";
import { StaleRelease } from "../refusals.ts";
import { updateRelease } from "../updateRelease.ts";

const moveRelease = verb("moveRelease", {
  ...updateRelease.rule,
  audit: "release.move",
  gate: "releaseScheduling",
});

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
    verb: moveRelease,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, StaleRelease, NotFound] },
    resolve: (_root, { input: { id, version, releaseDay = null } }, context, info) =>
      perform(context, info, moveRelease, { id: id.id, version, edit: { releaseDay } }),
  },
  { outputFields: (t) => ({ release: t.field({ type: Release, resolve: ({ releaseId }) => releaseId }) }) },
);
