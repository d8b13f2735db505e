import { writeFullName, writeStageName } from "../../db/profiles/names.ts";
import { lockProfile, writeProfile } from "../../db/profiles/profiles.ts";
import { type ProfileEdit, profileProblem } from "../../domain/profiles/profile.ts";
import { refusal } from "../../domain/words/refusal.ts";
import { renewViewer } from "../accounts/session.ts";
import { Viewer } from "../accounts/Viewer.ts";
import { userOf } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { signedIn } from "../graphql/context.ts";
import { InvalidInput, refuse, UserError, UserErrorInterface } from "../graphql/errors.ts";
import { kindOf, nameOf, ownProfile, Profile } from "./Profile.ts";

/** The person saved their profile elsewhere meanwhile. Nothing was overwritten; `current` shows what stands now. */
export class StaleProfile extends UserError {
  readonly profileId: string;
  constructor(profileId: string) {
    super(refusal("profiles.stale"));
    this.profileId = profileId;
  }
}

builder.objectType(StaleProfile, {
  name: "StaleProfile",
  interfaces: [UserErrorInterface],
  fields: (t) => ({ current: t.field({ type: Profile, resolve: ({ profileId }) => profileId }) }),
});

interface Change extends ProfileEdit {
  isPublic?: boolean | null | undefined;
}

const updateProfile = verb("updateProfile", {
  audit: "user.name.change",
  async run(act, { version, change }: { version: number; change: Change }) {
    const { trx, now } = act;
    refuse(profileProblem(change));
    const viewer = userOf(act.actor);
    const { userId } = viewer;
    const known = await ownProfile({ db: trx }, viewer);
    const { bio, location, links, isPublic } = change;
    const profile = await lockProfile(trx, userId);
    if (profile?.version !== version) throw new StaleProfile(known.id);
    const edit = {
      ...(bio === undefined ? {} : { bio: bio?.trim() ?? "" }),
      ...(location === undefined ? {} : { location: location?.trim() ?? "" }),
      ...(links === undefined ? {} : { links: (links ?? []).map((link) => link.trim()) }),
      ...(isPublic == null ? {} : { isPublic }),
    };
    await writeProfile(trx, userId, edit, now);
    const before = nameOf(known);
    const name = change.name?.trim() ?? before;
    // Only another name is in the log: it is what others know the person by.
    if (name === before) return act.done({}, []);
    const write = kindOf(known) === "artist" ? writeStageName : writeFullName;
    const renamed = await write(trx, known, name, now);
    if (renamed) act.refreshSearch("artist", [renamed.id]);
    return act.done({}, { id: userId, before: { name: before }, after: { name } });
  },
});

builder.relayMutationField(
  "updateProfile",
  {
    inputFields: (t) => ({
      version: t.int({ description: "The version the edit was made from." }),
      name: t.string({
        required: false,
        description: "An artist's stage name, which their music is credited to; else the full name.",
      }),
      bio: t.string({ required: false, description: "At most 5,000 characters." }),
      location: t.string({ required: false }),
      links: t.stringList({ required: false, description: "At most ten, all https." }),
      isPublic: t.boolean({ required: false, description: "Whether others find the page." }),
    }),
  },
  {
    description: "Changes the fields that are sent; null empties one (but the name), absence leaves it.",
    verb: updateProfile,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, StaleProfile] },
    resolve: async (_root, { input: { version, ...change } }, context, info) => {
      await perform(context, info, updateProfile, { version, change });
      return ownProfile(context, await renewViewer(context));
    },
  },
  {
    outputFields: (t) => ({
      profile: t.field({ type: Profile, resolve: (profile) => profile }),
      viewer: t.field({ type: Viewer, resolve: (_profile, _args, context) => signedIn(context) }),
    }),
  },
);
