import { closeTracks, lockTracksOn, openInstantTracks, openTracks } from "../../db/catalog/visibility.ts";
import { newId } from "../../db/ids.ts";
import {
  insertRevision,
  lockReleasesOf,
  type WholeRelease,
  writeRelease,
} from "../../db/releases/releases.ts";
import { lengthsOf, settleHomes } from "../../db/releases/runningOrder.ts";
import { timezoneOf } from "../../db/workspaces/workspaces.ts";
import {
  type ReleaseEdit,
  reasonProblem,
  releaseProblem,
  wholeProblem,
} from "../../domain/releases/release.ts";
import { isVisibleIn, type ReleaseState } from "../../domain/releases/releaseState.ts";
import { typeOfTracks } from "../../domain/releases/releaseType.ts";
import { onField, problem } from "../../domain/words/refusal.ts";
import { holds, userOf } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { changesBetween } from "../audit/changesBetween.ts";
import { Release } from "../catalog/Release.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound, refuse } from "../graphql/errors.ts";
import { writeState } from "./changeState.ts";
import { creditArtists, slugFor } from "./createRelease.ts";
import { enqueueGoLive } from "./enqueueGoLive.ts";
import { AudienceEnum } from "./PrivateReleaseFields.ts";
import { StaleRelease } from "./refusals.ts";
import { LicenceEnum, ReleaseTypeEnum } from "./releaseFields.ts";
import { tidyDate, tidyEdit } from "./tidyEdit.ts";

const WAITING = ["scheduled", "preorder"];

type Edit = { id: string; version: number; edit: ReleaseEdit; reason?: string | null | undefined };

/** Judges each field and the whole, then writes, under the lock of the row. */
export const updateRelease = verb("updateRelease", {
  audit: "release.update",
  scope: "releases:write",
  taken: { release_upc: () => new InvalidInput(problem("upc", "releases.upcTaken")) },
  async run(act, { id, version, edit, reason }: Edit) {
    const { trx, now } = act;
    refuse(releaseProblem(edit, now));
    const release = await act.lock("release", id, version);
    const change = {
      ...tidyEdit(edit),
      ...tidyDate(edit, release, await timezoneOf(trx, release.workspaceId)),
    };
    const whole = { ...release, ...change } as WholeRelease;
    judge(release, whole, edit, reason, now);
    if (edit.type !== undefined) {
      change.typeChosen = edit.type !== null;
      change.type = edit.type ?? typeOfTracks(await lengthsOf(trx, id));
    }
    const isRenamed = whole.title !== release.title || whole.versionTitle !== release.versionTitle;
    if (isRenamed && !release.wentLiveAt) {
      await lockReleasesOf(trx, release.workspaceId);
      change.slug = await slugFor(trx, release.workspaceId, whole.title, whole.versionTitle);
    }
    const isTakenBack = takesPreorderBack(release, edit, now);
    const isShown = !isTakenBack && isVisibleIn(release.state as ReleaseState);
    if (isShown) change.visibility = whole.audience;
    // What is out is taken back by whoever may put it out.
    if (isTakenBack && !holds(act.actor, "releases:publish")) throw new NotFound();
    if (isTakenBack) change.state = "scheduled";
    if (isTakenBack) await writeState(act, release, "scheduled", change);
    else await writeRelease(trx, id, change, now);
    if (edit.artistNames) await creditArtists(trx, release, edit.artistNames);
    if (isShown && whole.audience !== release.audience) {
      const tracks = await lockTracksOn(trx, id);
      if (whole.audience === "unlisted") await closeTracks(trx, id, tracks, release.audience);
      const open = release.state === "live" ? openTracks : openInstantTracks;
      await open(trx, id, whole.audience);
      await settleHomes(trx, tracks);
      act.refreshSearch("track", tracks);
    }
    if (WAITING.includes(release.state)) await enqueueGoLive(act, id, movedMoments(release, whole));
    if (release.wentLiveAt && whole.upc !== release.upc)
      await insertRevision(trx, {
        id: newId(),
        releaseId: id,
        userId: userOf(act.actor).userId,
        reason: reason!.trim(),
        before: JSON.stringify({ upc: release.upc }),
        after: JSON.stringify({ upc: whole.upc }),
        createdAt: now,
      });
    act.refreshSearch("release", [id]);
    act.publish("releaseChanged", release.workspaceId, { releaseId: id });
    return act.done(
      { releaseId: id },
      { id, workspaceId: release.workspaceId, ...changesBetween(release, change) },
    );
  },
});

