import { useLingui } from "@lingui/react/macro";
import { TextInput } from "@mantine/core";
import { IconChevronRight, IconCrown, IconSearch } from "@tabler/icons-react";
import { type KeyboardEvent, useState } from "react";
import { NavLink } from "react-router";
import { crownText } from "../../domain/navigation/menus.ts";
import { useDevice } from "../app/useDevice.ts";
import { useViewer } from "../app/viewer.ts";
import { useRefusal } from "../i18n/useRefusal.ts";
import { type SettingsSection, sectionsFor } from "./sections.ts";

/** The way to every section. Arrows, Home and End walk through it; the field above narrows it. */
export function SettingsList() {
  const { t, i18n } = useLingui();
  const isPhone = useDevice() === "mobile";
  const viewer = useViewer();
  const [wanted, setWanted] = useState("");
  const words = wanted.trim().toLowerCase();
  const found = sectionsFor(viewer).filter(({ title, summary }) =>
    `${i18n._(title)} ${i18n._(summary)}`.toLowerCase().includes(words),
  );
  return (
    <nav className="settings-nav" aria-label={t`Settings`}>
      <TextInput
        aria-label={t`Search settings`}
        placeholder={t`Search settings`}
        leftSection={<IconSearch size={18} aria-hidden />}
        value={wanted}
        onChange={(event) => setWanted(event.currentTarget.value)}
      />
      <p className="settings-none" role="status">
        {found.length === 0 && t`No settings match your search.`}
      </p>
      <ul onKeyDown={walk}>
        {found.map((section) => (
          <li key={section.id}>
            <NavLink to={`/settings/${section.id}`}>
              <section.icon size={20} stroke={1.75} aria-hidden />
              <span>
                {i18n._(section.title)}
                {isPhone && <small>{i18n._(section.summary)}</small>}
              </span>
              <Crown section={section} />
              {isPhone && <IconChevronRight size={18} aria-hidden />}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Crown({ section }: { section: SettingsSection }) {
  const said = useRefusal();
  const access = section.access?.(useViewer());
  if (access !== "pro" && access !== "enterprise") return null;
  return <IconCrown size={18} className="settings-crown" aria-label={said(crownText(access))} role="img" />;
}

function walk(event: KeyboardEvent<HTMLUListElement>) {
  const links = [...event.currentTarget.querySelectorAll("a")];
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key];
  if (to === undefined || !links[to]) return;
  event.preventDefault();
  links[to].focus();
}
