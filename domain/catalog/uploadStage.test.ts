import fc from "fast-check";
import { refusal } from "../words/refusal.ts";
import {
  mayBeLifted,
  nextStanding,
  type TrackWord,
  type UploadEvent,
  type UploadStanding,
  type UploadWord,
} from "./uploadStage.ts";

const NEW: UploadStanding = {
  stage: "waiting",
  progress: null,
  refusal: null,
  canRetry: false,
  trackId: null,
};
const damaged = refusal("audio.damaged");
const full = refusal("uploads.planFull", { max: 5 });

const word = (some: Partial<UploadWord>): UploadEvent => ({
  kind: "told",
  word: { state: "finished", refusal: null, track: null, ...some },
});
const track = (state: TrackWord["state"], progress: number | null = null, id = "tide"): TrackWord => ({
  ...{ id, state, progress, failure: state === "failed" ? damaged : null },
});
const trackNews = (...told: Parameters<typeof track>): UploadEvent => ({
  kind: "trackTold",
  track: track(...told),
});
/** Where a file stands after all of these. */
function after(...events: UploadEvent[]) {
  return events.reduce<UploadStanding | null>((now, event) => now && nextStanding(now, event), NEW);
}
const SENT: UploadEvent[] = [{ kind: "begun" }, { kind: "arrived" }];

test.each<[string, UploadEvent[], string | null]>([
  ["waits", [], "waiting"],
  ["is sent", [{ kind: "begun" }], "uploading"],
  ["is checked once it has arrived", SENT, "checking"],
  ["is prepared once it is a track", [...SENT, word({ track: track("processing", 10) })], "preparing"],
  ["is ready when its track is", [...SENT, word({ track: track("ready") })], "ready"],
  ["is ready when its track was archived meanwhile", [...SENT, word({ track: track("archived") })], "ready"],
  ["is ready without a track when it becomes none", [...SENT, word({ track: null })], "ready"],
  ["is refused when the server says so", [...SENT, word({ state: "refused", refusal: damaged })], "refused"],
  [
    "is checked again when the server kept its file and is asked for another try",
    [...SENT, word({ state: "refused", refusal: refusal("audio.notReplaced") }), { kind: "triedAgain" }],
    "checking",
  ],
  [
    "stays refused where another try cannot help",
    [...SENT, word({ state: "refused", refusal: damaged }), { kind: "triedAgain" }],
    "refused",
  ],
  [
    "is checked when another window had it tried again",
    [...SENT, word({ state: "refused", refusal: refusal("audio.notReplaced") }), word({ state: "checking" })],
    "checking",
  ],
  [
    "stays refused when older news follow",
    [...SENT, word({ state: "refused", refusal: damaged }), word({ track: track("ready") })],
    "refused",
  ],
  [
    "is refused when it turns out to be damaged while it is prepared",
    [...SENT, word({ track: track("processing") }), word({ state: "refused" }), trackNews("ready")],
    "refused",
  ],
  [
    "is prepared again when its track is tried again",
    [...SENT, word({ track: track("failed") }), trackNews("processing", 3)],
    "preparing",
  ],
  ["is not ready by the track of another", [...SENT, trackNews("ready", null, "ebb")], "checking"],
  [
    "stays ready when its track gets another master",
    [...SENT, word({ track: track("ready") }), trackNews("processing", 3)],
    "ready",
  ],
  [
    "does not fall back when older news follow",
    [...SENT, word({ track: track("processing") }), word({ state: "checking" })],
    "preparing",
  ],
  [
    "is not checked again when its news were faster than the answer to its last byte",
    [{ kind: "begun" }, word({ track: track("ready") }), { kind: "arrived" }],
    "ready",
  ],
  [
    "is checked although the answer to its last byte was lost",
    [{ kind: "begun" }, { kind: "lost", refusal: null }, word({ state: "checking" })],
    "checking",
  ],
  ["is forgotten when the server has nothing of it", [...SENT, { kind: "missing" }], null],
  ["is not forgotten while it is on its way", [{ kind: "begun" }, { kind: "missing" }], "uploading"],
  ["waits for its turn after a pause", [{ kind: "paused" }, { kind: "resumed" }], "waiting"],
  [
    "can be tried again when the plan was full",
    [{ kind: "begun" }, { kind: "turnedAway", refusal: full }, { kind: "resumed" }],
    "waiting",
  ],
  [
    "cannot be tried again when nothing is in it",
    [{ kind: "begun" }, { kind: "turnedAway", refusal: refusal("audio.empty") }, { kind: "resumed" }],
    "refused",
  ],
  [
    "cannot be tried again when it was looked into and refused",
    [...SENT, word({ state: "refused", refusal: damaged }), { kind: "resumed" }],
    "refused",
  ],
])("a file %s", (_title, events, stage) => {
  expect(after(...events)?.stage ?? null).toBe(stage);
});

test("finished says nothing about a track that was not asked for", () => {
  const unasked = { kind: "told", word: { state: "finished", refusal: null } } as unknown as UploadEvent;
  expect(after(...SENT, unasked)?.stage).toBe("checking");
});

test("another try is offered where it can help only", () => {
  expect([full, refusal("uploads.cannotReplace")].map(mayBeLifted)).toEqual([true, true]);
  expect(
    [refusal("audio.empty"), refusal("audio.largerThanGigabytes", { gigabytes: 1 })].map(mayBeLifted),
  ).toEqual([false, false]);
});

test("in whatever order things happen, a file is ready only by the server's word", () => {
  const states = ["processing", "ready", "failed", "archived"] as const;
  const tracks = fc.constantFrom(...states).map((state) => track(state, 50));
  const events: fc.Arbitrary<UploadEvent> = fc.oneof(
    fc.constantFrom<UploadEvent>(
      ...(["begun", "stopped", "paused", "resumed", "arrived", "missing"] as const).map((kind) => ({ kind })),
      { kind: "lost", refusal: null },
      { kind: "turnedAway", refusal: full },
    ),
    fc.constantFrom("receiving", "checking", "refused").map((state) => word({ state } as UploadWord)),
    fc.option(tracks).map((made) => word({ track: made })),
    tracks.map((made): UploadEvent => ({ kind: "trackTold", track: made })),
  );
  const isGood = (event: UploadEvent) => {
    if (event.kind === "trackTold") return event.track.state === "ready" || event.track.state === "archived";
    if (event.kind !== "told" || event.word.state !== "finished") return false;
    return event.word.track?.state !== "processing" && event.word.track?.state !== "failed";
  };
  fc.assert(
    fc.property(fc.array(events, { maxLength: 12 }), (happened) => {
      let now: UploadStanding | null = NEW;
      for (const event of happened) {
        const before: UploadStanding | null = now;
        now = before && nextStanding(before, event);
        if (now?.stage === "ready" && before?.stage !== "ready") expect(isGood(event)).toBe(true);
        // A line never says ready of what it says is refused.
        if (now?.stage === "ready") expect(now.refusal).toBeNull();
      }
    }),
  );
});
