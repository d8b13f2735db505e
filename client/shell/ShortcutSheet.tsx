import { useLingui } from "@lingui/react/macro";
import { Kbd, Table } from "@mantine/core";
import { AppModal } from "../ui/AppModal.tsx";
import { useKnownShortcuts } from "../ui/shortcuts.ts";

/** Every key that works on the present screen. */
export function ShortcutSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const shortcuts = useKnownShortcuts();
  return (
    <AppModal isOpen={isOpen} onClose={onClose} title={t`Keyboard shortcuts`}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t`Keys`}</Table.Th>
            <Table.Th>{t`What they do`}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shortcuts.map(({ keys, label }) => (
            <Table.Tr key={keys}>
              <Table.Td>
                <Kbd>{keyNames(keys)}</Kbd>
              </Table.Td>
              <Table.Td>{i18n._(label)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </AppModal>
  );
}

function keyNames(keys: string): string {
  if (keys === "shift+?") return "?";
  return keys.replace("mod", /mac/i.test(navigator.userAgent) ? "⌘" : "Ctrl").replaceAll("+", " + ");
}
