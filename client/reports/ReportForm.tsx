import { useLingui } from "@lingui/react/macro";
import { Button, Group, Radio, Stack, Text, Textarea } from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import { REPORT_TEXT_MAX } from "../../domain/reports/report.ts";
import type { ReportFormMutation } from "../__generated__/ReportFormMutation.graphql.ts";
import type { ReportFormQuery } from "../__generated__/ReportFormQuery.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { accidentIn, type ProblemPayload, refusalIn, useRefusal } from "../i18n/useRefusal.ts";
import { OwnReport } from "./OwnReport.tsx";

interface Props {
  id: string;
  /** Rises with every further try. */
  turn: number;
  onClose: () => void;
}

/** What is wrong, and what the person knows of it; where they said so before, how that stands. */
export function ReportForm({ id, turn, onClose }: Props) {
  const { t } = useLingui();
  const said = useRefusal();
  const { node } = useLazyLoadQuery<ReportFormQuery>(
    graphql`
      query ReportFormQuery($id: ID!) {
        node(id: $id) {
          ... on Track {
            ownReport {
              standing
              ...OwnReport_report
            }
          }
          ... on Release {
            ownReport {
              standing
              ...OwnReport_report
            }
          }
        }
      }
    `,
    { id },
    { fetchKey: turn, fetchPolicy: "store-and-network" },
  );
  const commit = useCommit<ReportFormMutation>(graphql`
    mutation ReportFormMutation($input: ReportMusicInput!) {
      reportMusic(input: $input) {
        __typename
        ... on ReportMusicPayload {
          isTaken
          track {
            id
            ownReport {
              standing
              ...OwnReport_report
            }
          }
          release {
            id
            ownReport {
              standing
              ...OwnReport_report
            }
          }
        }
        ... on InvalidInput {
          field
          code
          params
          message
        }
        ... on UserError {
          code
          params
          message
        }
      }
    }
  `);
  const [text, setText] = useState("");
  const [refusal, setRefusal] = useState<ProblemPayload | null>(null);
  const [isSending, setSending] = useState(false);
  const [wasJudged, setJudged] = useState(false);
  const [isAgain, setAgain] = useState(false);
  const own = node?.ownReport;

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setSending(true);
    try {
      const { reportMusic: answer } = await commit({ input: { id, reason: "aiUse", text } });
      if (answer.__typename === "ReportMusicPayload") {
        setRefusal(null);
        setJudged(!answer.isTaken);
      } else setRefusal(refusalIn(answer));
    } catch (error) {
      setRefusal(accidentIn(error));
    }
    setSending(false);
  }

  const close = (
    <Group>
      <Button onClick={onClose}>{t`Done`}</Button>
    </Group>
  );
  if (own?.standing === "open")
    return (
      <Stack>
        <OwnReport report={own} />
        {close}
      </Stack>
    );
  if (wasJudged)
    return (
      <Stack>
        <Text role="status">
          {t`This was reported before and has been decided. It is looked at again once the artist tells something else.`}
        </Text>
        {close}
      </Stack>
    );
  if (own && !isAgain)
    return (
      <Stack>
        <OwnReport report={own} />
        <Group>
          <Button onClick={onClose}>{t`Done`}</Button>
          <Button variant="subtle" color="gray" onClick={() => setAgain(true)}>
            {t`Report again`}
          </Button>
        </Group>
      </Stack>
    );
  return (
    <form onSubmit={(event) => void handleSubmit(event)} noValidate>
      <Stack>
        <Radio.Group label={t`What is wrong?`} value="aiUse">
          <Radio mt="xs" value="aiUse" label={t`The use of AI is not told, or is told wrongly`} />
        </Radio.Group>
        <Textarea
          label={t`What makes you think so?`}
          description={t`Optional. We read it; the artist does not, and never learns who reported it.`}
          autosize
          minRows={3}
          maxRows={8}
          maxLength={REPORT_TEXT_MAX}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          error={refusal?.field === "text" ? said(refusal) : null}
        />
        {refusal && refusal.field !== "text" && (
          <Text role="alert" c="var(--mantine-color-error)">
            {said(refusal)}
          </Text>
        )}
        <Group>
          <Button type="submit" loading={isSending}>{t`Send report`}</Button>
          <Button variant="subtle" color="gray" onClick={onClose}>
            {t`Cancel`}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
