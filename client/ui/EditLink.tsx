import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { IconPencil } from "@tabler/icons-react";
import { Link } from "react-router";

/** From a page as everybody sees it to where its owner changes it. */
export function EditLink({ to }: { to: string }) {
  const { t } = useLingui();
  return (
    <Button component={Link} to={to} variant="default" leftSection={<IconPencil size={18} aria-hidden />}>
      {t`Edit`}
    </Button>
  );
}
