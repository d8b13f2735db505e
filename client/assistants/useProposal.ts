import { useEffect, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import { PRESS_MS } from "../../domain/assistants/proposals.ts";
import type { useProposalApplyMutation } from "../__generated__/useProposalApplyMutation.graphql.ts";
import type { useProposalDismissMutation } from "../__generated__/useProposalDismissMutation.graphql.ts";
import type { useProposalQuery } from "../__generated__/useProposalQuery.graphql.ts";
import type { useProposalUndoMutation } from "../__generated__/useProposalUndoMutation.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { refresh } from "../app/refresh.ts";
import { accidentIn, refusalIn, useRefusal } from "../i18n/useRefusal.ts";

const QUERY = graphql`
  query useProposalQuery($id: ID!) {
    node(id: $id) {
      ... on Proposal {
        state
      }
    }
  }
`;

/** Applying what an assistant proposes, letting it be, and taking it back. Why something did not work stands in `problem`. */
export function useProposal(id: string, state: string) {
  const said = useRefusal();
  const relay = useRelayEnvironment();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const apply = useCommit<useProposalApplyMutation>(graphql`
    mutation useProposalApplyMutation($input: ApplyProposalInput!) {
      applyProposal(input: $input) {
        __typename
        ... on ApplyProposalPayload {
          proposal {
            ...ProposalCard_proposal
          }
        }
        ... on UserError {
          code
          params
          message
        }
      }
    }
  `);
  const undo = useCommit<useProposalUndoMutation>(graphql`
    mutation useProposalUndoMutation($input: UndoProposalInput!) {
      undoProposal(input: $input) {
        __typename
        ... on UndoProposalPayload {
          proposal {
            ...ProposalCard_proposal
          }
        }
        ... on UserError {
          code
          params
          message
        }
      }
    }
  `);
  const dismiss = useCommit<useProposalDismissMutation>(graphql`
    mutation useProposalDismissMutation($input: DismissProposalInput!) {
      dismissProposal(input: $input) {
        __typename
        ... on DismissProposalPayload {
          proposal {
            ...ProposalCard_proposal
          }
        }
        ... on UserError {
          code
          params
          message
        }
      }
    }
  `);

  // Whoever pressed may be gone, and then nobody tells how it ended.
  useEffect(() => {
    if (state !== "applying") return;
    const look = () => void refresh<useProposalQuery>(relay, QUERY, { id }).catch(() => undefined);
    const timer = setInterval(look, PRESS_MS / 4);
    return () => clearInterval(timer);
  }, [relay, id, state]);

  /** One press at a time. */
  async function tried(act: () => Promise<object>): Promise<void> {
    setProblem(null);
    setBusy(true);
    try {
      const answer = (await act()) as { __typename: string };
      if (!answer.__typename.endsWith("Payload")) {
        setProblem(said(refusalIn(answer)));
        // Some refusals are the end of it.
        await refresh<useProposalQuery>(relay, QUERY, { id });
      }
    } catch (error) {
      setProblem(said(accidentIn(error)));
    }
    setBusy(false);
  }

  const variables = { input: { id } };
  return {
    ...{ problem, isBusy },
    apply: () => tried(async () => (await apply(variables)).applyProposal),
    undo: () => tried(async () => (await undo(variables)).undoProposal),
    dismiss: () => tried(async () => (await dismiss(variables)).dismissProposal),
  };
}
