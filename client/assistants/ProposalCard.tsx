import { useLingui } from "@lingui/react/macro";
import { Button, Text, VisuallyHidden } from "@mantine/core";
import { useId, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router";
import type { ProposalCard_proposal$key } from "../__generated__/ProposalCard_proposal.graphql.ts";
import "./proposals.css";
import { useProposal } from "./useProposal.ts";

interface Props {
  proposal: ProposalCard_proposal$key;
  onClose: () => void;
}

/** What an assistant proposes: what would change and why, to be applied, changed by hand or let be. */
export function ProposalCard({ proposal, onClose }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const nameId = useId();
  const { id, about, path, why, lines, asksTwice, state } = useFragment(
    graphql`
      fragment ProposalCard_proposal on Proposal {
        id
        about
        path
        why
        asksTwice
        state
        lines {
          field
          before
          after
        }
      }
    `,
    proposal,
  );
  const press = useProposal(id);
  const [isAsked, setAsked] = useState(false);

  function edit() {
    onClose();
    void navigate(path);
  }
  function apply() {
    if (asksTwice && !isAsked) return setAsked(true);
    setAsked(false);
    void press.apply();
  }

  const told: Partial<Record<typeof state, string>> = {
    applied: t`Applied.`,
    applying: t`Being applied…`,
    undone: t`Taken back. It stands as before.`,
    dismissed: t`Not applied.`,
    stale: t`This changed in the meantime, so nothing was applied. Ask again to see it as it is now.`,
    expired: t`This proposal is too old. Ask again.`,
  };
  const isOpen = state === "open";
  return (
    <section className="proposal" aria-labelledby={nameId} data-state={state}>
      <strong id={nameId}>{t`Proposal: ${about}`}</strong>
      <dl className="proposal-lines">
        {lines.map(({ field, before, after }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a proposal never changes
          <div key={place}>
            <dt>{field}</dt>
            <dd>
              {before !== null && (
                <del>
                  <VisuallyHidden component="span">{t`Before:`} </VisuallyHidden>
                  {before}
                </del>
              )}
              <ins>
                <VisuallyHidden component="span">{t`After:`} </VisuallyHidden>
                {after ?? t`nothing`}
              </ins>
            </dd>
          </div>
        ))}
      </dl>
      {isOpen && (
        <Text size="sm" c="dimmed">
          {why}
        </Text>
      )}
      <div role="status">
        {told[state] && <Text size="sm">{told[state]}</Text>}
        {isAsked && isOpen && (
          <Text size="sm" fw={600}>
            {t`Fans see this at once. Press again if you mean it.`}
          </Text>
        )}
      </div>
      {press.problem && (
        <Text size="sm" c="red" role="alert">
          {press.problem}
        </Text>
      )}
      <div className="assistant-chips">
        {isOpen && (
          <>
            <Button size="compact-md" loading={press.isBusy} onClick={apply}>
              {isAsked ? t`Yes, apply it` : t`Apply`}
            </Button>
            <Button size="compact-md" variant="default" onClick={edit}>{t`Edit first`}</Button>
            <Button
              size="compact-md"
              variant="subtle"
              color="gray"
              onClick={() => (isAsked ? setAsked(false) : void press.dismiss())}
            >
              {t`No`}
            </Button>
          </>
        )}
        {state === "applied" && (
          <>
            <Button
              size="compact-md"
              variant="default"
              loading={press.isBusy}
              onClick={() => void press.undo()}
            >{t`Undo`}</Button>
            <Button size="compact-md" variant="subtle" color="gray" onClick={edit}>{t`Open`}</Button>
          </>
        )}
      </div>
    </section>
  );
}
