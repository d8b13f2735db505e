import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Group, NativeSelect, Stack, TagsInput, Text, TextInput } from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import { formatIsrc } from "../../domain/catalog/isrc.ts";
import { trackProblem } from "../../domain/catalog/track.ts";
import type { listedTrack_track$data } from "../__generated__/listedTrack_track.graphql.ts";
import { type ProblemPayload, useRefusal } from "../i18n/useRefusal.ts";
import { isSameValue } from "../ui/formValues.ts";
import { EstimateButton } from "./EstimateButton.tsx";
import type { EstimatedField, Estimates } from "./estimates.ts";
import { savedValue, TRACK_FIELDS, type TrackField } from "./trackFields.ts";
import { type TrackChange, useTrackEdit } from "./useTrackEdit.ts";
import { useTrackLabels } from "./useTrackLabels.ts";

interface Props {
  track: listedTrack_track$data;
  /** What an empty tempo or key seems to be. */
  estimates: Estimates;
  knownNames: readonly string[];
  onDone: () => void;
}

type Entered = Record<Exclude<TrackField, "artistNames">, string> & { artistNames: string[] };

/** All facts of a track at once, for screens without room for a table. */
export function TrackForm({ track, estimates, knownNames, onDone }: Props) {
  const { t } = useLingui();
  const said = useRefusal();
  const { labels, shown, genresBeside, moodsBeside, keys, visibilities } = useTrackLabels();
  const save = useTrackEdit(track);
  // As it stood when the form opened: what others save meanwhile is not a change of this person.
  const [base] = useState(track);
  const [entered, setEntered] = useState(() => enteredOf(track));
  const [problem, setProblem] = useState<ProblemPayload | null>(null);
  const [isStale, setStale] = useState(false);
  const [isSaving, setSaving] = useState(false);

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const change = changeOf(base, entered);
    const wrong = trackProblem(change as Parameters<typeof trackProblem>[0]);
    setProblem(wrong);
    if (wrong) return;
    if (Object.keys(change).length === 0) return onDone();
    setSaving(true);
    const outcome = await save(change);
    setSaving(false);
    if (outcome.kind === "saved") onDone();
    setStale(outcome.kind === "stale");
    if (outcome.kind === "refused") setProblem(outcome);
  }

  const errorOf = (field: TrackField) => (problem?.field === field ? said(problem) : null);
  const text = (field: Exclude<TrackField, "artistNames">) => ({
    label: labels[field],
    value: entered[field],
    error: errorOf(field),
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      setEntered((before) => ({ ...before, [field]: value }));
    },
  });
  const estimated = (field: EstimatedField) => {
    const estimate = estimates[field];
    return entered[field] === "" && estimate ? (
      <EstimateButton
        field={field}
        estimate={estimate}
        title={track.title}
        onTake={() => setEntered((before) => ({ ...before, [field]: estimate.value }))}
      />
    ) : null;
  };
  const none = { value: "", label: t`None` };
  const mine = changeOf(base, entered);
  const clashes = TRACK_FIELDS.flatMap((field) =>
    field in mine && !isSameValue(track[field], base[field]) && !isSameValue(track[field], mine[field])
      ? [{ field, theirs: shown(field, track[field]) || "–", own: shown(field, mine[field]) || "–" }]
      : [],
  );
  return (
    <form onSubmit={(event) => void handleSubmit(event)} noValidate>
      <Stack>
        <TextInput {...text("title")} />
        <TagsInput
          label={labels.artistNames}
          data={[...knownNames]}
          value={entered.artistNames}
          error={errorOf("artistNames")}
          onChange={(artistNames) => setEntered((before) => ({ ...before, artistNames }))}
        />
        <NativeSelect {...text("genre")} data={[none, ...genresBeside(track.genre ?? "")]} />
        <NativeSelect {...text("mood")} data={[none, ...moodsBeside(track.mood ?? "")]} />
        <Group grow align="flex-start">
          <div>
            <TextInput {...text("bpm")} inputMode="numeric" />
            {estimated("bpm")}
          </div>
          <div>
            <NativeSelect {...text("key")} data={[none, ...keys]} />
            {estimated("key")}
          </div>
        </Group>
        <TextInput {...text("isrc")} placeholder="US-ABC-26-00001" />
        <NativeSelect {...text("visibility")} data={visibilities} />
        {isStale && (
          <Text role="alert">
            <strong>
              <Trans>Somebody else saved this track first.</Trans>
            </strong>{" "}
            <Trans>Save again to use your version, or close to keep theirs.</Trans>
            {clashes.map(({ field, theirs, own }) => (
              <span key={field} className="tracks-clash-line">
                <Trans>
                  {labels[field]}: they entered “{theirs}”, you entered “{own}”.
                </Trans>
              </span>
            ))}
          </Text>
        )}
        {problem && problem.field === null && (
          <Text role="alert" c="var(--mantine-color-error)">
            {said(problem)}
          </Text>
        )}
        <Group>
          <Button type="submit" loading={isSaving}>
            {isStale ? t`Use mine` : t`Save`}
          </Button>
          <Button variant="subtle" color="gray" onClick={onDone}>
            {isStale ? t`Keep theirs` : t`Cancel`}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function enteredOf(track: listedTrack_track$data): Entered {
  return {
    title: track.title,
    artistNames: [...track.artistNames],
    genre: track.genre ?? "",
    mood: track.mood ?? "",
    bpm: track.bpm ? String(track.bpm) : "",
    key: track.key ?? "",
    isrc: track.isrc ? formatIsrc(track.isrc) : "",
    visibility: track.visibility,
  };
}

/** Only what differs from the track is sent. */
function changeOf(track: listedTrack_track$data, entered: Entered): TrackChange {
  const values = TRACK_FIELDS.map((field) => [field, savedValue(field, entered[field])] as const);
  return Object.fromEntries(values.filter(([field, value]) => !isSameValue(value, track[field])));
}
