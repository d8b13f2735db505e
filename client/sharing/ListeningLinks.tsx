import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { ListeningLinksCreateMutation } from "../__generated__/ListeningLinksCreateMutation.graphql.ts";
import type { ListeningLinksQuery } from "../__generated__/ListeningLinksQuery.graphql.ts";
import type { ListeningLinksRevokeMutation } from "../__generated__/ListeningLinksRevokeMutation.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { refusalIn, useRefusal } from "../i18n/useRefusal.ts";
import { useErrorToast } from "../settings/useErrorToast.ts";
import { LinkForm, type Made } from "./LinkForm.tsx";
import { LinkList } from "./LinkList.tsx";

interface Props {
  /** Global id of a release or a track. */
  id: string;
  /** Another one asks anew, after a failure. */
  turn: number;
}

/** The private links to a release or a track, and the way to another. */
export function ListeningLinks({ id, turn }: Props) {
  const { t } = useLingui();
  const said = useRefusal();
  const showError = useErrorToast();
  const [round, setRound] = useState(0);
  const { node } = useLazyLoadQuery<ListeningLinksQuery>(
    graphql`
      query ListeningLinksQuery($id: ID!) {
        node(id: $id) {
          ... on Track {
            listeningLinks {
              ...ListeningLinks_link @relay(mask: false)
            }
          }
          ... on Release {
            listeningLinks {
              ...ListeningLinks_link @relay(mask: false)
            }
          }
        }
      }
    `,
    { id },
    { fetchPolicy: "store-and-network", fetchKey: `${turn} ${round}` },
  );
  const create = useCommit<ListeningLinksCreateMutation>(graphql`
    mutation ListeningLinksCreateMutation($input: CreateListeningLinkInput!) {
      createListeningLink(input: $input) {
        __typename
        ... on CreateListeningLinkPayload {
          url
        }
        ... on EmailUnproven {
          code
          params
          message
        }
        ... on InvalidInput {
          code
          params
          message
        }
      }
    }
  `);
  const revoke = useCommit<ListeningLinksRevokeMutation>(graphql`
    mutation ListeningLinksRevokeMutation($input: RevokeListeningLinkInput!) {
      revokeListeningLink(input: $input) {
        __typename
        ... on RevokeListeningLinkPayload {
          link {
            id
            state
          }
        }
      }
    }
  `);

  async function handleMake(wanted: { label: string; days: number }): Promise<Made> {
    const { createListeningLink: answer } = await create({ input: { id, ...wanted } });
    if (answer.__typename !== "CreateListeningLinkPayload") return { problem: said(refusalIn(answer)) };
    setRound((before) => before + 1);
    return { url: answer.url };
  }

  async function handleRevoke(link: string) {
    try {
      const { revokeListeningLink: answer } = await revoke({ input: { id: link } });
      if (answer.__typename !== "RevokeListeningLinkPayload") showError();
    } catch (error) {
      showError(error);
    }
  }

  return (
    <>
      <LinkForm onMake={handleMake} />
      <LinkList
        links={(node?.listeningLinks ?? []).map((link) => ({
          ...link,
          facts: [t`Opened: ${link.openings}`],
        }))}
        none={t`Nobody outside your studio has a link to it yet.`}
        onRevoke={(link) => void handleRevoke(link)}
      />
    </>
  );
}

// Both kinds of music have the same links.
void graphql`
  fragment ListeningLinks_link on ListeningLink {
    id
    label
    state
    expiresAt
    openings
  }
`;
