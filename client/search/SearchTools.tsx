import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { IconArrowsDiagonal } from "@tabler/icons-react";
import { Link } from "react-router";
import { addressOf, type Question } from "../../domain/search/address.ts";
import { useMaybeViewer } from "../app/viewer.ts";
import { SaveSearchButton } from "./saved/SaveSearchButton.tsx";

interface Props {
  question: Question;
  onPage: ((question: Question) => void) | undefined;
}

/** What can be done with a question itself: keep it, as a member, or show it as a page. */
export function SearchTools({ question, onPage }: Props) {
  const { t } = useLingui();
  const viewer = useMaybeViewer();
  return (
    <div className="search-tools">
      {viewer && <SaveSearchButton question={question} />}
      {onPage && (
        <Button
          component={Link}
          to={`/search?${addressOf(question)}`}
          variant="subtle"
          size="sm"
          aria-keyshortcuts="Shift+Enter"
          leftSection={<IconArrowsDiagonal size={18} stroke={1.75} aria-hidden />}
          onClick={(event) => {
            event.preventDefault();
            onPage(question);
          }}
        >
          {t`Open as page`}
        </Button>
      )}
    </div>
  );
}
