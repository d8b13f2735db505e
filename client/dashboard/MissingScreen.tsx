import { useLingui } from "@lingui/react/macro";
import { lazy } from "react";
import { useLocation } from "react-router";
import { useViewer } from "../app/viewer.ts";
import { NotBuiltYet } from "../ui/NotBuiltYet.tsx";

const DashboardScreen = lazy(async () => ({
  default: (await import("./DashboardScreen.tsx")).DashboardScreen,
}));
const AdminDashboard = lazy(async () => ({
  default: (await import("../admin/AdminDashboard.tsx")).AdminDashboard,
}));

/** Any other path: the dashboard, and a quiet note (SPEC.md section 2). */
export function MissingScreen() {
  const { t } = useLingui();
  const { role } = useViewer();
  const { pathname } = useLocation();
  // The router cannot match "@" and a name in one segment, so a profile's short address arrives here.
  if (pathname.startsWith("/@")) return <ProfileToCome />;
  return (
    <>
      <p className="lv-note" role="status">
        {t`That page does not exist. Here is your dashboard instead.`}
      </p>
      {role === "superadmin" ? <AdminDashboard /> : <DashboardScreen />}
    </>
  );
}

function ProfileToCome() {
  const { t } = useLingui();
  return <NotBuiltYet title={t`Profile`} promise={t`The public profile of this person will appear here.`} />;
}
