import * as v from "valibot";
import { PREFERENCE_KEYS, type PreferenceKey, type Preferences } from "../../domain/accounts/preferences.ts";
import { isId } from "../../domain/isId.ts";
import { FOLLOW_LEVELS } from "../../domain/library/followLevel.ts";
import { MAX_REPORTS } from "../../domain/plays/play.ts";
import { isRobot } from "../../domain/plays/robot.ts";
import { updatePreferences } from "../accounts/updatePreferences.ts";
import { type Context, signedIn } from "../graphql/context.ts";
import { followArtist, unfollowArtist } from "../library/followArtist.ts";
import { likeTrack, unlikeTrack } from "../library/likeTrack.ts";
import { saveRelease, unsaveRelease } from "../library/saveRelease.ts";
import { reportPlays } from "../plays/reportPlays.ts";
import { type Call, Malformed, underKey, type Wish } from "./calls.ts";
import { type Edit, editOf, knownEdit } from "./edit.ts";
import { makeTrackDraft } from "./makeTrackDraft.ts";
import { keptValue } from "./notices.ts";
import { removeFromCatalog, removePlaylist } from "./removeItem.ts";
import { saveFollow } from "./saveFollow.ts";
import { makePlaylist, savePlaylistEdit } from "./savePlaylistEdit.ts";
import { makeRelease, saveReleaseEdit } from "./saveReleaseEdit.ts";
import { saveTrackEdit } from "./saveTrackEdit.ts";

/** Of an entry of a device's queue. */
const KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const METHODS = ["POST", "PUT", "DELETE"];
const VERSION = /^"?(\d{1,9})"?$/;

/** A call and what its address and headers say. */
interface Read {
  context: Context;
  call: Call;
  key: string;
  version: number | null;
}

