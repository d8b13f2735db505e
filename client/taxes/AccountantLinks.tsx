import { useLingui } from "@lingui/react/macro";
import { Badge, Button, Text } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import type { AccountantLinks_links$key } from "../__generated__/AccountantLinks_links.graphql.ts";
import type { AccountantLinksEndMutation } from "../__generated__/AccountantLinksEndMutation.graphql.ts";
import { useCommit } from "../accounts/useCommit.ts";
import { refusalIn, useRefusal } from "../i18n/useRefusal.ts";
import { useErrorToast } from "../settings/useErrorToast.ts";
import { showRefusal } from "../ui/showFailure.ts";
import { useQuestion } from "../ui/useQuestion.tsx";
import { useTaxLabels } from "./useTaxLabels.ts";

interface Props {
  links: AccountantLinks_links$key;
  mayEnd: boolean;
}

/** Who was let in to which years, and when they last came; an open link ends after a question, for good. */
export function AccountantLinks({ links: linksRef, mayEnd }: Props) {
  const { t } = useLingui();
  const said = useRefusal();
  const showError = useErrorToast();
  const { day } = useTaxLabels();
  const [question, ask] = useQuestion();
  const links = useFragment(
    graphql`
      fragment AccountantLinks_links on AccountantLink @relay(plural: true) {
        id
        name
        years
        state
        expiresAt
        endedAt
        lastOpenedAt
      }
    `,
    linksRef,
  );
  const commit = useCommit<AccountantLinksEndMutation>(graphql`
    mutation AccountantLinksEndMutation($input: EndAccountantLinkInput!) {
      endAccountantLink(input: $input) {
        __typename
        ... on EndAccountantLinkPayload {
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
      }
    }
  `);

  async function end(id: string) {
    try {
      const { endAccountantLink: answer } = await commit({ input: { id } });
      if (answer.__typename !== "EndAccountantLinkPayload") showRefusal(said(refusalIn(answer)));
    } catch (error) {
      showError(error);
    }
  }

  if (links.length === 0) return <Text c="dimmed">{t`Nobody has a link yet.`}</Text>;
  return (
    <>
      <ul className="link-list" aria-label={t`Links`}>
        {links.map(({ id, name, years, state, expiresAt, endedAt, lastOpenedAt }) => {
          const until = day(expiresAt);
          const ended = day(endedAt ?? expiresAt);
          const opened = lastOpenedAt ? day(lastOpenedAt) : "";
          const facts = [
            years.join(", "),
            state === "OPEN" ? t`Until ${until}` : t`Ended on ${ended}`,
            opened ? t`Last opened on ${opened}` : t`Not opened yet`,
          ];
          return (
            <li key={id}>
              <div>
                <strong>{name}</strong>
                <span>{facts.join(" · ")}</span>
              </div>
              {state === "OPEN" && mayEnd ? (
                <Button
                  variant="default"
                  aria-label={t`End the link of ${name}`}
                  onClick={() =>
                    ask({
                      title: t`End the link of ${name}?`,
                      follows: t`It stops working at once: ${name} can no longer read your years or download their files. It cannot be reopened, but you can create a new one.`,
                      yes: t`End link`,
                      onYes: () => void end(id),
                    })
                  }
                >
                  {t`End link`}
                </Button>
              ) : (
                <Badge color={state === "OPEN" ? "mint" : "gray"} variant="light">
                  {state === "OPEN" ? t`Open` : state === "EXPIRED" ? t`Expired` : t`Ended`}
                </Badge>
              )}
            </li>
          );
        })}
      </ul>
      {question}
    </>
  );
}
