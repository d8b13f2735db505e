import { writeFullName, writeStageName } from "../../db/profiles/names.ts";
import { lockProfile, writeProfile } from "../../db/profiles/profiles.ts";
import { type ProfileEdit, profileProblem, STALE_PROFILE } from "../../domain/profiles/profile.ts";
import { renewViewer } from "../accounts/session.ts";
import { Viewer } from "../accounts/Viewer.ts";
import { auditOf } from "../audit/auditOf.ts";
import { builder } from "../graphql/builder.ts";
import { type Context, signedIn } from "../graphql/context.ts";
import { InvalidInput, UserError, UserErrorInterface } from "../graphql/errors.ts";
import { kindOf, nameOf, ownProfile, Profile } from "./Profile.ts";

/** The person saved their profile elsewhere meanwhile. Nothing was overwritten; `current` shows what stands now. */
export class StaleProfile extends UserError {
  readonly profileId: string;
  constructor(profileId: string) {
    super(STALE_PROFILE);
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

async function updateProfile(context: Context, version: number, change: Change): Promise<void> {
  const problem = profileProblem(change);
  if (problem) throw new InvalidInput(problem.field, problem.message);
  const viewer = signedIn(context);
  const known = await ownProfile(context, viewer);
  const { bio, location, links, isPublic } = change;
  await context.db.transaction().execute(async (trx) => {
    const profile = await lockProfile(trx, viewer.userId);
    if (profile?.version !== version) throw new StaleProfile(known.id);
    await writeProfile(
      trx,
      viewer.userId,
      {
        ...(bio === undefined ? {} : { bio: bio?.trim() ?? "" }),
        ...(location === undefined ? {} : { location: location?.trim() ?? "" }),
        ...(links === undefined ? {} : { links: (links ?? []).map((link) => link.trim()) }),
        ...(isPublic == null ? {} : { isPublic }),
      },
      context.now(),
    );
    const name = change.name?.trim() ?? nameOf(known);
    if (name === nameOf(known)) return;
    await (kindOf(known) === "artist" ? writeStageName : writeFullName)(trx, known, name, context.now());
    await auditOf(context, trx, {
      action: "user.name.change",
      entity: "user",
      entityId: viewer.userId,
      before: { name: nameOf(known) },
      after: { name },
    });
  });
  await renewViewer(context);
}

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
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, StaleProfile] },
    resolve: async (_root, { input: { version, ...change } }, context) => {
      await updateProfile(context, version, change);
      return ownProfile(context, signedIn(context));
    },
  },
  {
    outputFields: (t) => ({
      profile: t.field({ type: Profile, resolve: (profile) => profile }),
      viewer: t.field({ type: Viewer, resolve: (_profile, _args, context) => signedIn(context) }),
    }),
  },
);
