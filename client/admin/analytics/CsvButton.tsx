import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { csvHref } from "./csvHref.ts";

interface Props {
  /** Whose numbers these are: told to those who hear the button alone. */
  title: string;
  file: string;
  lines: readonly (readonly (string | number)[])[];
}

/** Takes along exactly what is shown. */
export function CsvButton({ title, file, lines }: Props) {
  const { t } = useLingui();
  return (
    <Button
      component="a"
      href={csvHref(lines)}
      download={`${file}.csv`}
      variant="default"
      aria-label={t`Download CSV: ${title}`}
      leftSection={<IconDownload size={18} aria-hidden />}
    >
      {t`Download CSV`}
    </Button>
  );
}
