import { useLingui } from "@lingui/react/macro";
import { Table } from "@mantine/core";
import { type Sheet, writtenIn } from "./Sheet.ts";

interface Props {
  sheet: Sheet;
  title: string;
}

/** The same numbers, one by one. Longer ones scroll, by the keyboard too. */
export function SheetTable({ sheet, title }: Props) {
  const { t, i18n } = useLingui();
  const { of, series, rows } = sheet;
  const written = writtenIn(sheet, i18n);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard.
    <section className="analytics-table" aria-label={t`Table: ${title}`} tabIndex={0}>
      <Table className="admin-table" stickyHeader>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{of}</Table.Th>
            {series.map(({ key, label }) => (
              <Table.Th key={key} scope="col" className="admin-number">
                {label}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ key, label, values }) => (
            <Table.Tr key={key}>
              <Table.Th scope="row">{label}</Table.Th>
              {series.map((one, at) => (
                <Table.Td key={one.key} className="admin-number">
                  {written(values[at]!)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}
