import { useLingui } from "@lingui/react/macro";
import { Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { BroadcastVerbs_broadcast$key } from "../../__generated__/BroadcastVerbs_broadcast.graphql.ts";
import { useQuestion } from "../../ui/useQuestion.tsx";
import type { Refusal } from "../useVerb.ts";
import { SendDialog } from "./SendDialog.tsx";
import { useBroadcastVerbs } from "./useBroadcastVerbs.ts";

interface Props {
  broadcast: BroadcastVerbs_broadcast$key;
  onEdit: () => void;
  onGone: () => void;
}

/** What can be done with an announcement where it stands now. What was sent can only be read. */
export function BroadcastVerbs({ broadcast: broadcastRef, onEdit, onGone }: Props) {
  const { t } = useLingui();
  const verbs = useBroadcastVerbs();
  const [question, ask] = useQuestion();
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>(null);
  const broadcast = useFragment(
    graphql`
      fragment BroadcastVerbs_broadcast on Broadcast {
        id
        state
        version
        toEveryone
        roles
        tiers
        targetEmails
        channels
      }
    `,
    broadcastRef,
  );
  const { id, state } = broadcast;
  async function act(verb: () => Promise<Refusal>, after: () => void = () => {}) {
    const refused = await verb();
    setRefusal(refused);
    if (!refused) after();
  }
  if (state === "sending" || state === "sent") return null;
  return (
    <div>
      <Group gap={8}>
        {state === "draft" ? (
          <>
            <Button onClick={() => setSending(true)}>{t`Send…`}</Button>
            <Button variant="default" onClick={onEdit}>{t`Edit`}</Button>
            <Button
              variant="subtle"
              color="gray"
              onClick={() =>
                ask({
                  title: t`Delete this draft?`,
                  follows: t`Nobody has received it. What you wrote will be gone for good.`,
                  yes: t`Delete the draft`,
                  onYes: () => void act(() => verbs.remove(id), onGone),
                })
              }
            >{t`Delete`}</Button>
          </>
        ) : (
          <Button
            variant="default"
            onClick={() => void act(() => verbs.cancel(id))}
          >{t`Back to draft`}</Button>
        )}
      </Group>
      {refusal?.message && (
        <Text role="alert" c="var(--mantine-color-error)">
          {refusal.message}
        </Text>
      )}
      {question}
      {isSending && <SendDialog broadcast={broadcast} onClose={() => setSending(false)} />}
    </div>
  );
}
