import { Table } from "@mantine/core";

interface Props {
  name: string;
  heads: readonly string[];
  /** The first cell names the row, the others are figures. */
  rows: readonly { key: string; cells: readonly string[] }[];
}

/** Figures in a table, which scrolls by the keyboard too where it is wider than the page. */
export function MoneyTable({ name, heads, rows }: Props) {
  return (
    <Table.ScrollContainer
      minWidth={420}
      scrollAreaProps={{ viewportProps: { tabIndex: 0, role: "region", "aria-label": name } }}
    >
      <Table className="admin-table">
        <Table.Thead>
          <Table.Tr>
            {heads.map((head, at) => (
              <Table.Th key={head} scope="col" className={at > 0 ? "admin-number" : undefined}>
                {head}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ key, cells: [label, ...figures] }) => (
            <Table.Tr key={key}>
              <Table.Th scope="row">{label}</Table.Th>
              {figures.map((figure, at) => (
                <Table.Td key={heads[at + 1]} className="admin-number">
                  {figure}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
