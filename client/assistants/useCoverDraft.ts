import { useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import type { useCoverDraftQuery } from "../__generated__/useCoverDraftQuery.graphql.ts";
import type { useCoverDraftTakeMutation } from "../__generated__/useCoverDraftTakeMutation.graphql.ts";
import type { useCoverDraftUndoMutation } from "../__generated__/useCoverDraftUndoMutation.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { refresh } from "../app/refresh.ts";
import { accidentIn, refusalIn, useRefusal } from "../i18n/useRefusal.ts";

/** After so long people are told what is being done. */
const SLOW_MS = 1_000;

const QUERY = graphql`
  query useCoverDraftQuery($id: ID!) {
    node(id: $id) {
      ... on CoverDraft {
        isCover
        mayBeUndone
        release {
          version
          state
        }
      }
    }
  }
`;

/** Making a draft the cover, and taking it back. Why something did not work stands in `problem`. */
export function useCoverDraft() {
  const said = useRefusal();
  const relay = useRelayEnvironment();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isSlow, setSlow] = useState(false);
  const [isBack, setBack] = useState(false);
  const take = useCommit<useCoverDraftTakeMutation>(graphql`
    mutation useCoverDraftTakeMutation($input: TakeCoverDraftInput!) {
      takeCoverDraft(input: $input) {
        __typename
        ... on TakeCoverDraftPayload {
          draft {
            isCover
            mayBeUndone
          }
          release {
            version
            ...ArtworkPart_release
            ...ReleaseGaps_release
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
  const undo = useCommit<useCoverDraftUndoMutation>(graphql`
    mutation useCoverDraftUndoMutation($input: UndoCoverDraftInput!) {
      undoCoverDraft(input: $input) {
        __typename
        ... on UndoCoverDraftPayload {
          draft {
            isCover
            mayBeUndone
          }
          release {
            version
            ...ArtworkPart_release
            ...ReleaseGaps_release
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

  /** One press at a time. */
  async function tried(id: string, act: () => Promise<object>): Promise<boolean> {
    setProblem(null);
    setBack(false);
    setBusy(true);
    const slow = setTimeout(() => setSlow(true), SLOW_MS);
    let isDone = false;
    try {
      const answer = (await act()) as { __typename: string };
      isDone = answer.__typename.endsWith("Payload");
      if (!isDone) {
        setProblem(said(refusalIn(answer)));
        // Somebody was at the release: what it is now is what the next press is about.
        await refresh<useCoverDraftQuery>(relay, QUERY, { id });
      }
    } catch (error) {
      setProblem(said(accidentIn(error)));
    }
    clearTimeout(slow);
    setSlow(false);
    setBusy(false);
    return isDone;
  }

  return {
    ...{ problem, isBusy, isSlow, isBack },
    take: (id: string, version: number) =>
      tried(id, async () => (await take({ input: { id, version } })).takeCoverDraft),
    undo: async (id: string) =>
      setBack(await tried(id, async () => (await undo({ input: { id } })).undoCoverDraft)),
  };
}
