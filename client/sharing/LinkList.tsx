import { useLingui } from "@lingui/react/macro";
import { Badge, Button, Text } from "@mantine/core";
import { useQuestion } from "../ui/useQuestion.tsx";
import "./sharing.css";

/** A private link as lists show it. */
export interface LinkLine {
  id: string;
  label: string;
  state: string;
  expiresAt: string;
  /** What else is to be told of it: how often it was opened. */
  facts: readonly string[];
}

interface Props {
  links: readonly LinkLine[];
  /** What is said where there is none. */
  none: string;
  onRevoke: (id: string) => void;
}

/** The private links to a thing; an open one closes after a question, for good. */
export function LinkList({ links, none, onRevoke }: Props) {
  const { t, i18n } = useLingui();
  const [question, ask] = useQuestion();
  const day = new Intl.DateTimeFormat(i18n.locale, { dateStyle: "medium" });
  const states: Record<string, string> = { open: t`Open`, expired: t`Expired`, revoked: t`Closed` };
  const nameOf = ({ label }: LinkLine) => label || t`Without a name`;

  if (links.length === 0) return <Text c="dimmed">{none}</Text>;
  return (
    <>
      <ul className="link-list" aria-label={t`Links`}>
        {links.map((link) => (
          <li key={link.id}>
            <div>
              <strong>{nameOf(link)}</strong>
              <span>{[t`Until ${day.format(new Date(link.expiresAt))}`, ...link.facts].join(" · ")}</span>
            </div>
            {link.state === "open" ? (
              <Button
                variant="default"
                aria-label={t`Close link: ${nameOf(link)}`}
                onClick={() =>
                  ask({
                    title: t`Close this link?`,
                    follows: t`It stops working for everyone who has it. It cannot be reopened, but you can create a new one.`,
                    yes: t`Close for good`,
                    onYes: () => onRevoke(link.id),
                  })
                }
              >
                {t`Close link`}
              </Button>
            ) : (
              <Badge color="gray" variant="light">
                {states[link.state] ?? link.state}
              </Badge>
            )}
          </li>
        ))}
      </ul>
      {question}
    </>
  );
}
