import { DashboardTab } from "./dashboard/DashboardTab.tsx";
import "./admin.css";

/** The platform at a glance, outside of the administration's own frame. */
export function AdminDashboard() {
  return (
    <div className="admin">
      <DashboardTab />
    </div>
  );
}
