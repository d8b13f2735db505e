import { useEffect, useState } from "react";
import { trackProblem } from "../../domain/catalog/track.ts";
import type { listedTrack_track$data } from "../__generated__/listedTrack_track.graphql.ts";
import type { RefusalPayload } from "../i18n/useRefusal.ts";
import { isSameValue } from "../ui/formValues.ts";
import { type FieldValue, savedValue, TRACK_FIELDS, type TrackField } from "./trackFields.ts";
import { type TrackChange, useTrackEdit } from "./useTrackEdit.ts";

const SAVED_SHOWN_MS = 2500;

/** Where the person goes after a cell: on it stays the focus, or the neighbour opens. */
export type Leaving = "here" | "next" | "previous" | "away";

export interface Conflict {
  field: TrackField;
  mine: FieldValue;
}

/** The editing of one row: which cell is open, what was refused in it, what is being saved. */
export interface RowEditing {
  open: TrackField | null;
  /** What was entered and refused, to be corrected; null for a fresh editor. */
  entered: string | readonly string[] | null;
  problem: RefusalPayload | null;
  /** The cell that takes the focus back. */
  returnTo: TrackField | null;
  saving: "saving" | "saved" | null;
  conflict: Conflict | null;
  edit: (field: TrackField) => void;
  cancel: () => void;
  enter: (field: TrackField, entered: string | readonly string[], leaving: Leaving) => void;
  useMine: () => void;
  keepTheirs: () => void;
}

interface Place {
  open: TrackField | null;
  entered: string | readonly string[] | null;
  problem: RefusalPayload | null;
  returnTo: TrackField | null;
}

const CLOSED: Place = { open: null, entered: null, problem: null, returnTo: null };

export function useRowEditing(track: Omit<listedTrack_track$data, " $fragmentType">): RowEditing {
  const save = useTrackEdit(track);
  const [place, setPlace] = useState<Place>(CLOSED);
  const [saving, setSaving] = useState<RowEditing["saving"]>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);

  useEffect(() => {
    if (saving !== "saved") return;
    const timer = setTimeout(() => setSaving(null), SAVED_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [saving]);

  async function send(field: TrackField, mine: FieldValue, entered: string | readonly string[] | null) {
    setSaving("saving");
    const outcome = await save({ [field]: mine } as TrackChange);
    setSaving(outcome.kind === "saved" ? "saved" : null);
    if (outcome.kind === "stale") setConflict({ field, mine });
    if (outcome.kind === "refused") setPlace({ ...CLOSED, open: field, entered, problem: outcome });
  }

  return {
    ...place,
    saving,
    conflict,
    edit: (field) => setPlace({ ...CLOSED, open: field }),
    cancel: () => setPlace(({ open }) => ({ ...CLOSED, returnTo: open })),
    enter: (field, entered, leaving) => {
      const mine = savedValue(field, entered);
      const isSame = isSameValue(mine, track[field]);
      const problem = isSame ? null : trackProblem({ [field]: mine });
      if (problem) return setPlace({ ...CLOSED, open: field, entered, problem });
      setPlace({ ...CLOSED, open: neighbour(field, leaving), returnTo: leaving === "here" ? field : null });
      if (!isSame) void send(field, mine, entered);
    },
    useMine: () => {
      setConflict(null);
      if (conflict) void send(conflict.field, conflict.mine, null);
    },
    keepTheirs: () => setConflict(null),
  };
}

function neighbour(field: TrackField, leaving: Leaving): TrackField | null {
  if (leaving !== "next" && leaving !== "previous") return null;
  return TRACK_FIELDS[TRACK_FIELDS.indexOf(field) + (leaving === "next" ? 1 : -1)] ?? null;
}
