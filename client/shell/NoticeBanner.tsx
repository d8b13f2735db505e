import { useLingui } from "@lingui/react/macro";
import { noticeFor } from "../../domain/platform/settings.ts";
import { usePlatform } from "../app/platform.ts";

/** What the operator wants everybody to know, above every page. */
export function NoticeBanner() {
  const { t, i18n } = useLingui();
  const notice = noticeFor(usePlatform(), i18n.locale);
  if (!notice) return null;
  return (
    <aside className="shell-banner" data-tone="expired" aria-label={t`Notice`}>
      <p>{notice}</p>
    </aside>
  );
}
