import { useLingui } from "@lingui/react/macro";
import { ActionIcon, Anchor, Button, Text } from "@mantine/core";
import { IconArrowLeft, IconTrash } from "@tabler/icons-react";
import { Suspense, useDeferredValue, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import { Link, useParams } from "react-router";
import { agentOf } from "../../domain/assistants/agents.ts";
import { isId } from "../../domain/isId.ts";
import type { AgentScreenNameQuery } from "../__generated__/AgentScreenNameQuery.graphql.ts";
import type { AgentScreenQuery } from "../__generated__/AgentScreenQuery.graphql.ts";
import { useViewer } from "../app/viewer.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import { PageTitle } from "../ui/PageTitle.tsx";
import { RowsSkeleton } from "../ui/skeletons.tsx";
import { TextFilter } from "../ui/TextFilter.tsx";
import { useQuestion } from "../ui/useQuestion.tsx";
import { useDeleteConversation } from "./useDeleteConversation.ts";
import { useOpenAgent } from "./useOpenAgent.ts";
import "../settings/settings.css";
import "./assistants.css";

/** /ai-team/{id}: what was said to one assistant, searched by a word in it. */
export function AgentScreen() {
  const slug = useParams().slug ?? "";
  const uid = agentOf(slug)?.uid ?? (isId(slug) ? slug : null);
  if (!uid) return <NoSuchAgent />;
  return (
    <Suspense fallback={<RowsSkeleton count={4} />}>
      <Agent id={btoa(`AiAgent:${uid}`)} />
    </Suspense>
  );
}

function NoSuchAgent() {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`There is no such assistant`}
      headingLevel={1}
      action={<Button component={Link} to="/ai-team">{t`AI team`}</Button>}
    >
      {t`It may have been taken away, or the address is not quite right.`}
    </EmptyState>
  );
}

function Agent({ id }: { id: string }) {
  const { t } = useLingui();
  const [words, setWords] = useState("");
  const asked = useDeferredValue(words);
  const { talk } = useOpenAgent();
  const { node } = useLazyLoadQuery<AgentScreenNameQuery>(
    graphql`
      query AgentScreenNameQuery($id: ID!) {
        node(id: $id) {
          ... on AiAgent {
            name
            slug
          }
        }
      }
    `,
    { id },
  );
  if (!node?.slug || !node.name) return <NoSuchAgent />;
  const { name, slug } = node;
  return (
    <>
      <Anchor component={Link} to="/ai-team" className="settings-back">
        <IconArrowLeft size={18} aria-hidden />
        {t`AI team`}
      </Anchor>
      <PageTitle title={name} />
      <Button my="md" onClick={() => talk(slug)}>{t`Chat`}</Button>
      <TextFilter
        label={t`Search in conversations`}
        placeholder={t`A word that was said`}
        text={words}
        onText={setWords}
      />
      <Suspense fallback={<RowsSkeleton count={4} />}>
        <Talks id={id} slug={slug} words={asked} />
      </Suspense>
    </>
  );
}

function Talks({ id, slug, words }: { id: string; slug: string; words: string }) {
  const { t, i18n } = useLingui();
  const { talk } = useOpenAgent();
  const workspaceId = useViewer().workspace?.id ?? null;
  const [dialog, ask] = useQuestion();
  const remove = useDeleteConversation();
  const { node } = useLazyLoadQuery<AgentScreenQuery>(
    graphql`
      query AgentScreenQuery($id: ID!, $workspaceId: ID, $words: String) {
        node(id: $id) {
          ... on AiAgent {
            conversations(first: 100, workspaceId: $workspaceId, words: $words) {
              edges {
                node {
                  id
                  title
                  usedAt
                }
              }
            }
          }
        }
      }
    `,
    { id, workspaceId, words: words.trim() || null },
    { fetchPolicy: "store-and-network" },
  );
  // Those that were deleted meanwhile leave an edge without a conversation.
  const talks = (node?.conversations?.edges ?? []).flatMap((edge) => (edge?.node ? [edge.node] : []));
  if (talks.length === 0)
    return (
      <EmptyState title={words ? t`Nothing found` : t`No conversations yet`}>
        {words ? t`Nobody said this here.` : t`Your questions and the answers will appear here.`}
      </EmptyState>
    );
  return (
    <>
      {dialog}
      <ul className="agent-talks" aria-label={t`Conversations`}>
        {talks.map((each) => (
          <li key={each.id}>
            <div>
              <Anchor component="button" onClick={() => talk(slug, each.id)}>
                {each.title}
              </Anchor>
              <Text size="sm" c="dimmed">
                {i18n.date(new Date(each.usedAt), { dateStyle: "medium", timeStyle: "short" })}
              </Text>
            </div>
            <ActionIcon
              variant="subtle"
              aria-label={t`Delete conversation: ${each.title}`}
              onClick={() =>
                ask({
                  title: t`Delete this conversation?`,
                  follows: t`What you asked and what was answered will be gone for good. Nothing in your studio changes.`,
                  yes: t`Delete the conversation`,
                  onYes: () => void remove(each.id),
                })
              }
            >
              <IconTrash size={20} stroke={1.75} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ul>
    </>
  );
}
