import { useLingui } from "@lingui/react/macro";
import { ActionIcon, Button, Checkbox, Group, TextInput } from "@mantine/core";
import { IconDisc, IconGripVertical, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { clockTime } from "../../../domain/player/position.ts";
import { reasonProblem } from "../../../domain/releases/release.ts";
import type { TracksPart_release$key } from "../../__generated__/TracksPart_release.graphql.ts";
import { useRefusal } from "../../i18n/useRefusal.ts";
import { PlayButton } from "../../player/PlayButton.tsx";
import { SettingsCard } from "../../settings/SettingsCard.tsx";
import { useUndoToast } from "../../settings/useUndoToast.tsx";
import { MoveButtons } from "../../ui/MoveButtons.tsx";
import { useReorder } from "../../ui/useReorder.ts";
import { TrackPicker } from "../TrackPicker.tsx";
import { useReleaseLabels } from "../useReleaseLabels.ts";
import { isDiscLine, linesOf, type Placed, placesIn, positionIn } from "./discOrder.ts";
import { useTracksSave } from "./useTracksSave.ts";

/** The running order over its discs: dragged, moved by keys or buttons, added to by search, with a way back. */
export function TracksPart({ release: releaseRef }: { release: TracksPart_release$key }) {
  const { t } = useLingui();
  const labels = useReleaseLabels();
  const said = useRefusal();
  const undoToast = useUndoToast();
  const [isAdding, setAdding] = useState(false);
  const [hasNewDisc, setNewDisc] = useState(false);
  const [reason, setReason] = useState("");
  const release = useFragment(
    graphql`
      fragment TracksPart_release on Release {
        id
        title
        version
        duration
        privateFields {
          wentLiveAt
          preorderFrom
        }
        runningOrder {
          disc
          isInstant
          track {
            id
            title
            artistNames
            duration
            isrc
            state
          }
        }
      }
    `,
    releaseRef,
  );
  const { save, standing, problem, isSaving, unsent } = useTracksSave(release);
  const asksWhy = release.privateFields?.wentLiveAt != null;
  const hasPreorder = release.privateFields?.preorderFrom != null && !asksWhy;
  const whyNot = asksWhy ? reasonProblem(reason) : null;
  const places: Placed[] = release.runningOrder.map(({ disc, track }) => ({ trackId: track.id, disc }));
  const tracks = new Map(release.runningOrder.map(({ track }) => [track.id, track]));
  const stored = linesOf(places);
  const discCount = stored.filter(isDiscLine).length;
  const lines = hasNewDisc ? [...stored, `disc:${discCount + 1}`] : stored;
  const showsDiscs = discCount > 1 || hasNewDisc;

  async function keep(next: Placed[]): Promise<boolean> {
    if (whyNot) return false;
    const isKept = await save(next, reason);
    if (isKept) setNewDisc(false);
    return isKept;
  }
  const order = useReorder(lines, (next) => keep(placesIn(next)));

  function handleInstant(id: string, isInstant: boolean) {
    const others = [...standing].filter((each) => each !== id);
    void save(places, reason, new Set(isInstant ? [...others, id] : others));
  }

  async function handleRemove(id: string) {
    const title = tracks.get(id)?.title ?? "";
    if (await keep(places.filter(({ trackId }) => trackId !== id)))
      undoToast(t`${title} is removed from the release.`, () => void save(places, reason));
  }

  return (
    <SettingsCard
      title={t`Tracks`}
      lead={t`Drag a track, or press Alt and an arrow key. Move it past a disc's heading to change its disc.`}
    >
      {hasPreorder && (
        <p className="release-dim">
          {t`Tracks marked “Right away” can be heard on its page from the day preorders start.`}
        </p>
      )}
      {asksWhy && (
        <TextInput
          label={t`Why do you change the tracks of a release that was out?`}
          description={t`Fans bought it as it was, so we keep the reason in its history.`}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
      {problem && (
        <p className="settings-refusal" role="alert">
          {said(problem)}
        </p>
      )}
      {places.length === 0 && <p className="release-dim">{t`No track yet. Add the first one.`}</p>}
      <ol className="release-order" aria-label={t`Running order`} aria-busy={isSaving}>
        {order.shown.map((line) => {
          if (isDiscLine(line)) {
            const { disc } = positionIn(order.shown, line);
            return showsDiscs ? (
              <li key={line} className="release-disc" {...order.item(line)}>
                <IconDisc size={18} aria-hidden /> {t`Disc ${disc}`}
              </li>
            ) : null;
          }
          const track = tracks.get(line);
          if (!track) return null;
          const { title, artistNames, duration, isrc, state } = track;
          const { position } = positionIn(order.shown, line);
          return (
            <li key={line} className="release-line" {...order.item(line)}>
              <span className="release-grip" title={t`Drag to move`} {...order.handle(line)}>
                <IconGripVertical size={18} aria-hidden />
              </span>
              <span className="release-place">{position}</span>
              <PlayButton
                trackId={line}
                title={title}
                queue={places.map(({ trackId }) => trackId)}
                disabled={state !== "ready"}
              />
              <span className="release-line-words">
                <strong>{title}</strong>
                <span className="release-dim">
                  {[artistNames.join(", "), clockTime(duration), isrc ?? t`no ISRC`]
                    .filter(Boolean)
                    .join(" · ")}
                  {state !== "ready" && ` · ${t`not ready`}`}
                </span>
              </span>
              {hasPreorder && (
                <Checkbox
                  size="sm"
                  label={t`Right away`}
                  aria-label={t`Let fans hear ${title} right away`}
                  checked={standing.has(line)}
                  disabled={isSaving}
                  onChange={(event) => handleInstant(line, event.currentTarget.checked)}
                />
              )}
              <span className="release-line-actions">
                <MoveButtons
                  id={line}
                  name={title}
                  order={order}
                  // The line of the first disc stands before every track.
                  isFirst={order.shown.indexOf(line) <= 1}
                  isFixed={whyNot !== null}
                />
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={44}
                  aria-label={t`Remove ${title}`}
                  disabled={whyNot !== null}
                  onClick={() => void handleRemove(line)}
                >
                  <IconX size={18} aria-hidden />
                </ActionIcon>
              </span>
            </li>
          );
        })}
      </ol>
      <Group>
        <Button
          data-path="tracks"
          variant={places.length === 0 ? "filled" : "default"}
          onClick={() => setAdding(!isAdding)}
          aria-expanded={isAdding}
        >
          {t`Add tracks`}
        </Button>
        {places.length > 1 && (
          <Button variant="default" disabled={hasNewDisc} onClick={() => setNewDisc(true)}>
            {t`Add a disc`}
          </Button>
        )}
        <span className="release-dim">{`${labels.tracks(places.length)}, ${clockTime(release.duration)}`}</span>
        {unsent && <span role="status">{unsent}</span>}
      </Group>
      {isAdding && (
        <TrackPicker
          chosen={new Set(tracks.keys())}
          onPick={(track) => void keep([...places, { trackId: track.id, disc: places.at(-1)?.disc ?? 1 }])}
        />
      )}
    </SettingsCard>
  );
}
