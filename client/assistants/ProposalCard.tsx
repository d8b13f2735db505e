import { useLingui } from "@lingui/react/macro";
import { Button, Text, VisuallyHidden } from "@mantine/core";
import { useEffect, useId, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router";
import { PROPOSAL_DAYS } from "../../domain/assistants/proposals.ts";
import { refusal } from "../../domain/words/refusal.ts";
import type { ProposalCard_proposal$key } from "../__generated__/ProposalCard_proposal.graphql.ts";
import { useRefusal } from "../i18n/useRefusal.ts";
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
  const press = useProposal(id, state);
  const said = useRefusal();
  const card = useRef<HTMLElement>(null);
  const wasBusy = useRef(false);
  const [isAsked, setAsked] = useState(false);

  // The button that was pressed is gone. Its place goes to the card and not to Undo, which a second Enter would press.
  useEffect(() => {
    const isLost = document.activeElement === document.body || card.current?.contains(document.activeElement);
    if (wasBusy.current && !press.isBusy && isLost) card.current?.focus();
    wasBusy.current = press.isBusy;
  }, [press.isBusy]);

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
    undone: t`Undone. Everything is as it was before.`,
    dismissed: t`Not applied.`,
    stale: said(refusal("assistants.proposalStale")),
    expired: said(refusal("assistants.proposalExpired", { days: PROPOSAL_DAYS })),
  };
  const isOpen = state === "open";
  return (
    <section className="proposal" ref={card} tabIndex={-1} aria-labelledby={nameId} data-state={state}>
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
      {press.problem && press.problem !== told[state] && (
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
