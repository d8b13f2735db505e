import { GraphQLError } from "graphql";
import { findTrackDraft } from "../../db/catalog/trackDrafts.ts";
import { isKnownGone } from "../../db/sync/changes.ts";
import { type Doc, findDoc, findDocs, type Reader, type Thing } from "../../db/sync/docs.ts";
import { type Refusal, refusal } from "../../domain/words/refusal.ts";
import { accident } from "../accident.ts";
import { EmailUnproven } from "../accounts/EmailUnproven.ts";
import { localeOf } from "../accounts/localeOf.ts";
import { actOrReplay } from "../acting/act.ts";
import { actingIn } from "../acting/actingIn.ts";
import { actTogether, canJoin, type Done } from "../acting/actTogether.ts";
import { TrackIsLive } from "../catalog/archiveTrack.ts";
import { StaleVersion } from "../catalog/StaleVersion.ts";
import type { Context } from "../graphql/context.ts";
import { InvalidInput, NotFound, UserError } from "../graphql/errors.ts";
import { told } from "../refused.ts";
import { ReleaseIsKept } from "../releases/deleteRelease.ts";
import { ReleaseHeldBack, StaleRelease } from "../releases/refusals.ts";
import { type Call, Malformed, type Outcome, type Reply, readerOf, type Wish } from "./calls.ts";
import { draftDoc } from "./editTrackDraft.ts";
import { toldValue } from "./notices.ts";
import { readCall } from "./readCall.ts";

/** Does what a call asks for and tells what stands afterwards, or why not. Nothing of it is thrown: others of a batch go on. */
export async function answerCall(context: Context, call: Call): Promise<Reply> {
  let wish: Wish | undefined;
  try {
    wish = readCall(context, call);
    const { verb, input, key } = wish.command;
    const done = await actOrReplay(actingIn(context), verb, input, key);
    const about = aboutOf(wish, done);
    return doneReply(wish, done, about && (await docOf(context, about)));
  } catch (error) {
    try {
      return await refusedCall(context, call, wish?.thing, error);
    } catch (second) {
      const { status, body } = accident(second, localeOf(context), `/api${call.path}`);
      return reply(status, { error: body.message, ...body });
    }
  }
}

/**
 * The same of several calls about different things, of those that can be done in one transaction; null where that does not do, and
 * each is to be answered by itself.
 */
export async function answerTogether(
  context: Context,
  calls: readonly Call[],
): Promise<Map<Call, Reply> | null> {
  const read = calls.flatMap((call) => joinable(context, call) ?? []);
  if (read.length < 2) return null;
  const ordered = read.toSorted((a, b) => comparePlaces(placeOf(a.wish), placeOf(b.wish)));
  const done = await actTogether(
    actingIn(context),
    ordered.map(({ wish }) => wish.command),
  );
  if (!done) return null;
  try {
    return await doneReplies(context, ordered, done);
  } catch {
    // It stands: each is told so under its own key.
    return null;
  }
}

async function doneReplies(
  context: Context,
  read: readonly { call: Call; wish: Wish }[],
  done: readonly Done[],
): Promise<Map<Call, Reply>> {
  const abouts = read.map(({ wish }, n) => aboutOf(wish, done[n]!));
  const asked = abouts.filter((about) => about !== undefined);
  const docs = await findDocs(context.db, readerIn(context), asked);
  const found = new Map(asked.map((about, n) => [about, docs[n]!]));
  const replies = read.map(async ({ call, wish }, n): Promise<[Call, Reply]> => {
    const about = abouts[n];
    const doc = about && (await docOf(context, about, found.get(about)));
    return [call, doneReply(wish, done[n]!, doc)];
  });
  return new Map(await Promise.all(replies));
}

type Place = [noun: number, verb: string, id: string];

/** In what order several are done: releases before tracks, as every act locks them; of one verb at once; things by their ids. */
function placeOf({ isNew, thing, command }: Wish): Place {
  const noun = isNew ?? thing?.noun;
  const at = LOCKED.findIndex((each) => each === noun);
  // What a person keeps stays in the order in which they chose it.
  return at < 0 ? [LOCKED.length, "", ""] : [at, command.verb.name, thing?.id ?? ""];
}

const LOCKED = ["release", "track", "playlist"] as const;

