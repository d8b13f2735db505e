import { type Text, text } from "../words/refusal.ts";

/** What somebody can have done on a recording. Main and featured artists are the artists of the track. */
export interface CreditRole {
  id: RoleId;
  group: "performance" | "production" | "writing";
}

const PERFORMANCE = [
  "vocals",
  "backingVocals",
  "rap",
  "guitar",
  "acousticGuitar",
  "bass",
  "drums",
  "percussion",
  "keys",
  "piano",
  "synthesizer",
  "strings",
  "violin",
  "cello",
  "brass",
  "trumpet",
  "saxophone",
  "flute",
  "accordion",
  "turntables",
  "otherInstrument",
  "conductor",
  "orchestra",
  "choir",
] as const;

const PRODUCTION = [
  "producer",
  "coProducer",
  "executiveProducer",
  "recordingEngineer",
  "mixing",
  "mastering",
  "programmer",
  "remixer",
  "fieldRecording",
] as const;

const WRITING = ["composer", "lyricist", "arranger", "translator"] as const;

type RoleId = (typeof PERFORMANCE | typeof PRODUCTION | typeof WRITING)[number];

const grouped = (ids: readonly RoleId[], group: CreditRole["group"]) =>
  ids.map((id): CreditRole => ({ id, group }));

export const CREDIT_ROLES: readonly CreditRole[] = [
  ...grouped(PERFORMANCE, "performance"),
  ...grouped(PRODUCTION, "production"),
  ...grouped(WRITING, "writing"),
];

export function isCreditRole(id: string): boolean {
  return CREDIT_ROLES.some((role) => role.id === id);
}

/** What a role is called; its own id for one that is no longer in the list. */
export function roleLabel(id: string): Text {
  const role = CREDIT_ROLES.find((each) => each.id === id);
  return role ? text(`credits.${role.id}`) : text("general.asWritten", { words: id });
}
