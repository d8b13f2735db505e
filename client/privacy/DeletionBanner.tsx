import { useLingui } from "@lingui/react/macro";
import { Anchor, Button } from "@mantine/core";
import { Link } from "react-router";
import { useViewer } from "../app/viewer.ts";
import { useKeepAccount } from "./useKeepAccount.ts";

/** On every page while the account is about to be deleted: when, and the way back. */
export function DeletionBanner() {
  const { t, i18n } = useLingui();
  const { deletion } = useViewer();
  const keep = useKeepAccount();
  if (!deletion?.dueAt) return null;
  const due = i18n.date(new Date(deletion.dueAt), { dateStyle: "long", timeStyle: "short" });
  return (
    <aside className="shell-banner" data-tone="expired" aria-label={t`Deletion of your account`}>
      <p>
        {t`Your account will be deleted on ${due}.`}{" "}
        <Anchor component={Link} to={`/privacy/deletion-status?code=${deletion.code}`} underline="always">
          {t`See the status`}
        </Anchor>
      </p>
      {deletion.state === "waiting" && (
        <Button size="sm" onClick={() => void keep()}>
          {t`Keep my account`}
        </Button>
      )}
    </aside>
  );
}
