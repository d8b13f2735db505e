import { useLingui } from "@lingui/react/macro";
import { IconArrowRight, IconChartHistogram, IconDisc, IconRocket } from "@tabler/icons-react";
import { Link } from "react-router";
import { isComing } from "../app/comingRoutes.ts";
import { Soon } from "../ui/Soon.tsx";

/** The three roads an artist takes most. */
export function QuickLinks() {
  const { t } = useLingui();
  const links = [
    {
      to: "/catalog/tracks?upload=1",
      Icon: IconDisc,
      title: t`Upload tracks`,
      text: t`Drop audio files into your catalog.`,
    },
    { to: "/releases", Icon: IconRocket, title: t`Plan a release`, text: t`From master to release day.` },
    {
      to: "/analytics",
      Icon: IconChartHistogram,
      title: t`See who listens`,
      text: t`Plays, listeners, sales.`,
    },
  ];
  return (
    <nav aria-label={t`Quick links`} className="dashboard-links">
      {links.map(({ to, Icon, title, text }) => (
        <Link key={to} to={to} className="dashboard-link">
          <Icon size={24} stroke={1.75} aria-hidden />
          <strong>
            {title} {isComing(to) && <Soon />}
          </strong>
          <span>{text}</span>
          <IconArrowRight size={20} className="dashboard-link-go" aria-hidden />
        </Link>
      ))}
    </nav>
  );
}
