import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { ADMIN_TABS } from "./tabs.ts";

/** The pages of the administration. On a narrow screen the row scrolls, and the open page's tab is in sight. */
export function AdminTabs() {
  const { t, i18n } = useLingui();
  const { pathname } = useLocation();
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const open = row.current?.querySelector<HTMLElement>("[aria-current]");
    if (open && row.current)
      row.current.scrollLeft = open.offsetLeft - (row.current.clientWidth - open.offsetWidth) / 2;
  });
  return (
    <nav aria-label={t`Administration`} className="admin-tabs">
      <ul ref={row}>
        {ADMIN_TABS.map(({ path, aliases = [], label }) => (
          <li key={path}>
            <Link
              to={path}
              aria-current={path === pathname || aliases.includes(pathname) ? "page" : undefined}
            >
              {i18n._(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
