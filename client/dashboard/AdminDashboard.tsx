import { useLingui } from "@lingui/react/macro";
import { NotBuiltYet } from "../ui/NotBuiltYet.tsx";

/** The platform at a glance, once there is something to glance at. */
export function AdminDashboard() {
  const { t } = useLingui();
  return (
    <NotBuiltYet
      isHome
      title={t`Admin dashboard`}
      promise={t`The admin dashboard will show the health of the platform, new accounts and open reports.`}
    />
  );
}
