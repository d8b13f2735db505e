import { replaceContributors } from "../../db/credits/contributors.ts";
import { findOrMakeParties } from "../../db/credits/parties.ts";
import { creditsProblem } from "../../domain/credits/party.ts";
import { perform } from "../acting/perform.ts";
import { changeTrack } from "../catalog/changeTrack.ts";
import { StaleVersion } from "../catalog/StaleVersion.ts";
import { Track } from "../catalog/Track.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound, refuse } from "../graphql/errors.ts";

const ContributorInput = builder.inputType("ContributorInput", {
  fields: (t) => ({
    name: t.string({ description: "Of a party of the workspace, or of a new one." }),
    role: t.string(),
  }),
});

type Credits = { contributors: readonly { name: string; role: string }[] };

const setContributors = changeTrack("setContributors", async ({ trx }, track, { contributors }: Credits) => {
  const wrong = creditsProblem(contributors);
  if (wrong) refuse({ ...wrong, field: `contributors.${wrong.line}` });
  const names = contributors.map(({ name }) => name);
  const parties = await findOrMakeParties(trx, track.workspaceId, names);
  const credits = contributors.map(({ role }, place) => ({ partyId: parties[place]!.id, role }));
  await replaceContributors(trx, track.id, credits);
});

builder.relayMutationField(
  "setContributors",
  {
    inputFields: (t) => ({
      id: t.globalID({ for: Track }),
      version: t.int({ description: "The version of the track that the edit was made from." }),
      contributors: t.field({ type: [ContributorInput] }),
    }),
  },
  {
    description: "Replaces the credits of a track, in this order. New names become parties of the workspace.",
    verb: setContributors,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, StaleVersion, NotFound] },
    resolve: (_root, { input: { id, ...credits } }, context, info) =>
      perform(context, info, setContributors, { id: id.id, ...credits }),
  },
  { outputFields: (t) => ({ track: t.field({ type: Track, resolve: ({ trackId }) => trackId }) }) },
);
