import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { Release } from "../catalog/Release.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";
import { drop, dropEach, keep, keepEach, OWN_TASTE } from "./keep.ts";

export const saveRelease = verb("saveRelease", {
  unaudited: OWN_TASTE,
  run: (act, { id }: { id: string }) => keep(act, "release", id),
  runEach: (act, asked) =>
    keepEach(
      act,
      "release",
      asked.map(({ id }) => id),
    ),
});

export const unsaveRelease = verb("unsaveRelease", {
  unaudited: OWN_TASTE,
  run: (act, { id }: { id: string }) => drop(act, "release", id),
  runEach: (act, asked) =>
    dropEach(
      act,
      "release",
      asked.map(({ id }) => id),
    ),
});

builder.relayMutationField(
  "saveRelease",
  { inputFields: (t) => ({ id: t.globalID({ for: Release }) }) },
  {
    description:
      "Puts a release that everybody can come to into the person's library. One that is there stays.",
    verb: saveRelease,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, NotFound] },
    resolve: (_root, { input: { id } }, context, info) => perform(context, info, saveRelease, { id: id.id }),
  },
  { outputFields: (t) => ({ release: t.field({ type: Release, resolve: ({ id }) => id }) }) },
);

builder.relayMutationField(
  "unsaveRelease",
  { inputFields: (t) => ({ id: t.globalID({ for: Release }) }) },
  {
    description: "Takes a release out of the person's library. One that is not there stays out.",
    verb: unsaveRelease,
    authScopes: { signedIn: true },
    resolve: (_root, { input: { id } }, context, info) =>
      perform(context, info, unsaveRelease, { id: id.id }),
  },
  {
    outputFields: (t) => ({
      release: t.field({
        type: Release,
        nullable: true,
        description: "Null when it is no longer there, or no longer for this person.",
        resolve: ({ id }) => id,
      }),
    }),
  },
);
