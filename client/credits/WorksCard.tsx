import { Trans, useLingui } from "@lingui/react/macro";
import { ActionIcon, Badge, Button, Text } from "@mantine/core";
import { IconArrowUp, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { formatIswc } from "../../domain/catalog/identifiers.ts";
import { sharesOf } from "../../domain/credits/work.ts";
import type { WorksCard_track$data, WorksCard_track$key } from "../__generated__/WorksCard_track.graphql.ts";
import { SettingsCard } from "../settings/SettingsCard.tsx";
import { moved } from "./moved.ts";
import { useCreditLabels } from "./useCreditLabels.ts";
import { useTrackWorks } from "./useTrackWorks.ts";
import { WorkDialog } from "./WorkDialog.tsx";
import { WorkPicker } from "./WorkPicker.tsx";

type Work = WorksCard_track$data["works"][number];

/** What is heard on the recording, and who wrote it. Several works make a medley. */
export function WorksCard({ track: key }: { track: WorksCard_track$key }) {
  const { t } = useLingui();
  const track = useFragment(
    graphql`
      fragment WorksCard_track on Track {
        id
        title
        version
        workspaceId
        works {
          id
          title
          iswc
          isWhole
          recordingCount
          writers {
            role
            shareBp
            party {
              name
            }
          }
          ...WorkDialog_work
        }
      }
    `,
    key,
  );
  const [open, setOpen] = useState<Work | "new" | null>(null);
  const setWorks = useTrackWorks(track);
  const ids = track.works.map(({ id }) => id);
  return (
    <SettingsCard
      title={t`What was written`}
      lead={t`The song as it was written, with everybody's share. Other recordings of it use the same work.`}
    >
      {track.works.length === 0 && <Text c="dimmed">{t`No works yet.`}</Text>}
      <div>
        {track.works.map((work, at) => (
          <WorkLine
            key={work.id}
            work={work}
            isFirst={at === 0}
            onEdit={() => setOpen(work)}
            onUp={() => setWorks(moved(ids, at, -1))}
            onRemove={() => setWorks(ids.filter((id) => id !== work.id))}
          />
        ))}
      </div>
      <div className="track-isrc">
        <WorkPicker chosen={ids} onPick={(id) => setWorks([...ids, id])} />
        <Button variant="default" data-path="works" onClick={() => setOpen("new")}>{t`New work`}</Button>
      </div>
      {open && (
        <WorkDialog
          work={open === "new" ? null : open}
          workspaceId={track.workspaceId}
          suggestedTitle={track.title}
          onClose={() => setOpen(null)}
          onSaved={(id) => {
            setOpen(null);
            if (!ids.includes(id)) setWorks([...ids, id]);
          }}
        />
      )}
    </SettingsCard>
  );
}

interface LineProps {
  work: Work;
  isFirst: boolean;
  onEdit: () => void;
  onUp: () => void;
  onRemove: () => void;
}

function WorkLine({ work, isFirst, onEdit, onUp, onRemove }: LineProps) {
  const { t } = useLingui();
  const { percent, writerName } = useCreditLabels();
  const { title, iswc, isWhole, writers, recordingCount } = work;
  const known = percent(sharesOf(writers.map(({ shareBp }) => ({ shareBp: shareBp ?? 0 }))));
  return (
    <section className="track-work" aria-label={title}>
      <div className="track-work-head">
        <strong>{title}</strong>
        {!isWhole && <Badge variant="default">{t`Draft: ${known} shared`}</Badge>}
        <Button
          variant="default"
          onClick={onEdit}
          aria-label={t`Edit the work ${title}`}
          data-path={`work-${atob(work.id).slice("Work:".length)}`}
        >
          {t`Edit`}
        </Button>
        <ActionIcon aria-label={t`Move ${title} up`} disabled={isFirst} onClick={onUp}>
          <IconArrowUp size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon aria-label={t`Remove ${title} from this track`} onClick={onRemove}>
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      </div>
      <span className="track-lead">
        {iswc ? t`ISWC ${formatIswc(iswc)}` : t`No ISWC`}
        {(recordingCount ?? 0) > 1 && (
          <>
            {" · "}
            <Trans>on {recordingCount} recordings</Trans>
          </>
        )}
      </span>
      {writers.map(({ role, shareBp, party }) => (
        <span key={party.name}>
          {party.name} · {writerName(role)} · {percent(shareBp ?? 0)}
        </span>
      ))}
    </section>
  );
}
