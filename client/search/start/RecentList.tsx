import { useLingui } from "@lingui/react/macro";
import { ActionIcon, Button, Title } from "@mantine/core";
import { IconHistory, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { addressOf, type Question } from "../../../domain/search/address.ts";
import { useQuestionLabels } from "../useQuestionLabels.ts";
import type { RecentSearches } from "./recentSearches.ts";

interface Props {
  recent: RecentSearches;
  onOpen: (question: Question) => void;
}

/** What the person looked for last on this device; each can be asked again and forgotten. */
export function RecentList({ recent, onOpen }: Props) {
  const { t } = useLingui();
  const [questions, setQuestions] = useState(recent.list);
  const labels = useQuestionLabels();
  if (questions.length === 0) return null;
  function forget(act: () => void) {
    act();
    setQuestions(recent.list());
  }
  return (
    <section className="search-kept" aria-label={t`Recent searches`}>
      <div className="search-kept-head">
        <Title order={3} size="h5">{t`Recent searches`}</Title>
        <Button variant="subtle" size="compact-md" onClick={() => forget(recent.clear)}>
          {t`Clear recent searches`}
        </Button>
      </div>
      <ul>
        {questions.map((question) => {
          const name = labels(question);
          return (
            <li key={addressOf(question)}>
              <button type="button" className="search-kept-open" onClick={() => onOpen(question)}>
                <IconHistory size={20} stroke={1.75} aria-hidden />
                <span>{name}</span>
              </button>
              <ActionIcon
                aria-label={t`Remove ${name}`}
                onClick={() => forget(() => recent.remove(question))}
              >
                <IconX size={18} stroke={1.75} aria-hidden />
              </ActionIcon>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
