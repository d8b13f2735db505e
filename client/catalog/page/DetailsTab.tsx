import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql } from "react-relay";
import type { DetailsTabQuery } from "../../__generated__/DetailsTabQuery.graphql.ts";
import type { detailsForm_track$key } from "../../__generated__/detailsForm_track.graphql.ts";
import type { estimates_track$key } from "../../__generated__/estimates_track.graphql.ts";
import type { TagProposals_track$key } from "../../__generated__/TagProposals_track.graphql.ts";
import { useScreenQuery } from "../../app/useScreenQuery.ts";
import { SettingsForm } from "../../settings/SettingsForm.tsx";
import { useUnsentLabel } from "../../sync/mark/useUnsentLabel.tsx";
import { estimatesOf } from "../estimates.ts";
import { AiFields } from "./AiFields.tsx";
import { type DetailsForm, detailsProblems, readDetails } from "./detailsForm.ts";
import { OfferFields } from "./OfferFields.tsx";
import { RecordingFields } from "./RecordingFields.tsx";
import { SongFields } from "./SongFields.tsx";
import { TagProposals } from "./TagProposals.tsx";
import { useDetailsLabels } from "./useDetailsLabels.ts";
import { useDetailsSave } from "./useDetailsSave.ts";
import { useMergedSave } from "./useMergedSave.tsx";

/** Every fact of a recording, in one form. */
export function DetailsTab() {
  const { node, viewer } = useScreenQuery<DetailsTabQuery>(graphql`
    query DetailsTabQuery($id: ID!) @preloadable {
      node(id: $id) {
        ... on Track @alias(as: "track") {
          id
          ...detailsForm_track
          ...TagProposals_track
          ...estimates_track
        }
      }
      viewer {
        workspace {
          artists {
            name
          }
        }
      }
    }
  `);
  const [round, setRound] = useState(0);
  const track = node?.track;
  if (!track) return null;
  const names = viewer?.workspace?.artists.map(({ name }) => name) ?? [];
  // A code that was just assigned comes from outside of the form.
  return (
    <Details
      key={`${track.id} ${String(round)}`}
      track={track}
      names={names}
      onAssigned={() => setRound(round + 1)}
    />
  );
}

interface Props {
  track: detailsForm_track$key & TagProposals_track$key & estimates_track$key;
  names: readonly string[];
  onAssigned: () => void;
}

function Details({ track: key, names, onAssigned }: Props) {
  const { t } = useLingui();
  const read = readDetails(key);
  const { track, form: initial } = read;
  const { labels, shown } = useDetailsLabels();
  const { save, follow, dialog } = useMergedSave<DetailsForm, number>({
    standing: { form: initial, version: track.version },
    send: useDetailsSave(track.id, track.currency),
    labelOf: (field) => labels[field] ?? field,
    shown,
    undecided: t`Not saved: choose between the two versions first.`,
  });
  const unsent = useUnsentLabel({ table: "catalog", id: track.id, name: initial.title });
  return (
    <>
      <SettingsForm<DetailsForm>
        initial={initial}
        problems={(form) => detailsProblems(form, read, new Date().getFullYear())}
        save={save}
        onFollow={follow}
        undoText={t`Details saved`}
        unsent={unsent}
      >
        {(form) => (
          <>
            <TagProposals form={form} track={key} />
            <SongFields form={form} estimates={estimatesOf(key)} knownNames={names} />
            <RecordingFields form={form} track={track} onAssigned={onAssigned} />
            <AiFields form={form} />
            <OfferFields form={form} track={track} />
          </>
        )}
      </SettingsForm>
      {dialog}
    </>
  );
}
