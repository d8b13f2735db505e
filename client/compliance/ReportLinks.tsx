import { useLingui } from "@lingui/react/macro";
import { Button, Group } from "@mantine/core";
import { IconFileCode, IconFileText } from "@tabler/icons-react";
import { uuidOf } from "../app/readableAddress.ts";

/** The report as files: of one release, or of the whole studio. */
export function ReportLinks({ releaseId, workspaceId }: { releaseId?: string; workspaceId?: string }) {
  const { t, i18n } = useLingui();
  const wanted = new URLSearchParams();
  if (releaseId) wanted.set("release", uuidOf(releaseId));
  if (workspaceId) wanted.set("workspace", atob(workspaceId).slice("Workspace:".length));
  const paper = new URLSearchParams([...wanted, ["lang", i18n.locale.slice(0, 2)]]);
  return (
    <Group gap="xs">
      <Button
        component="a"
        variant="default"
        href={`/api/compliance/report.pdf?${paper}`}
        download
        leftSection={<IconFileText size={18} aria-hidden />}
      >
        {t`Report as PDF`}
      </Button>
      <Button
        component="a"
        variant="default"
        href={`/api/compliance/report.json?${wanted}`}
        download
        leftSection={<IconFileCode size={18} aria-hidden />}
      >
        {t`Report as JSON`}
      </Button>
    </Group>
  );
}
