import type { DossierRelease, DossierTrack } from "../dossier.ts";
import type { Found } from "../finding.ts";
import type { Subject } from "../subject.ts";

/** The subject and the page of a finding about a release, its cover or a track. */
export function ofRelease({ id, title }: DossierRelease): Subject {
  return { kind: "release", id, name: title };
}

export function ofCover({ id, title }: DossierRelease): Subject {
  return { kind: "cover", id, name: title };
}

export function ofTrack({ id, title }: DossierTrack): Subject {
  return { kind: "track", id, name: title };
}

export function onRelease({ id }: DossierRelease): Found["page"] {
  return { kind: "release", id };
}

export function onTrack({ id }: DossierTrack): Found["page"] {
  return { kind: "track", id };
}
