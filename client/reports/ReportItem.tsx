import { useLingui } from "@lingui/react/macro";
import { Menu } from "@mantine/core";
import { IconFlag } from "@tabler/icons-react";

/** Says that something is wrong. */
export function ReportItem({ onReport }: { onReport: () => void }) {
  const { t } = useLingui();
  return (
    <Menu.Item leftSection={<IconFlag size={18} aria-hidden />} onClick={onReport}>
      {t`Report`}
    </Menu.Item>
  );
}
