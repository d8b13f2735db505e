import { useLingui } from "@lingui/react/macro";
import { Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { IconCircleCheck, IconCircleX } from "@tabler/icons-react";
import { type SubmitEvent, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { FlagTesterQuery } from "../../__generated__/FlagTesterQuery.graphql.ts";
import { useErrorToast } from "../../settings/useErrorToast.ts";
import { useAdminLabels } from "../useAdminLabels.ts";

interface Props {
  flagId: string;
  rolloutPercentage: number;
}

type Answer = NonNullable<NonNullable<FlagTesterQuery["response"]["node"]>["answerFor"]>;
type Rule = Answer["steps"][number]["rule"];

/** "Would this person get it?", answered question by question. */
export function FlagTester({ flagId, rolloutPercentage }: Props) {
  const { t } = useLingui();
  const relay = useRelayEnvironment();
  const showError = useErrorToast();
  const [email, setEmail] = useState("");
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [isUnknown, setUnknown] = useState(false);
  const [isAsking, setAsking] = useState(false);

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setAsking(true);
    try {
      const data = await fetchQuery<FlagTesterQuery>(
        relay,
        graphql`
          query FlagTesterQuery($id: ID!, $email: String!) {
            node(id: $id) {
              ... on FeatureFlag {
                answerFor(email: $email) {
                  isOn
                  bucket
                  fullName
                  role
                  steps {
                    rule
                    passes
                  }
                }
              }
            }
          }
        `,
        { id: flagId, email },
      ).toPromise();
      const found = data?.node?.answerFor ?? null;
      setAnswer(found);
      setUnknown(found === null);
    } catch (error) {
      showError(error);
    }
    setAsking(false);
  }

  return (
    <Stack>
      <form onSubmit={(event) => void handleSubmit(event)} noValidate>
        <Stack>
          <TextInput
            label={t`Email of the person`}
            type="email"
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
            error={isUnknown ? t`No account has this address.` : null}
            data-autofocus
          />
          <Group>
            <Button type="submit" loading={isAsking} disabled={email.trim() === ""}>
              {t`Ask`}
            </Button>
          </Group>
        </Stack>
      </form>
      <div role="status">
        {answer && <Explanation answer={answer} rolloutPercentage={rolloutPercentage} />}
      </div>
    </Stack>
  );
}

function Explanation({ answer, rolloutPercentage }: { answer: Answer; rolloutPercentage: number }) {
  const { t } = useLingui();
  const { roles } = useAdminLabels();
  const { isOn, bucket, fullName, steps } = answer;
  const role = roles[answer.role];
  const words: Record<Rule, [passes: string, fails: string]> = {
    superadmin: [t`The phone is on for every superadmin, even without a flag.`, ""],
    enabled: [t`The flag is enabled.`, t`The flag is switched off.`],
    audience: [
      t`It is meant for this person: as ${role}, or by name.`,
      t`It is not meant for the role ${role}, nor for this person by name.`,
    ],
    rollout: [
      t`Place ${bucket} of 100 is within the rollout of ${rolloutPercentage} %.`,
      t`Place ${bucket} of 100 is beyond the rollout of ${rolloutPercentage} %.`,
    ],
    workspace: [
      t`The person works in the workspace of this flag.`,
      t`The person does not work in the workspace of this flag.`,
    ],
  };
  return (
    <div className="admin-answer" data-on={isOn || undefined}>
      <p>
        <strong>{isOn ? t`On for ${fullName}` : t`Off for ${fullName}`}</strong>
      </p>
      <ul>
        {steps.map(({ rule, passes }) => (
          <li key={rule}>
            {passes ? (
              <IconCircleCheck size={20} aria-label={t`Passed`} color="var(--lv-mint)" />
            ) : (
              <IconCircleX size={20} aria-label={t`Failed`} color="var(--lv-red)" />
            )}
            <Text component="span">{words[rule][passes ? 0 : 1]}</Text>
          </li>
        ))}
      </ul>
    </div>
  );
}
