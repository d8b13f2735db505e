import { useLingui } from "@lingui/react/macro";
import { TagsInput, TextInput } from "@mantine/core";
import { MAX_TERM_NAME } from "../../../domain/lexicon/termEdit.ts";

/** What a person writes about a term. */
export interface TermWords {
  labelEn: string;
  labelEs: string;
  aliases: string[];
}

interface Props {
  words: TermWords;
  onChange: (change: Partial<TermWords>) => void;
  errorOf: (field: string) => string | null;
}

/** The names of a term. */
export function TermFields({ words, onChange, errorOf }: Props) {
  const { t } = useLingui();
  return (
    <>
      <TextInput
        label={t`English name`}
        maxLength={MAX_TERM_NAME}
        value={words.labelEn}
        onChange={(event) => onChange({ labelEn: event.currentTarget.value })}
        error={errorOf("labelEn")}
        data-autofocus
      />
      <TextInput
        label={t`Spanish name`}
        maxLength={MAX_TERM_NAME}
        value={words.labelEs}
        onChange={(event) => onChange({ labelEs: event.currentTarget.value })}
        error={errorOf("labelEs")}
      />
      <TagsInput
        size="md"
        label={t`Aliases`}
        description={t`Other names that mean the same; Enter adds one.`}
        value={words.aliases}
        onChange={(aliases) => onChange({ aliases })}
        error={errorOf("aliases")}
        splitChars={[",", ";"]}
      />
    </>
  );
}