/** What a call asks for, whether it came by itself or in a batch. */
export function readCall(context: Context, call: Call): Wish {
  const { key, ifMatch } = call;
  if (!METHODS.includes(call.method)) throw new Malformed("Nothing is done so.", 422);
  if (key === null || !KEY.test(key)) throw new Malformed("An `Idempotency-Key` is needed: a UUID.");
  const version = ifMatch === null ? null : VERSION.exec(ifMatch)?.[1];
  if (version === undefined) throw new Malformed("`If-Match` holds a version.");
  const read = { context, call, key: key.toLowerCase(), version: version === null ? null : Number(version) };
  const [table = "", ...place] = call.path.replace(/^\//, "").split("/");
  if (place.length > 2) throw new Malformed("Not found", 404);
  if (!Object.hasOwn(TABLES, table)) throw new Malformed(`There is no "${table}".`, 422);
  return TABLES[table as keyof typeof TABLES](read, place);
}

const TABLES = { catalog, playlists, preferences, data };

function catalog({ call, key, version }: Read, [id]: string[]): Wish {
  if (call.method === "DELETE") {
    const asked = { id: idOf(id), version };
    // What it was before: of a track the archived row is told.
    return {
      thing: { noun: "track", id: asked.id },
      command: underKey(key, removeFromCatalog, asked),
    };
  }
  const edit = editOf(call.body, version);
  const { kind } = edit.fields;
  if (kind !== "track" && kind !== "release") throw new Malformed("`kind` is track or release.", 422);
  if (call.method === "POST") {
    return kind === "track"
      ? { isNew: "track", command: underKey(key, makeTrackDraft, { edit }) }
      : { isNew: "release", command: underKey(key, makeRelease, { edit }) };
  }
  const asked = { id: idOf(id), edit };
  const command =
    kind === "track" ? underKey(key, saveTrackEdit, asked) : underKey(key, saveReleaseEdit, asked);
  return { thing: { noun: kind, id: asked.id }, command };
}

function playlists({ call, key, version }: Read, [id]: string[]): Wish {
  if (call.method === "DELETE") {
    const asked = { id: idOf(id), version };
    return {
      thing: { noun: "playlist", id: asked.id },
      command: underKey(key, removePlaylist, asked),
    };
  }
  const edit = editOf(call.body, version);
  if (call.method === "POST")
    return {
      isNew: "playlist",
      command: underKey(key, makePlaylist, { edit }),
    };
  const asked = { id: idOf(id), edit };
  return {
    thing: { noun: "playlist", id: asked.id },
    command: underKey(key, savePlaylistEdit, asked),
  };
}

/** Those that the mutation takes; the others are chosen where they belong. */
const ELSEWHERE: readonly PreferenceKey[] = ["deviceLocale", "currentWorkspace", "favouriteGenres"];
export const SYNCED_PREFERENCES = PREFERENCE_KEYS.filter((name) => !ELSEWHERE.includes(name));

function preferences({ context, call, key }: Read, [place]: string[]): Wish {
  const { fields } = knownEdit(editOf(call.body, null), ["value"]);
  const name = SYNCED_PREFERENCES.find((each) => each === (place ?? fields.key));
  if (!name || call.method === "DELETE") throw new Malformed("There is no such preference.", 422);
  if (fields.value === undefined) throw new Malformed("A `value` is needed.", 422);
  const change = { [name]: keptValue(name, fields.value) } as Partial<Preferences>;
  return {
    thing: { noun: "preference", id: signedIn(context).userId, key: name },
    command: underKey(key, updatePreferences, { change }),
  };
}

/** What people keep, by the word of its address: the field that says whether they do, and the verbs. */
const MARKS = {
  likes: { noun: "like", field: "liked", keep: likeTrack, drop: unlikeTrack },
  saves: { noun: "save", field: "saved", keep: saveRelease, drop: unsaveRelease },
  follows: { noun: "follow", field: "followed", keep: followArtist, drop: unfollowArtist },
} as const;

const NOTHING_SAID: Pick<Edit, "fields" | "changed"> = { fields: {}, changed: null };

function data({ context, call, key }: Read, [name = "", place]: string[]): Wish {
  if (name === "plays") return plays(context, call, key);
  if (!Object.hasOwn(MARKS, name)) throw new Malformed("There is no such data.", 422);
  const { noun, field, keep, drop } = MARKS[name as keyof typeof MARKS];
  const { fields, changed } =
    call.method === "DELETE"
      ? NOTHING_SAID
      : knownEdit(editOf(call.body, null), name === "follows" ? [field, "level"] : [field]);
  const id = idOf(place ?? fields.id);
  const isKept = call.method === "DELETE" ? false : (fields[field] ?? true);
  if (typeof isKept !== "boolean") throw new Malformed(`\`${field}\` is true or false.`, 422);
  const { level } = fields;
  if (name === "follows" && level !== undefined && isKept) {
    if (!v.is(v.picklist(FOLLOW_LEVELS), level)) throw new Malformed("There is no such level.", 422);
    const isBegun = changed === null || changed.includes(field);
    return { thing: { noun, id }, command: underKey(key, saveFollow, { id, level, isBegun }) };
  }
  return {
    thing: { noun, id },
    absent: { id, [field]: false },
    command: underKey(key, isKept ? keep : drop, { id }),
  };
}

const Reports = v.pipe(
  v.array(
    v.object({
      id: v.string(),
      session: v.string(),
      startedAt: v.string(),
      heardMs: v.pipe(v.number(), v.integer()),
    }),
  ),
  v.maxLength(MAX_REPORTS),
);

function plays(context: Context, call: Call, key: string): Wish {
  const given = v.safeParse(Reports, knownEdit(editOf(call.body, null), ["reports"]).fields.reports);
  if (!given.success || call.method === "DELETE") throw new Malformed("`reports` tell what was heard.", 422);
  const told = { reports: given.output, isRobot: isRobot(context.request.headers.get("user-agent")) };
  return { command: underKey(key, reportPlays, told) };
}

/** The id of a row; every other text is the id of nothing. */
function idOf(text: unknown): string {
  if (typeof text !== "string" || !isId(text)) throw new Malformed("Not found", 404);
  return text;
}
