import { isKept, isTaken, keepOldHandle, lockProfile, writeProfile } from "../../db/profiles/profiles.ts";
import { TOO_MANY_ATTEMPTS } from "../../domain/accounts/signIn.ts";
import {
  HANDLE_RESERVED,
  HANDLE_TAKEN,
  HANDLE_TOO_SOON,
  handleProblem,
  handleWait,
} from "../../domain/profiles/handle.ts";
import { auditOf } from "../audit/auditOf.ts";
import { builder } from "../graphql/builder.ts";
import { type Context, signedIn } from "../graphql/context.ts";
import { UserError, UserErrorInterface } from "../graphql/errors.ts";
import { ownProfile, Profile } from "./Profile.ts";

const REASONS = ["SHAPE", "RESERVED", "TAKEN", "TOO_SOON", "TOO_MANY"] as const;
type Reason = (typeof REASONS)[number];
const HandleReasonEnum = builder.enumType("HandleReason", { values: REASONS });
const UNIQUE_VIOLATION = "23505";

/** The handle cannot be had: `reason` says why, `changeableAt` when the next change may come. */
export class HandleRefused extends UserError {
  readonly reason: Reason;
  readonly changeableAt: Date | null;
  constructor(reason: Reason, message: string, changeableAt: Date | null = null) {
    super(message);
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
  const problem = handleProblem(handle);
  if (problem) throw new HandleRefused(problem === HANDLE_RESERVED ? "RESERVED" : "SHAPE", problem);
}

async function changeHandle(context: Context, handle: string): Promise<void> {
  judgeWord(handle);
  const viewer = signedIn(context);
  const { userId } = viewer;
  const now = context.now();
  await ownProfile(context, viewer);
  try {
    await context.db.transaction().execute(async (trx) => {
      const profile = (await lockProfile(trx, userId))!;
      if (profile.handle === handle) return;
      const wait = handleWait(profile.handleChangedAt, now);
      if (wait) throw new HandleRefused("TOO_SOON", HANDLE_TOO_SOON, wait);
      await writeProfile(trx, userId, { handle, handleChangedAt: now }, now);
      // Asked after the handle is ours: its last owner may be giving it up at this very moment.
      if (await isKept(trx, handle, userId)) throw new HandleRefused("TAKEN", HANDLE_TAKEN);
      await keepOldHandle(trx, userId, { from: profile.handle, to: handle }, now);
      await auditOf(context, trx, {
        action: "user.handle.change",
        entity: "user",
        entityId: userId,
        before: { handle: profile.handle },
        after: { handle },
      });
    });
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION)
      throw new HandleRefused("TAKEN", HANDLE_TAKEN);
    throw error;
  }
}

builder.relayMutationField(
  "changeHandle",
  { inputFields: (t) => ({ handle: t.string() }) },
  {
    description: "Once in 30 days. The former handle goes on leading to the person, and stays theirs.",
    authScopes: { signedIn: true },
    errors: { types: [HandleRefused] },
    resolve: async (_root, { input }, context) => {
      await changeHandle(context, input.handle.trim().toLowerCase());
      return ownProfile(context, signedIn(context));
    },
  },
  { outputFields: (t) => ({ profile: t.field({ type: Profile, resolve: (profile) => profile }) }) },
);

builder.queryField("checkHandle", (t) =>
  t.string({
    nullable: true,
    description: "Why the person cannot have this handle, in words for them; null when they can.",
    args: { handle: t.arg.string() },
    authScopes: { signedIn: true },
    resolve: async (_root, args, context) => {
      const { userId } = signedIn(context);
      const handle = args.handle.trim().toLowerCase();
      const problem = handleProblem(handle);
      if (problem) return problem;
      const uses = { handleChecksOfUser: userId };
      if ((await context.services.limiter.take(uses, context.now())).retryAfter !== null)
        return TOO_MANY_ATTEMPTS;
      return (await isTaken(context.db, handle, userId)) ? HANDLE_TAKEN : null;
    },
  }),
);