function judge(
  release: WholeRelease,
  whole: WholeRelease,
  edit: ReleaseEdit,
  reason: string | null | undefined,
  now: Date,
): void {
  refuse(wholeProblem(whole));
  const isMoved = whole.date?.getTime() !== release.date?.getTime();
  if (isMoved && release.wentLiveAt) throw new InvalidInput(problem("releaseDay", "releases.dateStays"));
  if (isMoved && WAITING.includes(release.state) && !(whole.date && whole.date > now))
    throw new InvalidInput(problem("releaseDay", "releases.datePast"));
  if (release.wentLiveAt && edit.upc !== undefined && whole.upc !== release.upc) {
    refuse(onField("reason", reasonProblem(reason)));
  }
}

/** Whether a preorder that began is left without its day, or is to begin only later: until then it is as hidden as before. */
function takesPreorderBack({ state }: WholeRelease, { preorderFrom }: ReleaseEdit, now: Date): boolean {
  return state === "preorder" && preorderFrom !== undefined && !(preorderFrom && preorderFrom <= now);
}

function movedMoments(before: WholeRelease, after: WholeRelease): (Date | null)[] {
  return (["date", "preorderFrom"] as const)
    .filter((moment) => before[moment]?.getTime() !== after[moment]?.getTime())
    .map((moment) => after[moment]);
}

builder.relayMutationField(
  "updateRelease",
  {
    inputFields: (t) => ({
      id: t.globalID({ for: Release }),
      version: t.int({ description: "The version the edit was made from." }),
      reason: t.string({ required: false, description: "Why the UPC of a release that is out is changed." }),
      title: t.string({ required: false }),
      versionTitle: t.string({ required: false }),
      artistNames: t.stringList({ required: false, description: "All names, in the order of the credits." }),
      type: t.field({ type: ReleaseTypeEnum, required: false, description: "Null: what the tracks say." }),
      label: t.string({ required: false }),
      upc: t.string({ required: false }),
      catalogNumber: t.string({ required: false }),
      genre: t.string({ required: false }),
      language: t.string({ required: false, description: "ISO 639; zxx for instrumental music." }),
      originalReleaseDay: t.string({ required: false, description: "Such as 1998-05-29." }),
      description: t.string({ required: false }),
      creditsText: t.string({ required: false }),
      cLineYear: t.int({ required: false }),
      cLineOwner: t.string({ required: false }),
      pLineYear: t.int({ required: false }),
      pLineOwner: t.string({ required: false }),
      licence: t.field({ type: LicenceEnum, required: false }),
      territories: t.stringList({ required: false }),
      excludedTerritories: t.stringList({ required: false }),
      coverAlt: t.string({ required: false }),
      coverAttested: t.boolean({ required: false }),
      releaseDay: t.string({ required: false, description: "Such as 2027-03-12, in `timezone`." }),
      releaseTime: t.string({ required: false, description: "Such as 09:30." }),
      timezone: t.string({ required: false, description: "Null: the workspace's." }),
      audience: t.field({ type: AudienceEnum, required: false }),
      hideFromSearch: t.boolean({ required: false }),
      preorderFrom: t.field({ type: "DateTime", required: false }),
      priceMinor: t.int({ required: false }),
      suggestedPriceMinor: t.int({ required: false }),
      isPriceFixed: t.boolean({ required: false }),
    }),
  },
  {
    description: "Changes the fields that are sent; null empties one, absence leaves it.",
    verb: updateRelease,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, StaleRelease, NotFound] },
    resolve: (_root, { input: { id, version, reason, ...edit } }, context, info) =>
      perform(context, info, updateRelease, { id: id.id, version, reason, edit }),
  },
  { outputFields: (t) => ({ release: t.field({ type: Release, resolve: ({ releaseId }) => releaseId }) }) },
);
