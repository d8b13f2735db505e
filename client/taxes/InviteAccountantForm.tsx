import { useLingui } from "@lingui/react/macro";
import { Alert, Button, Checkbox, Group, NativeSelect, TextInput } from "@mantine/core";
import { IconLinkPlus } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";
import { graphql } from "react-relay";
import { ACCOUNTANT_DAYS, MAX_ACCOUNTANT_NAME } from "../../domain/taxes/accountantLink.ts";
import type { InviteAccountantFormMutation } from "../__generated__/InviteAccountantFormMutation.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { madeId } from "../app/madeId.ts";
import { accidentIn, type ProblemPayload, refusalIn, useRefusal } from "../i18n/useRefusal.ts";
import { NewLink } from "../sharing/NewLink.tsx";
import "../sharing/sharing.css";

interface Props {
  workspaceId: string;
  /** Newest first. */
  years: readonly number[];
}

/** Makes a link for an accountant: who it is for, which years, how long; then shows its address, this once. */
export function InviteAccountantForm({ workspaceId, years }: Props) {
  const { t } = useLingui();
  const said = useRefusal();
  const commit = useCommit<InviteAccountantFormMutation>(graphql`
    mutation InviteAccountantFormMutation($input: InviteAccountantInput!) {
      inviteAccountant(input: $input) {
        __typename
        ... on InviteAccountantPayload {
          url
          workspace {
            id
            taxes {
              ...AccountantPart_taxes
            }
          }
        }
        ... on UserError {
          code
          params
          message
        }
        ... on InvalidInput {
          field
        }
      }
    }
  `);
  const [name, setName] = useState("");
  const [chosen, setChosen] = useState<string[]>(() => years.slice(0, 1).map(String));
  const [days, setDays] = useState("30");
  // Sent again it is no second link.
  const [linkId, setLinkId] = useState(madeId);
  const [url, setUrl] = useState<string | null>(null);
  const [problem, setProblem] = useState<ProblemPayload | null>(null);
  const [isMaking, setMaking] = useState(false);
  const wordsOf = (field: string) => (problem?.field === field ? said(problem) : null);
  const isElsewhere = problem && !["name", "years"].includes(problem.field ?? "");

  async function send(id: string) {
    const input = { workspaceId, id, name, years: chosen.map(Number), days: Number(days) };
    return (await commit({ input })).inviteAccountant;
  }

  async function make(event: FormEvent) {
    event.preventDefault();
    setMaking(true);
    setProblem(null);
    setUrl(null);
    try {
      let answer = await send(linkId);
      // An earlier press came through, and nobody heard its address: it opens nothing for anybody.
      if (answer.code === "general.idTaken") answer = await send(madeId());
      if (answer.__typename === "InviteAccountantPayload") {
        setUrl(answer.url ?? null);
        setName("");
        setLinkId(madeId());
      } else setProblem(refusalIn(answer));
    } catch (error) {
      setProblem(accidentIn(error));
    }
    setMaking(false);
  }

  return (
    <>
      <form className="link-form" onSubmit={(event) => void make(event)} noValidate>
        <TextInput
          label={t`Name of the accountant`}
          description={t`So that you know later whose link it is.`}
          autoComplete="off"
          maxLength={MAX_ACCOUNTANT_NAME}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={wordsOf("name")}
        />
        <Checkbox.Group label={t`Years`} value={chosen} onChange={setChosen} error={wordsOf("years")}>
          <Group mt="xs">
            {years.map((year) => (
              <Checkbox key={year} value={String(year)} label={String(year)} />
            ))}
          </Group>
        </Checkbox.Group>
        <NativeSelect
          label={t`How long`}
          value={days}
          onChange={(event) => setDays(event.currentTarget.value)}
          data={ACCOUNTANT_DAYS.map((each) => ({ value: String(each), label: t`${each} days` }))}
        />
        {problem && isElsewhere && (
          <Alert color="red" role="alert">
            {said(problem)}
          </Alert>
        )}
        <Button
          type="submit"
          loading={isMaking}
          disabled={!name.trim() || chosen.length === 0}
          leftSection={<IconLinkPlus size={18} stroke={1.75} aria-hidden />}
        >
          {t`Create link`}
        </Button>
      </form>
      {url && <NewLink url={url} />}
    </>
  );
}
