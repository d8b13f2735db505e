import { useLingui } from "@lingui/react/macro";
import { Button, Group, Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useState } from "react";
import { graphql, useLazyLoadQuery, useRelayEnvironment } from "react-relay";
import type {
  OverwrittenChangesQuery,
  OverwrittenChangesQuery$data,
} from "../../__generated__/OverwrittenChangesQuery.graphql.ts";
import type { OverwrittenChangesRestoreMutation } from "../../__generated__/OverwrittenChangesRestoreMutation.graphql.ts";
import { useCommit } from "../../accounts/useCommit.ts";
import { refresh } from "../../app/refresh.ts";
import { accidentIn, refusalIn, useRefusal } from "../../i18n/useRefusal.ts";
import { showFailure } from "../../ui/showFailure.ts";
import { useOverwrittenLabels } from "./useOverwrittenLabels.ts";
import "../sync.css";

const QUERY = graphql`
  query OverwrittenChangesQuery {
    viewer {
      id
      overwritten {
        valueId
        field
        value
        overwrittenAt
        overwrittenBy
        isByViewer
        track {
          id
          title
          currency
        }
        release {
          id
          title
          currency
        }
        playlist {
          id
          title
        }
      }
    }
  }
`;

type Value = NonNullable<OverwrittenChangesQuery$data["viewer"]>["overwritten"][number];

/**
 * What edits without a connection wrote over on the server, the latest first, and the way back: the person's own, and those of
 * colleagues in whose place the person may want theirs again.
 */
export function OverwrittenChanges() {
  const { t } = useLingui();
  const { viewer } = useLazyLoadQuery<OverwrittenChangesQuery>(
    QUERY,
    {},
    { fetchPolicy: "store-and-network" },
  );
  const values = viewer!.overwritten;
  if (values.length === 0)
    return <Text c="dimmed">{t`No change that came late has replaced anything.`}</Text>;
  return (
    <ul className="sync-lines" aria-label={t`Values that were replaced`}>
      {values.map((value) => (
        <OverwrittenLine key={value.valueId} value={value} />
      ))}
    </ul>
  );
}

function OverwrittenLine({
  value: { valueId, field, value, overwrittenAt, overwrittenBy, isByViewer, ...of },
}: {
  value: Value;
}) {
  const { t, i18n } = useLingui();
  const said = useRefusal();
  const relay = useRelayEnvironment();
  const words = useOverwrittenLabels();
  const [isBusy, setBusy] = useState(false);
  const commit = useCommit<OverwrittenChangesRestoreMutation>(graphql`
    mutation OverwrittenChangesRestoreMutation($input: RestoreOverwrittenInput!) {
      restoreOverwritten(input: $input) {
        __typename
        ... on RestoreOverwrittenPayload {
          track {
            ...listedTrack_track
            ...detailsForm_track
          }
          release {
            ...releaseForm_release
          }
          playlist {
            id
            title
            description
            folder
            visibility
            rule
          }
        }
        ... on InvalidInput {
          code
          params
          message
        }
        ... on NotFound {
          code
          params
          message
        }
      }
    }
  `);
  const kind = of.track ? "track" : of.release ? "release" : "playlist";
  const title = (of.track ?? of.release ?? of.playlist)?.title ?? "";
  const name = words.nameOf(kind, field);
  const before = words.shown(kind, field, value, (of.track ?? of.release)?.currency ?? "USD");
  const day = i18n.date(new Date(overwrittenAt), { dateStyle: "medium", timeStyle: "short" });

  async function putBack() {
    setBusy(true);
    try {
      const { restoreOverwritten: answer } = await commit({ input: { valueId } });
      if ("code" in answer) showFailure(said(refusalIn(answer)));
      else notifications.show({ message: t`${name} of “${title}”: “${before}” is back.` });
      await refresh<OverwrittenChangesQuery>(relay, QUERY, {});
    } catch (error) {
      showFailure(said(accidentIn(error)));
    }
    setBusy(false);
  }

  return (
    <li className="sync-line">
      <strong>{t`${name} of “${title}”`}</strong>
      <time dateTime={overwrittenAt}>
        {isByViewer || !overwrittenBy ? t`Replaced ${day}` : t`Replaced ${day} by ${overwrittenBy}`}
      </time>
      <Text size="sm">{t`It was “${before}”.`}</Text>
      <Group>
        <Button
          size="sm"
          variant="default"
          disabled={isBusy}
          aria-label={t`Put back: ${name} of “${title}”`}
          onClick={() => void putBack()}
        >{t`Put back`}</Button>
      </Group>
    </li>
  );
}
