import { Navigate, useLocation } from "react-router";
import { useDevice } from "../app/useDevice.ts";
import { useViewer } from "../app/viewer.ts";
import { SettingsList } from "./SettingsList.tsx";
import { sectionsFor } from "./sections.ts";

/** /settings itself: the list on a phone, the first section elsewhere; after a checkout the plan, where there is one. */
export function SettingsIndex() {
  const isPhone = useDevice() === "mobile";
  const { search } = useLocation();
  const sections = sectionsFor(useViewer());
  const isPaid = new URLSearchParams(search).get("checkout") === "success";
  const plan = isPaid ? sections.find(({ id }) => id === "billing") : undefined;
  const first = plan ?? (isPhone ? undefined : sections[0]);
  if (!first) return <SettingsList />;
  return <Navigate to={{ pathname: `/settings/${first.id}`, search }} replace />;
}