function comparePlaces(a: Place, b: Place): number {
  const at = a.findIndex((part, n) => part !== b[n]);
  return at < 0 ? 0 : a[at]! < b[at]! ? -1 : 1;
}

/** A call that may be answered together with others; null for one that is not understood, which is answered by itself. */
function joinable(context: Context, call: Call): { call: Call; wish: Wish } | null {
  try {
    const wish = readCall(context, call);
    return canJoin(wish.command) ? { call, wish } : null;
  } catch {
    return null;
  }
}

/** What is told of afterwards. */
function aboutOf({ isNew, thing }: Wish, { answer }: Done): Thing | undefined {
  return isNew ? { noun: isNew, id: (answer as Outcome).id } : thing;
}

function doneReply(
  { absent, isNew }: Wish,
  { answer, isReplay }: Done,
  found: Doc | null | undefined,
): Reply {
  const headers: Record<string, string> = isReplay ? { "idempotent-replay": "true" } : {};
  if (found === undefined) return { ...reply(200, { version: null, doc: { results: answer } }), headers };
  const { kept } = answer as Partial<Outcome>;
  const doc = found ?? absent ?? null;
  return {
    ...reply(isNew ? 201 : 200, { version: doc?.version ?? null, doc, ...(kept && { kept }) }),
    headers,
  };
}

/** What is in the catalog may be the one or the other: a call to delete does not say. */
async function docOf(context: Context, thing: Thing, read?: Doc | null): Promise<Doc | null> {
  const reader = readerIn(context);
  const found = read === undefined ? await findDoc(context.db, reader, thing) : read;
  if (found && thing.noun === "preference")
    return { ...found, value: toldValue(thing.key ?? "", found.value) };
  if (found || thing.noun !== "track") return found;
  const release = await findDoc(context.db, reader, { ...thing, noun: "release" });
  const draft = release ? undefined : await findTrackDraft(context.db, thing.id, reader);
  return draft ? draftDoc(draft) : release;
}

const readerIn = (context: Context): Reader => readerOf(actingIn(context).actor);

async function refusedCall(
  context: Context,
  call: Call,
  thing: Thing | undefined,
  error: unknown,
): Promise<Reply> {
  const say = (status: number, refused: Refusal, more: object = {}, headers = {}) => {
    const { message, ...words } = told(localeOf(context), refused);
    return { ...reply(status, { error: message, ...words, ...more }), headers };
  };
  if (error instanceof Malformed) {
    if (error.status === 404) return say(404, refusal("general.notFound"));
    return error.status === 422
      ? say(422, refusal("sync.unknownChange"), { detail: error.message })
      : reply(400, { error: error.message, code: "BAD_REQUEST", params: {} });
  }
  if (error instanceof NotFound && thing && (await isKnownGone(context.db, readerIn(context), thing.id)))
    return call.method === "DELETE"
      ? reply(200, { version: null, doc: null })
      : say(410, refusal("sync.deletedMeanwhile"));
  if (error instanceof NotFound) return say(404, error);
  if (error instanceof InvalidInput && error.code === "general.tooManyAttempts")
    return say(429, error, {}, { "retry-after": "60" });
  if (error instanceof InvalidInput) return say(422, error, { field: error.field });
  if (error instanceof EmailUnproven) return say(403, error);
  const conflict = CONFLICTS.find(([refused]) => error instanceof refused);
  if (conflict && thing) {
    const doc = await docOf(context, thing);
    return say(conflict[1], error as UserError, { version: doc?.version ?? null, doc });
  }
  if (error instanceof UserError) return say(422, error);
  if (error instanceof GraphQLError) {
    const { code, text } = error.extensions as { code?: string; text?: Refusal };
    if (code === "KEY_REUSED") return reply(422, { error: error.message, code, params: {} });
    if (code === "UPGRADE_REQUIRED" && text) return say(403, text);
  }
  throw error;
}

/** Refusals of what stands against what somebody wants. */
const CONFLICTS = [
  [StaleVersion, 412],
  [StaleRelease, 412],
  [TrackIsLive, 409],
  [ReleaseIsKept, 409],
  [ReleaseHeldBack, 409],
] as const;

function reply(status: number, body: object): Reply {
  return { status, headers: {}, body };
}
