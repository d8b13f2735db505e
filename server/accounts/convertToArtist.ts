import type { Transaction } from "kysely";
import { setPreferences } from "../../db/accounts/preferences.ts";
import { lockUser, updateUser } from "../../db/accounts/users.ts";
import { showProfile } from "../../db/profiles/profiles.ts";
import type { DB } from "../../db/tables.generated.ts";
import { insertWorkspace } from "../../db/workspaces/workspaces.ts";
import { type Conversion, conversionObstacle, conversionProblems } from "../../domain/accounts/conversion.ts";
import { ONBOARDING_STEPS } from "../../domain/accounts/onboarding.ts";
import type { Capability, Role } from "../../domain/accounts/roles.ts";
import { TRIAL_DAYS } from "../../domain/billing/plans.ts";
import { DAY_MS } from "../../domain/duration.ts";
import { slugNow } from "../../domain/lexicon/currentVocabulary.ts";
import { linkProblem } from "../../domain/profiles/links.ts";
import { onField, type Refusal, refusal } from "../../domain/words/refusal.ts";
import { defaultWorkspaceName, slugOf } from "../../domain/workspaces/slug.ts";
import { userOf } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound, refuse, UserError, UserErrorInterface } from "../graphql/errors.ts";
import { orTold } from "./orTold.ts";
import { preferenceLoader } from "./Preferences.ts";
import { renewViewer } from "./session.ts";
import { Viewer } from "./Viewer.ts";

/** The person cannot become an artist, or it did not work, in the specification's words. */
export class CannotConvert extends UserError {}

builder.objectType(CannotConvert, { name: "CannotConvert", interfaces: [UserErrorInterface] });

/** The fan becomes an artist with both sides, a studio and a trial: all of it, or nothing. */
const convertToArtist = verb("convertToArtist", {
  audit: "user.convert",
  async run(act, form: Conversion) {
    const { trx, now } = act;
    for (const [field, wrong] of Object.entries(conversionProblems(form))) refuse(onField(field, wrong));
    const user = await lockUser(trx, userOf(act.actor).userId);
    if (!user) throw new NotFound();
    const { id } = user;
    const before = { role: user.role as Role, capabilities: user.capabilities as Capability[] };
    const obstacle = conversionObstacle(before);
    const isArtist = obstacle?.code === "accounts.hasArtistSide";
    if (obstacle) throw new CannotConvert(isArtist ? refusal("accounts.alreadyArtist") : obstacle);
    await or(refusal("accounts.roleFailed"), makeArtist(trx, id, form, now));
    const { id: workspaceId } = await or(
      refusal("accounts.workspaceFailed"),
      openStudio(trx, id, form.artistName.trim()),
    );
    const after = { role: "artist", capabilities: ["fan", "artist"] };
    return act.done({ workspaceId }, { id, workspaceId, before, after });
  },
});

async function makeArtist(trx: Transaction<DB>, userId: string, form: Conversion, now: Date): Promise<void> {
  const { artistName, bio, socialLinks } = form;
  const genres = form.genres.map((genre) => slugNow("GENRE", genre));
  await updateUser(trx, userId, {
    role: "artist",
    capabilities: ["fan", "artist"],
    userTier: "artist_starter",
    trialEndsAt: new Date(now.getTime() + TRIAL_DAYS * DAY_MS),
    stageName: artistName.trim(),
    artistData: JSON.stringify({ bio: bio.trim(), genres, socialLinks }),
    convertedFromFan: true,
    conversionDate: now,
    // The artist's side has a beginning of its own; what was answered just now is not asked again.
    onboardingCompleted: false,
    onboardingStep: ONBOARDING_STEPS.artist.indexOf(genres.length > 0 ? "firstTrack" : "genres"),
    updatedAt: now,
  });
  await setPreferences(trx, userId, { mode: "artist" }, now);
  const links = socialLinks.filter((link) => linkProblem(link) === null);
  await showProfile(trx, userId, { bio: bio.trim(), links }, now);
}

function openStudio(trx: Transaction<DB>, ownerId: string, artistName: string) {
  const name = defaultWorkspaceName(artistName, true);
  return insertWorkspace(trx, { name, slug: slugOf(name), ownerId, workspaceType: "artist" }, "artist");
}

const or = <Done>(told: Refusal, step: Promise<Done>) => orTold(new CannotConvert(told), "conversion", step);

builder.relayMutationField(
  "convertToArtist",
  {
    inputFields: (t) => ({
      artistName: t.string(),
      bio: t.string({ required: false }),
      genres: t.stringList({ required: false, description: "Vocabulary slugs, at most five." }),
      socialLinks: t.stringList({ required: false, description: "Web addresses, at most ten." }),
    }),
  },
  {
    description: "Makes a fan an artist who keeps the fan's side, with a studio and a 30-day trial.",
    // A visitor gets the specification's own sentence.
    verb: convertToArtist,
    authScopes: { public: true },
    errors: { types: [InvalidInput, CannotConvert, NotFound] },
    resolve: async (_root, { input }, context, info) => {
      if (!context.viewer) throw new CannotConvert(refusal("accounts.conversionSignedOut"));
      await perform(context, info, convertToArtist, {
        artistName: input.artistName,
        bio: input.bio ?? "",
        genres: input.genres ?? [],
        socialLinks: input.socialLinks ?? [],
      });
      preferenceLoader(context).clear(context.viewer.userId);
      return renewViewer(context);
    },
  },
  { outputFields: (t) => ({ viewer: t.field({ type: Viewer, resolve: (viewer) => viewer }) }) },
);
