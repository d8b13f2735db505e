import { useLingui } from "@lingui/react/macro";
import { Anchor, Text } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { Suspense } from "react";
import { Link, Outlet, useLocation } from "react-router";
import { useDevice } from "../app/useDevice.ts";
import { useViewer } from "../app/viewer.ts";
import { PageTitle } from "../ui/PageTitle.tsx";
import { RowsSkeleton } from "../ui/skeletons.tsx";
import { CheckoutNotice } from "./CheckoutNotice.tsx";
import { SectionGate } from "./SectionGate.tsx";
import { SettingsList } from "./SettingsList.tsx";
import { sectionsFor } from "./sections.ts";
import "./settings.css";
import "./sections.css";

/** The settings: the list beside the open section; on phones one after the other. */
export function SettingsFrame() {
  const { t, i18n } = useLingui();
  const { pathname } = useLocation();
  const isPhone = useDevice() === "mobile";
  const viewer = useViewer();
  const section = sectionsFor(viewer).find(({ id }) => pathname === `/settings/${id}`);
  if (!section) {
    return (
      <div className="settings" data-alone>
        <PageTitle title={t`Settings`} />
        <CheckoutNotice />
        <Outlet />
      </div>
    );
  }
  return (
    <div className="settings" data-alone={isPhone || undefined}>
      {!isPhone && <SettingsList />}
      <div className="settings-section">
        {isPhone && (
          <Anchor component={Link} to="/settings" className="settings-back">
            <IconArrowLeft size={18} aria-hidden />
            {t`All settings`}
          </Anchor>
        )}
        <CheckoutNotice />
        <header>
          <PageTitle title={i18n._(section.title)} />
          <Text c="dimmed">{i18n._(section.summary)}</Text>
        </header>
        <Suspense fallback={<RowsSkeleton count={4} />}>
          <SectionGate section={section}>
            <Outlet />
          </SectionGate>
        </Suspense>
      </div>
    </div>
  );
}
