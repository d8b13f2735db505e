import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { IconBookmarkPlus } from "@tabler/icons-react";
import { useState } from "react";
import { addressOf, type Question } from "../../../domain/search/address.ts";
import { useQuestionLabels } from "../useQuestionLabels.ts";
import { SearchName } from "./SearchName.tsx";
import { useSavedVerbs } from "./useSavedVerbs.ts";

/** Keeps the search that stands there under a name. */
export function SaveSearchButton({ question }: { question: Question }) {
  const { t } = useLingui();
  const labels = useQuestionLabels();
  const { save } = useSavedVerbs();
  const [isNaming, setNaming] = useState(false);
  if (isNaming)
    return (
      <SearchName
        start={labels(question).slice(0, 60)}
        onName={(name) => save({ name, query: addressOf(question) })}
        onDone={() => setNaming(false)}
      />
    );
  return (
    <Button
      variant="subtle"
      size="sm"
      leftSection={<IconBookmarkPlus size={18} stroke={1.75} aria-hidden />}
      onClick={() => setNaming(true)}
    >
      {t`Save search`}
    </Button>
  );
}
