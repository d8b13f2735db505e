import { isKept, isTaken, keepOldHandle, lockProfile, writeProfile } from "../../db/profiles/profiles.ts";
import { HANDLE_CHANGE_DAYS, handleProblem, handleWait } from "../../domain/profiles/handle.ts";
import { type Refusal, refusal } from "../../domain/words/refusal.ts";
import { userOf } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { signedIn } from "../graphql/context.ts";
import { UserError, UserErrorInterface } from "../graphql/errors.ts";
import { TextType } from "../graphql/Text.ts";
import { ownProfile, Profile } from "./Profile.ts";

const REASONS = ["SHAPE", "RESERVED", "TAKEN", "TOO_SOON", "TOO_MANY"] as const;
type Reason = (typeof REASONS)[number];
const HandleReasonEnum = builder.enumType("HandleReason", { values: REASONS });

/** The handle cannot be had: `reason` says why, `changeableAt` when the next change may come. */
export class HandleRefused extends UserError {
  readonly reason: Reason;
  readonly changeableAt: Date | null;
  constructor(reason: Reason, told: Refusal, changeableAt: Date | null = null) {
    super(told);
    this.reason = reason;
    this.changeableAt = changeableAt;
  }
}

builder.objectType(HandleRefused, {
  name: "HandleRefused",
  interfaces: [UserErrorInterface],
  fields: (t) => ({
    reason: t.expose("reason", { type: HandleReasonEnum }),
    changeableAt: t.expose("changeableAt", { type: "DateTime", nullable: true }),
  }),
});

/** Refuses what no handle can be, whoever asks for it. */
function judgeWord(handle: string): void {
  const wrong = handleProblem(handle);
  const reason = wrong?.code === "profiles.handleReserved" ? "RESERVED" : "SHAPE";
  if (wrong) throw new HandleRefused(reason, wrong);
}

const taken = () => new HandleRefused("TAKEN", refusal("profiles.handleTaken"));

const changeHandle = verb("changeHandle", {
  audit: "user.handle.change",
  taken: { profile_handle_key: taken },
  async run(act, { handle }: { handle: string }) {
    judgeWord(handle);
    const { trx, now } = act;
    const viewer = userOf(act.actor);
    const { userId } = viewer;
    await ownProfile({ db: trx }, viewer);
    const profile = (await lockProfile(trx, userId))!;
    if (profile.handle === handle) return act.done({}, []);
    const wait = handleWait(profile.handleChangedAt, now);
    if (wait)
      throw new HandleRefused(
        "TOO_SOON",
        refusal("profiles.handleTooSoon", { days: HANDLE_CHANGE_DAYS }),
        wait,
      );
    await writeProfile(trx, userId, { handle, handleChangedAt: now }, now);
    // Asked after the handle is ours: its last owner may be giving it up at this very moment.
    if (await isKept(trx, handle, userId)) throw taken();
    await keepOldHandle(trx, userId, { from: profile.handle, to: handle }, now);
    return act.done({}, { id: userId, before: { handle: profile.handle }, after: { handle } });
  },
});

builder.relayMutationField(
  "changeHandle",
  { inputFields: (t) => ({ handle: t.string() }) },
  {
    description: "Once in 30 days. The former handle goes on leading to the person, and stays theirs.",
    verb: changeHandle,
    authScopes: { signedIn: true },
    errors: { types: [HandleRefused] },
    resolve: async (_root, { input }, context, info) => {
      await perform(context, info, changeHandle, { handle: input.handle.trim().toLowerCase() });
      return ownProfile(context, signedIn(context));
    },
  },
  { outputFields: (t) => ({ profile: t.field({ type: Profile, resolve: (profile) => profile }) }) },
);

builder.queryField("checkHandle", (t) =>
  t.field({
    type: TextType,
    nullable: true,
    description: "Why the person cannot have this handle; null when they can.",
    args: { handle: t.arg.string() },
    authScopes: { signedIn: true },
    resolve: async (_root, args, context) => {
      const { userId } = signedIn(context);
      const handle = args.handle.trim().toLowerCase();
      const wrong = handleProblem(handle);
      if (wrong) return wrong;
      const uses = { handleChecksOfUser: userId };
      if ((await context.services.limiter.take(uses, context.now())).retryAfter !== null)
        return refusal("general.tooManyAttempts");
      return (await isTaken(context.db, handle, userId)) ? refusal("profiles.handleTaken") : null;
    },
  }),
);
