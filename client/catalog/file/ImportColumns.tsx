import { useLingui } from "@lingui/react/macro";
import { NativeSelect, Table } from "@mantine/core";
import type { Target } from "../../../domain/catalog/table/guessColumns.ts";
import { COLUMN_KEYS } from "../../../domain/catalog/table/trackColumns.ts";
import { useColumnLabels } from "../sheet/useColumnLabels.ts";

const PREVIEW_ROWS = 3;

interface Props {
  lines: readonly (readonly string[])[];
  mapping: readonly (Target | null)[];
  onMapping: (mapping: readonly (Target | null)[]) => void;
}

/** What each column of the file holds, beside its first rows. */
export function ImportColumns({ lines, mapping, onMapping }: Props) {
  const { t } = useLingui();
  const labels = useColumnLabels();
  const [headings = [], ...rows] = lines;
  const choices = [
    { value: "", label: t`Skip` },
    { value: "id", label: t`ID in Levare` },
    ...COLUMN_KEYS.map((key) => ({ value: key, label: labels.label(key) })),
  ];
  return (
    <Table.ScrollContainer
      minWidth={480}
      maxHeight={360}
      scrollAreaProps={{
        viewportProps: { tabIndex: 0, role: "region", "aria-label": t`Columns of the file` },
      }}
    >
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t`Column of the file`}</Table.Th>
            <Table.Th>{t`What it holds`}</Table.Th>
            <Table.Th>{t`First rows`}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {headings.map((heading, at) => (
            // The columns of a file keep their places, and two may be called the same.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <Table.Tr key={at}>
              <Table.Td>{heading}</Table.Td>
              <Table.Td>
                <NativeSelect
                  aria-label={t`What “${heading}” holds`}
                  value={mapping[at] ?? ""}
                  data={choices}
                  onChange={(event) => {
                    const target = (event.currentTarget.value || null) as Target | null;
                    onMapping(mapping.map((each, place) => (place === at ? target : each)));
                  }}
                />
              </Table.Td>
              <Table.Td className="import-preview">
                {rows
                  .slice(0, PREVIEW_ROWS)
                  .map((row) => row[at] || "–")
                  .join(" · ")}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
